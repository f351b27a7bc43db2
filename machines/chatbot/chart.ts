import { assign, setup } from "xstate";
import { CHATBOT_DELAY } from "../../contract/constants.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { eventOf, outputOf } from "../shared/actor-events.ts";
import { effect, taskActor } from "../shared/actor-stub.ts";
import { type Answers, type ChatReply, replyTo } from "./answers.ts";

/** One line of the conversation: a question, or a reply. */
export type ChatLine =
  | { readonly from: "person"; readonly text: string }
  | { readonly from: "assistant"; readonly reply: ChatReply };

export type ChatbotContext = Answers & {
  /** Content of the input field. */
  readonly draft: string;
  /** A number in [0, 1) that selects the greeting. */
  readonly randomNumber: number;
  readonly lines: readonly ChatLine[];
  /** Why the panel did not open. */
  readonly problem: Message | null;
};

type ChatbotEvent =
  /** The floating toggle. */
  | { type: "panel.toggled" }
  /** Escape or the close button. */
  | { type: "panel.closed" }
  | { type: "panel.retried" }
  /** The link in an answer was clicked. */
  | { type: "link.followed" }
  | { type: "draft.changed"; text: string }
  /** Send or Enter. `randomNumber` is in [0, 1). */
  | { type: "message.sent"; randomNumber: number }
  /** One of the suggested questions. */
  | { type: "question.chosen"; text: string };

/**
 * The rule-based chatbot: a panel that is loaded when it is first opened, and a conversation that is kept until the tab
 * is closed or the page is reloaded. It makes no API calls.
 */
export const chatbotMachine = setup({
  types: {
    context: {} as ChatbotContext,
    events: {} as ChatbotEvent,
    tags: {} as "open" | "fetching" | "typing",
  },
  actors: {
    /** Loads the answers and the panel's code on first use, so that no page loads them up front. */
    fetchAnswers: taskActor<Answers, void>(),
  },
  guards: {
    hasAnswers: ({ context }) => context.faqs.length > 0,
    awaitsReply: ({ context }) => context.lines.at(-1)?.from === "person",
    hasText: ({ context }) => context.draft.trim() !== "",
  },
  actions: {
    setAnswers: assign(({ event }) => outputOf<Answers>(event)),
    showUnavailable: assign({ problem: message("chatbot.unavailable") }),
    clearProblem: assign({ problem: null }),
    changeDraft: assign({
      draft: ({ event }) => eventOf(event, "draft.changed").text,
    }),
    addQuestion: assign(({ context: { lines, draft }, event }) => ({
      draft: "",
      randomNumber: eventOf(event, "message.sent").randomNumber,
      lines: [...lines, { from: "person", text: draft.trim() }],
    })),
    addChosenQuestion: assign(({ context: { lines }, event }) => {
      const { text } = eventOf(event, "question.chosen");
      return { lines: [...lines, { from: "person", text }] };
    }),
    addReply: assign(({ context }) => {
      const last = context.lines.at(-1);
      const question = last?.from === "person" ? last.text : "";
      const reply = replyTo(question, context.randomNumber, context);
      return { lines: [...context.lines, { from: "assistant", reply }] };
    }),
    focusDraft: effect(),
    focusToggle: effect(),
    scrollToNewest: effect(),
  },
  delays: { replyDelay: CHATBOT_DELAY },
}).createMachine({
  id: "chatbot",
  description: "Ask a question and get an answer immediately.",
  meta: { title: "Chatbot", who: "Everyone", area: "publicSite" },
  context: {
    faqs: [],
    greetings: [],
    draft: "",
    randomNumber: 0,
    lines: [],
    problem: null,
  },
  initial: "closed",
  states: {
    closed: {
      description:
        "Only the floating toggle is shown. The conversation is kept.",
      on: {
        "panel.toggled": [
          { guard: "awaitsReply", target: "open.typing" },
          {
            guard: "hasAnswers",
            target: "open",
            meta: { rules: ["2-chatbot-01"] },
          },
          { target: "fetching" },
        ],
      },
    },
    fetching: {
      description: "The panel is loading. The toggle is busy.",
      tags: "fetching",
      invoke: {
        id: "fetchAnswers",
        src: "fetchAnswers",
        onDone: {
          target: "open",
          actions: "setAnswers",
          meta: { rules: ["2-chatbot-01"] },
        },
        onError: { target: "unavailable", actions: "showUnavailable" },
      },
      on: { "panel.toggled": { target: "closed" } },
    },
    unavailable: {
      description:
        "The panel could not be loaded. A notice with Try Again is shown above the toggle.",
      exit: "clearProblem",
      on: {
        "panel.retried": { target: "fetching" },
        "panel.toggled": { target: "closed" },
      },
    },
    open: {
      description:
        "The panel shows the messages, the input field and Send. The field is focused.",
      tags: "open",
      entry: ["focusDraft", "scrollToNewest"],
      initial: "ready",
      on: {
        "panel.toggled": {
          target: "closed",
          actions: "focusToggle",
          meta: { rules: ["2-chatbot-01"] },
        },
        "panel.closed": { target: "closed", actions: "focusToggle" },
        "link.followed": { target: "closed" },
        "draft.changed": { actions: "changeDraft" },
      },
      states: {
        ready: {
          description:
            "The chatbot waits for a question. It suggests questions before the first one and after the default reply.",
          meta: { rules: ["2-chatbot-02"] },
          on: {
            "message.sent": {
              guard: "hasText",
              target: "typing",
              actions: "addQuestion",
              meta: { rules: ["2-chatbot-04"] },
            },
            "question.chosen": {
              target: "typing",
              actions: ["addChosenQuestion", "focusDraft"],
            },
          },
        },
        typing: {
          description: "A typing indicator is shown before the reply.",
          meta: { rules: ["2-chatbot-03"] },
          tags: "typing",
          entry: "scrollToNewest",
          after: {
            replyDelay: {
              target: "ready",
              actions: ["addReply", "scrollToNewest"],
              description:
                "The answer to an FAQ, a greeting, or the default reply.",
              meta: {
                rules: [
                  "8-chatbot-01",
                  "9-chatbot-01",
                  "9-chatbot-02",
                  "9-chatbot-03",
                ],
              },
            },
          },
        },
      },
    },
  },
});

/** True when the chatbot suggests questions: before the first question, and after the default reply. */
export function areQuestionsSuggested({ lines }: ChatbotContext): boolean {
  const last = lines.at(-1);
  return (
    last === undefined ||
    (last.from === "assistant" && last.reply.kind === "fallback")
  );
}
