import { definePlan } from "xstate-toolkit";
import type { Answers } from "../../../machines/chatbot/answers.ts";
import { chatbotMachine } from "../../../machines/chatbot/chart.ts";

export const ANSWERS: Answers = {
  faqs: [
    { question: "How do I register?", answer: "Join Now.", page: "register" },
    { question: "How do I log in?", answer: "LogIn.", page: "login" },
    { question: "What is Ubia?", answer: "A partnership.", page: "home" },
  ],
  greetings: [
    { language: "en", phrases: ["hello", "good morning"], text: "Hello!" },
    { language: "sw", phrases: ["habari"], text: "Habari!" },
  ],
};

export const chatbotPlan = definePlan(chatbotMachine, {
  input: undefined,
  contextKey: ({ snapshot: { value, context } }) => [
    value,
    context.draft,
    context.faqs.length,
    context.lines.at(-1),
  ],
  events: {
    "draft.changed": [
      { text: " how can I log in " },
      { text: "Good morning" },
      { text: "Perhaps" },
      { text: "  " },
    ],
    "message.sent": [{ randomNumber: 0 }, { randomNumber: 0.99 }],
    "question.chosen": [{ text: "What is Ubia?" }],
    "xstate.done.actor.fetchAnswers": [{ output: ANSWERS }],
    "xstate.error.actor.fetchAnswers": [{ error: new Error("no network") }],
  },
});
