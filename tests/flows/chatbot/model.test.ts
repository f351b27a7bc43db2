import { expect } from "vitest";
import { CHATBOT_DELAY } from "../../../contract/constants.ts";
import {
  areQuestionsSuggested,
  type ChatbotContext,
  chatbotMachine,
} from "../../../machines/chatbot/chart.ts";
import { showing } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { ANSWERS, chatbotPlan } from "./plan.ts";

const send = { type: "message.sent", randomNumber: 0 } as const;
const asks = ({ lines }: ChatbotContext, text: string) => ({
  lines: [...lines, { from: "person" as const, text }],
});
/** Returns the expected reply to the last question. */
const expectedReply = ({ lines, randomNumber }: ChatbotContext) => {
  const last = lines.at(-1);
  const { faqs, greetings } = ANSWERS;
  const replies: Readonly<Record<string, object>> = {
    "how can I log in": { kind: "faq", faq: faqs[1] },
    "What is Ubia?": { kind: "faq", faq: faqs[2] },
    "Good morning": {
      kind: "greeting",
      greeting: greetings[randomNumber === 0 ? 0 : 1],
    },
    Perhaps: {
      kind: "fallback",
      notice: showing(
        "I'm sorry, I didn't understand. For more info, please visit our FAQs or ask another question.",
      ),
    },
  };
  return last?.from === "person" ? replies[last.text] : null;
};

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
        const last = context.lines.at(-1);
        const isDefaultReply =
          last?.from === "assistant" && last.reply.kind === "fallback";
        expect(areQuestionsSuggested(context)).toBe(isDefaultReply || !last);
      },
      on: {
        "message.sent": {
          to: "open.typing",
          when: ({ context }) => /\S/.test(context.draft),
          changes: ({ before: { context }, event }) => ({
            draft: "",
            randomNumber: event.randomNumber,
            ...asks(context, context.draft.trim()),
          }),
        },
        "question.chosen": {
          to: "open.typing",
          effects: "focusDraft",
          changes: ({ before, event }) => asks(before.context, event.text),
        },
      },
    },
    "open.typing": {
      tags: "typing",
      entry: "scrollToNewest",
      check: ({ snapshot: { context } }) =>
        expect(areQuestionsSuggested(context)).toBe(false),
      after: {
        replyDelay: {
          to: "open.ready",
          effects: "scrollToNewest",
          check: ({ before: { context }, after }) =>
            expect(after.context.lines).toEqual([
              ...context.lines,
              { from: "assistant", reply: expectedReply(context) },
            ]),
        },
      },
    },
  },
});
