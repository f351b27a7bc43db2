import { expect } from "vitest";
import { CHATBOT_DELAY } from "../../../contract/constants.ts";
import { textOf } from "../../../contract/messages/index.ts";
import {
  areQuestionsSuggested,
  type ChatbotContext,
  type ChatLine,
  chatbotMachine,
} from "../../../machines/chatbot/chart.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { ANSWERS, chatbotPlan } from "./plan.ts";

const send = { type: "message.sent", randomNumber: 0 } as const;
const choose = { type: "question.chosen", text: "What is Ubia?" } as const;
const toggle = { type: "panel.toggled" } as const;
const close = { type: "panel.closed" } as const;
const changeDraft = { type: "draft.changed", text: "x" } as const;
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
const hiddenPanel = {
  notTags: ["open", "typing"],
  cannot: [send, choose, close, changeDraft],
  can: [toggle],
} as const;

walkMachine(chatbotMachine, {
  ...chatbotPlan,
  stories: {
    "a greeting is answered in one of the assistant's languages":
      "panel.toggled › fetchAnswers done › draft.changed#2 › message.sent#2 › after replyDelay",
    "questions are suggested again after each default reply, but not after an answer":
      "panel.toggled › fetchAnswers done › draft.changed#3 › message.sent#1 › after replyDelay › question.chosen › after replyDelay › draft.changed#3 › message.sent#1 › after replyDelay › draft.changed#1 › message.sent#1 › after replyDelay",
  },
  states: {
    closed: { ...hiddenPanel, notTags: ["open", "typing", "fetching"] },
    fetching: { ...hiddenPanel, tags: ["fetching"] },
    unavailable: {
      ...hiddenPanel,
      tags: ["unavailable"],
      can: [toggle, { type: "panel.retried" }],
      check: ({ snapshot: { context } }) =>
        expect(context.problem && textOf(context.problem)).toBe(
          "The assistant could not be opened. Please check your connection.",
        ),
    },
    "open.ready": {
      tags: ["open"],
      notTags: ["typing"],
      can: [choose, toggle, close, changeDraft],
      check: ({ snapshot }) => {
        const { context } = snapshot;
        expect(snapshot.can(send)).toBe(context.draft.trim() !== "");
        const isDefaultReply = lastText(context) === DEFAULT_REPLY;
        expect(areQuestionsSuggested(context)).toBe(
          isDefaultReply || context.lines.length === 0,
        );
      },
    },
    "open.typing": {
      tags: ["open", "typing"],
      can: [toggle, close, changeDraft],
      cannot: [send, choose],
      check: ({ snapshot: { context } }) => {
        expect(context.lines.at(-1)?.from).toBe("person");
        expect(areQuestionsSuggested(context)).toBe(false);
      },
    },
  },
  transitions: {
    "closed --panel.toggled [awaitsReply]--> open.typing": {
      when: ({ before: { context } }) =>
        context.lines.at(-1)?.from === "person",
      effects: [["focusDraft"], ["scrollToNewest"], ["scrollToNewest"]],
      context: "unchanged",
    },
    "closed --panel.toggled [hasAnswers]--> open": {
      when: ({ before: { context } }) => context.faqs.length > 0,
      effects: [["focusDraft"], ["scrollToNewest"]],
      context: "unchanged",
    },
    "closed --panel.toggled [else]--> fetching": { calls: [["fetchAnswers"]] },
    "fetching --panel.toggled--> closed": { stops: ["fetchAnswers"] },
    "fetching --onDone(fetchAnswers)--> open": {
      effects: [["focusDraft"], ["scrollToNewest"]],
      context: ANSWERS,
    },
    "fetching --onError(fetchAnswers)--> unavailable": {
      context: { faqs: [], problem: { key: "chatbot.unavailable" } },
    },
    "unavailable --panel.retried--> fetching": {
      calls: [["fetchAnswers"]],
      context: { problem: null },
    },
    "unavailable --panel.toggled--> closed": { context: { problem: null } },
    "open --panel.toggled--> closed": {
      effects: [["focusToggle"]],
      context: "unchanged",
    },
    "open --panel.closed--> closed": {
      effects: [["focusToggle"]],
      context: "unchanged",
    },
    "open --link.followed--> closed": { context: "unchanged" },
    "open --draft.changed--> (stays)": {
      context: ({ event }) => ({ draft: event.text }),
    },
    "open.ready --message.sent [hasText]--> open.typing": {
      when: ({ before: { context } }) => /\S/.test(context.draft),
      effects: [["scrollToNewest"]],
      context: { draft: "" },
      check: ({ before, after }) =>
        expect(lastText(after.context)).toBe(before.context.draft.trim()),
    },
    "open.ready --question.chosen--> open.typing": {
      effects: [["focusDraft"], ["scrollToNewest"]],
      check: ({ before, after, event }) => {
        expect(lastText(after.context)).toBe(event.text);
        expect(after.context.draft).toBe(before.context.draft);
      },
    },
    "open.typing --after(replyDelay)--> open.ready": {
      after: CHATBOT_DELAY,
      effects: [["scrollToNewest"]],
      check: ({ before: { context }, after }) =>
        expect(lastText(after.context)).toBe(expectedReply(context)),
    },
  },
});
