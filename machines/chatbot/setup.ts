import { assign, fromPromise, setup } from "xstate";
import { CHATBOT_DELAY } from "../../contract/constants.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { outputOf } from "../shared/actor-events.ts";
import { notProvided } from "../shared/actor-stub.ts";
import { type Answers, type ChatReply, replyTo } from "./answers.ts";

/** One line of the conversation: a question, or a reply. */
export type ChatLine =
  | { readonly from: "person"; readonly text: string }
  | { readonly from: "assistant"; readonly reply: ChatReply };

export type ChatbotContext = Answers & {
  /** Content of the input field. */
  readonly draft: string;
  /** From 0 to below 1; selects the greeting. */
  readonly chance: number;
  readonly lines: readonly ChatLine[];
  /** Why the panel did not open. */
  readonly problem: Message | null;
};

export type ChatbotEvent =
  /** The floating toggle. */
  | { type: "panel.toggled" }
  /** Escape or the close button. */
  | { type: "panel.closed" }
  | { type: "panel.retried" }
  /** The link of an answer was followed. */
  | { type: "link.taken" }
  | { type: "draft.changed"; text: string }
  /** Send or Enter. `chance` is from 0 to below 1. */
  | { type: "message.sent"; chance: number }
  /** One of the suggested questions. */
  | { type: "question.chosen"; text: string };

/** Types, guards, actions, actors and delays of the chatbot chart. */
export const chatbotSetup = setup({
  types: {
    context: {} as ChatbotContext,
    events: {} as ChatbotEvent,
    tags: {} as "open" | "fetching" | "unavailable" | "typing",
  },
  actors: {
    /** Loads the answers and the panel's code on first use, so that no page loads them up front. */
    fetchAnswers: fromPromise<Answers, void>(notProvided),
  },
  guards: {
    hasAnswers: ({ context }) => context.faqs.length > 0,
    awaitsReply: ({ context }) => context.lines.at(-1)?.from === "person",
    hasText: ({ context }) => context.draft.trim() !== "",
    knowsAnswer: ({ context }) => dueReply(context).kind === "faq",
    isGreeted: ({ context }) => dueReply(context).kind === "greeting",
  },
  actions: {
    rememberAnswers: assign(({ event }) => {
      const { faqs, greetings } = outputOf<Answers>(event);
      return { faqs, greetings };
    }),
    noticeUnavailable: assign({ problem: message("chatbot.unavailable") }),
    clearProblem: assign({ problem: null }),
    changeDraft: assign({
      draft: ({ context, event }) =>
        event.type === "draft.changed" ? event.text : context.draft,
    }),
    ask: assign(({ context, event }) => ({
      draft: "",
      chance: event.type === "message.sent" ? event.chance : context.chance,
      lines: [
        ...context.lines,
        { from: "person", text: context.draft.trim() } as const,
      ],
    })),
    askChosen: assign({
      lines: ({ context, event }) => [
        ...context.lines,
        {
          from: "person",
          text: event.type === "question.chosen" ? event.text : "",
        } as const,
      ],
    }),
    sayReply: assign({
      lines: ({ context }) => [
        ...context.lines,
        { from: "assistant", reply: dueReply(context) } as const,
      ],
    }),
    /** Effects, provided by the shell. */
    focusDraft: () => {},
    focusToggle: () => {},
    showNewest: () => {},
  },
  delays: { replyDelay: CHATBOT_DELAY },
});

/** True when suggested questions are offered: before the first question, and after the default reply. */
export function offersQuestions({ lines }: ChatbotContext): boolean {
  const last = lines.at(-1);
  return (
    last === undefined ||
    (last.from === "assistant" && last.reply.kind === "fallback")
  );
}

/** Returns the reply to the last question. */
function dueReply(context: ChatbotContext): ChatReply {
  const last = context.lines.at(-1);
  const question = last?.from === "person" ? last.text : "";
  return replyTo(question, context.chance, context);
}
