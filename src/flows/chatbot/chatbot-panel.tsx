import { CHATBOT_MAX_LENGTH } from "../../../contract/constants.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import type { ChatReply } from "../../../machines/chatbot/answers.ts";
import {
  areQuestionsSuggested,
  type chatbotMachine,
} from "../../../machines/chatbot/chart.ts";
import type { ChartProps } from "../../app/use-chart.ts";
import { suggestedQuestions } from "../../content/chatbot.ts";
import { firm } from "../../content/firm.ts";
import { linkTo, support } from "../../content/support.ts";
import { random } from "../../services/browser-info.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";

/** Exported here so that a single request loads the answers and the panel. */
export { chatbotAnswers } from "../../content/chatbot.ts";

export type ChatbotPanelProps = ChartProps<typeof chatbotMachine> & {
  readonly id: string;
};

/** The open chatbot: the conversation, the suggested questions and the input. */
export function ChatbotPanel({ id, snapshot, send }: ChatbotPanelProps) {
  const { context } = snapshot;
  const message = { type: "message.sent", randomNumber: random() } as const;
  return (
    <section
      id={id}
      className="surface chat-panel"
      role="dialog"
      aria-labelledby={`${id}-title`}
      onKeyDown={({ key }) => {
        if (key === "Escape") send({ type: "panel.closed" });
      }}
    >
      <header className="row row--nowrap on-deep">
        <div>
          <h2 id={`${id}-title`}>{t("chatbot.title")}</h2>
          <p className="small">{`${t("chatbot.officeHours")} ${firm.hours}`}</p>
        </div>
        <IconButton
          icon="cross"
          label={t("ui.close")}
          bare
          onClick={() => send({ type: "panel.closed" })}
        />
      </header>
      <div
        className="chat-log"
        role="log"
        aria-label={t("chatbot.log")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be scrollable with the keyboard
        tabIndex={0}
      >
        <ol className="stack stack--3 chat-lines">
          <li>
            <p>{t("chatbot.intro")}</p>
          </li>
          {context.lines.map((line, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only appended
              key={index}
              className={line.from === "person" ? "chat-question" : undefined}
            >
              {line.from === "person" ? (
                <p>
                  <span className="visually-hidden">{`${t("chatbot.you")} `}</span>
                  <span dir="auto">{line.text}</span>
                </p>
              ) : (
                <Reply reply={line.reply} send={send} />
              )}
            </li>
          ))}
          {snapshot.hasTag("typing") && (
            <li>
              <span className="visually-hidden">{t("chatbot.typing")}</span>
              <div className="skeleton-line chat-typing" aria-hidden="true" />
            </li>
          )}
        </ol>
        {areQuestionsSuggested(context) && (
          <ul
            className="row chat-suggestions"
            aria-label={t("chatbot.suggestions")}
          >
            {suggestedQuestions.map((text) => (
              <li key={text}>
                <Button
                  variant="outline"
                  size="small"
                  onClick={() => send({ type: "question.chosen", text })}
                >
                  {text}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          send(message);
        }}
      >
        <label className="visually-hidden" htmlFor={`${id}-field`}>
          {t("chatbot.field")}
        </label>
        <input
          id={`${id}-field`}
          className="input"
          name="question"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={CHATBOT_MAX_LENGTH}
          placeholder={t("chatbot.placeholder")}
          value={context.draft}
          dir={context.draft ? "auto" : undefined}
          onChange={({ currentTarget }) =>
            send({ type: "draft.changed", text: currentTarget.value })
          }
        />
        <Button
          type="submit"
          aria-label={t("chatbot.send")}
          unavailable={!snapshot.can(message)}
        >
          <Icon name="send" />
        </Button>
      </form>
    </section>
  );
}

/** A reply from the assistant. FAQ answers and the fallback reply contain a link to more information. */
function Reply({
  reply,
  send,
}: Pick<ChatbotPanelProps, "send"> & { readonly reply: ChatReply }) {
  const pageLink = (target: Parameters<typeof linkTo>[0], label?: string) => {
    const { to, title } = linkTo(target);
    return (
      <p className="small">
        <span>{`${t("chatbot.more")} `}</span>
        <Link to={to} onClick={() => send({ type: "link.followed" })}>
          {label ?? title}
        </Link>
      </p>
    );
  };
  switch (reply.kind) {
    case "greeting":
      return (
        <p>
          <span lang={reply.greeting.language} dir="auto">
            {reply.greeting.text}
          </span>
          <span>{` ${t("chatbot.nextQuestion")}`}</span>
        </p>
      );
    case "faq":
      return (
        <>
          <p>{reply.faq.answer}</p>
          {pageLink(reply.faq)}
        </>
      );
    case "fallback":
      return (
        <>
          <p>{textOf(reply.notice)}</p>
          {pageLink(
            { page: "support", section: support.questionsId },
            t("chatbot.faqs"),
          )}
        </>
      );
  }
}
