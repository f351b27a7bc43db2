import { expect } from "vitest";
import { CHATBOT_DELAY } from "../../../contract/constants.ts";
import { textOf } from "../../../contract/messages/index.ts";
import {
  areQuestionsSuggested,
  type ChatbotContext,
  type ChatLine,
  chatbotMachine,
} from "../../../machines/chatbot/chart.ts";
import { showing } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { ANSWERS, chatbotPlan } from "./plan.ts";

const send = { type: "message.sent", randomNumber: 0 } as const;

const DEFAULT_REPLY =
  "I'm sorry, I didn't understand. For more info, please visit our FAQs or ask another question.";

/** Returns the text of a line of the conversation. */
function textOfLine(line: ChatLine | undefined): string | null {
  if (!line) return null;
  if (line.from === "person") return line.text;
  switch (line.reply.kind) {
    case "faq":
      return line.reply.faq.answer;
    case "greeting":
      return line.reply.greeting.text;
    case "fallback":
      return textOf(line.reply.notice);
  }
}
/** Returns the expected reply to the last question. */
function expectedReply(context: ChatbotContext): string {
  switch (lastText(context)) {
    case "how can I log in":
      return "LogIn.";
    case "What is Ubia?":
      return "A partnership.";
    case "Good morning":
      return context.randomNumber === 0 ? "Hello!" : "Habari!";
    default:
      return DEFAULT_REPLY;
  }
}
const lastText = ({ lines }: ChatbotContext) => textOfLine(lines.at(-1));

testMachine(chatbotMachine, {
  ...chatbotPlan,
  stories: {
    "a greeting is answered in one of the assistant's languages":
      "panel.toggled › fetchAnswers done › draft.changed#2 › message.sent#2 › after replyDelay",
    "questions are suggested again after each default reply, but not after an answer":
      "panel.toggled › fetchAnswers done › draft.changed#3 › message.sent#1 › after replyDelay › question.chosen › after replyDelay › draft.changed#3 › message.sent#1 › after replyDelay › draft.changed#1 › message.sent#1 › after replyDelay",
  },
  delays: { replyDelay: CHATBOT_DELAY },
  expect: {
    closed: {
      on: {
        "panel.toggled": [
          {
            to: "open.typing",
            when: ({ context }) => context.lines.at(-1)?.from === "person",
          },
          { to: "open", when: ({ context }) => context.faqs.length > 0 },
          "fetching",
        ],
      },
    },
    fetching: {
      tags: "fetching",
      calls: "fetchAnswers",
      on: { "panel.toggled": "closed" },
      onDone: { to: "open", context: ANSWERS },
      onError: {
        to: "unavailable",
        context: { faqs: [], problem: { key: "chatbot.unavailable" } },
      },
    },
    unavailable: {
      tags: "unavailable",
      context: {
        problem: showing(
          "The assistant could not be opened. Please check your connection.",
        ),
      },
      on: {
        "panel.retried": { to: "fetching", context: { problem: null } },
        "panel.toggled": { to: "closed", context: { problem: null } },
      },
    },
    open: {
      tags: "open",
      entry: ["focusDraft", "scrollToNewest"],
      on: {
        "panel.toggled": { to: "closed", effects: "focusToggle" },
        "panel.closed": { to: "closed", effects: "focusToggle" },
        "link.followed": "closed",
        "draft.changed": { context: ({ event }) => ({ draft: event.text }) },
      },
    },
    "open.ready": {
      check: ({ snapshot }) => {
        const { context } = snapshot;
        expect(snapshot.can(send)).toBe(context.draft.trim() !== "");
        const isDefaultReply = lastText(context) === DEFAULT_REPLY;
        expect(areQuestionsSuggested(context)).toBe(
          isDefaultReply || context.lines.length === 0,
        );
      },
      on: {
        "message.sent": {
          to: "open.typing",
          when: ({ context }) => /\S/.test(context.draft),
          context: { draft: "" },
          check: ({ before, after }) =>
            expect(lastText(after.context)).toBe(before.context.draft.trim()),
        },
        "question.chosen": {
          to: "open.typing",
          effects: "focusDraft",
          check: ({ before, after, event }) => {
            expect(lastText(after.context)).toBe(event.text);
            expect(after.context.draft).toBe(before.context.draft);
          },
        },
      },
    },
    "open.typing": {
      tags: "typing",
      entry: "scrollToNewest",
      check: ({ snapshot: { context } }) => {
        expect(context.lines.at(-1)?.from).toBe("person");
        expect(areQuestionsSuggested(context)).toBe(false);
      },
      after: {
        replyDelay: {
          to: "open.ready",
          effects: "scrollToNewest",
          check: ({ before: { context }, after }) =>
            expect(lastText(after.context)).toBe(expectedReply(context)),
        },
      },
    },
  },
});
