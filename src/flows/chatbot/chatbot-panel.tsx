import type { SnapshotFrom } from "xstate";
import { CHATBOT_MAX_LENGTH } from "../../../contract/constants.ts";
import { t } from "../../../contract/messages/index.ts";
import {
  type ChatbotEvent,
  type chatbotMachine,
  offersQuestions,
} from "../../../machines/chatbot/chart.ts";
import { offeredQuestions } from "../../content/chatbot.ts";
import { firm } from "../../content/firm.ts";
import { random } from "../../services/random.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ChatLines } from "./chat-lines.tsx";
import { CHAT_FIELD_ID, CHAT_LOG_ID } from "./chatbot-elements.ts";

export type ChatbotPanelProps = {
  readonly id: string;
  readonly snapshot: SnapshotFrom<typeof chatbotMachine>;
  readonly send: (event: ChatbotEvent) => void;
};

/** The open chatbot: the conversation, the offered questions and the input. */
export function ChatbotPanel({ id, snapshot, send }: ChatbotPanelProps) {
  const { context } = snapshot;
  const sending = { type: "message.sent", chance: random() } as const;
  return (
    <section
      id={id}
      className="chat-panel"
      role="dialog"
      aria-labelledby={`${id}-title`}
      onKeyDown={({ key }) => {
        if (key === "Escape") send({ type: "panel.closed" });
      }}
    >
      <header className="on-deep">
        <div>
          <h2 id={`${id}-title`}>{t("chatbot.title")}</h2>
          <p className="small">
            {t("chatbot.hours")} {firm.hours}
          </p>
        </div>
        <IconButton
          icon="cross"
          label={t("ui.close")}
          bare
          onClick={() => send({ type: "panel.closed" })}
        />
      </header>
      <div
        id={CHAT_LOG_ID}
        className="chat-log"
        role="log"
        aria-label={t("chatbot.log")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be scrollable by the keyboard
        tabIndex={0}
      >
        <ChatLines
          lines={context.lines}
          isTyping={snapshot.hasTag("typing")}
          onTakeLink={() => send({ type: "link.taken" })}
        />
        {offersQuestions(context) && (
          <ul className="row chat-offered" aria-label={t("chatbot.offered")}>
            {offeredQuestions.map((text) => (
              <li key={text}>
                <Button
                  variant="second"
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
        onSubmit={(event) => {
          event.preventDefault();
          send(sending);
        }}
      >
        <label className="visually-hidden" htmlFor={CHAT_FIELD_ID}>
          {t("chatbot.field")}
        </label>
        <input
          id={CHAT_FIELD_ID}
          className="input"
          name="question"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={CHATBOT_MAX_LENGTH}
          placeholder={t("chatbot.placeholder")}
          value={context.draft}
          onChange={({ currentTarget }) =>
            send({ type: "draft.changed", text: currentTarget.value })
          }
        />
        <Button
          type="submit"
          aria-label={t("chatbot.send")}
          unavailable={!snapshot.can(sending)}
        >
          <Icon name="send" />
        </Button>
      </form>
    </section>
  );
}
