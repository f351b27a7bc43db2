import { Link } from "react-router-dom";
import { say, t } from "../../../contract/messages/index.ts";
import type { PageName } from "../../../contract/pages.ts";
import type { ChatReply } from "../../../machines/chatbot/answers.ts";
import type { ChatLine } from "../../../machines/chatbot/chart.ts";
import { support, wayOn } from "../../content/support.ts";

export type ChatLinesProps = {
  readonly lines: readonly ChatLine[];
  readonly isTyping: boolean;
  readonly onTakeLink: () => void;
};

/** The conversation, and the typing indicator. */
export function ChatLines({ lines, isTyping, onTakeLink }: ChatLinesProps) {
  return (
    <ol className="chat-lines">
      <li>
        <p>{t("chatbot.intro")}</p>
      </li>
      {lines.map((line, at) =>
        line.from === "person" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only appended
          <li key={at} className="chat-mine">
            <p>
              <span className="visually-hidden">{t("chatbot.you")} </span>
              {line.text}
            </p>
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only appended
          <li key={at}>
            <Reply reply={line.reply} onTakeLink={onTakeLink} />
          </li>
        ),
      )}
      {isTyping && (
        <li>
          <span className="visually-hidden">{t("chatbot.typing")}</span>
          <div className="skeleton-line chat-typing" aria-hidden="true" />
        </li>
      )}
    </ol>
  );
}

type ReplyProps = {
  readonly reply: ChatReply;
  readonly onTakeLink: () => void;
};

/** A reply of the assistant, with a link to the page that it is about. */
function Reply({ reply, onTakeLink }: ReplyProps) {
  switch (reply.kind) {
    case "greeting":
      return (
        <p>
          <span lang={reply.greeting.language}>{reply.greeting.said}</span>{" "}
          {t("chatbot.after")}
        </p>
      );
    case "faq": {
      const { answer, page, part } = reply.faq;
      return (
        <>
          <p>{answer}</p>
          <More page={page} part={part} onTake={onTakeLink} />
        </>
      );
    }
    case "fallback":
      return (
        <>
          <p>{say(reply.notice)}</p>
          <More
            page="support"
            part={support.questionsId}
            label={t("chatbot.faqs")}
            onTake={onTakeLink}
          />
        </>
      );
  }
}

type MoreProps = {
  readonly page: PageName;
  readonly part: string | undefined;
  readonly label?: string;
  readonly onTake: () => void;
};

function More({ page, part, label, onTake }: MoreProps) {
  const way = wayOn({ page, part });
  if (way === null) return null;
  return (
    <p className="small">
      {t("chatbot.more")}{" "}
      <Link to={way.to} onClick={onTake}>
        {label ?? way.title}
      </Link>
    </p>
  );
}
