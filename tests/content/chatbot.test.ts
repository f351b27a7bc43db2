import { describe, expect, test } from "vitest";
import { textOf } from "../../contract/messages/index.ts";
import { pages } from "../../contract/pages.ts";
import { faqFor, replyTo, wordsOf } from "../../machines/chatbot/answers.ts";
import {
  chatbotAnswers,
  suggestedQuestions,
} from "../../src/content/chatbot.ts";

const { faqs, greetings } = chatbotAnswers;
const matchedQuestion = (text: string) =>
  faqFor(text, chatbotAnswers)?.question;

describe("the chatbot's content", () => {
  test("has 14 FAQs, each with a unique question and a link to a page", {
    tags: ["9-chatbot-04"],
  }, () => {
    expect(faqs).toHaveLength(14);
    for (const faq of faqs) {
      const { question, answer, page } = faq;
      expect(faqFor(question, chatbotAnswers), question).toBe(faq);
      expect(answer.length, question).toBeGreaterThan(20);
      expect(pages[page].path, question).not.toContain(":");
    }
  });

  test("has greetings in 6 languages, and each phrase belongs to only one language", {
    tags: ["9-chatbot-05"],
  }, () => {
    expect(new Set(greetings.map(({ language }) => language)).size).toBe(6);
    const phrases = greetings.flatMap((greeting) => greeting.phrases);
    expect(new Set(phrases).size).toBe(phrases.length);
    for (const { text } of greetings)
      expect(replyTo(text, 0, chatbotAnswers).kind, text).toBe("greeting");
  });

  test("states the office hours", { tags: ["9-chatbot-06"] }, () => {
    expect(faqFor("When are you open?", chatbotAnswers)?.answer).toContain(
      "Monday to Friday 9-5 EAT",
    );
  });

  test("suggests only questions that are FAQs", () => {
    for (const text of suggestedQuestions)
      expect(matchedQuestion(text)).toBe(text);
  });
});

describe("the chatbot's answer", () => {
  test("is an FAQ whose question starts with the same word as the message, ignoring case, accents and punctuation", {
    tags: ["9-chatbot-03"],
  }, () => {
    expect(matchedQuestion("WHEN?")).toBe("When are you open?");
    expect(matchedQuestion("  “Whén” is it, please")).toBe(
      "When are you open?",
    );
    expect(matchedQuestion("please tell me when")).toBeUndefined();
    expect(matchedQuestion("")).toBeUndefined();
    expect(matchedQuestion("?!")).toBeUndefined();
    // A prefix of Swahili questions is an ordinary word in other languages.
    expect(matchedQuestion("Je, when are you open?")).toBeUndefined();
  });

  test("is also the FAQ whose question starts with the word after the prefix of questions in the page's language", () => {
    const faq = (text: string, prefix: RegExp, question: string) =>
      faqFor(text, {
        greetings,
        faqs: [{ question, answer: "", page: "home" }],
        prefix,
      });
    const english = "When are you open?";
    expect(faq("Je, when?", /^je /, english)).not.toBeNull();
    expect(faq("Je", /^je /, "Je?")).not.toBeNull();
    expect(faq("Jewhen?", /^je /, english)).toBeNull();
    const arabic = "كيف أفتح حسابًا؟";
    for (const text of ["كيف ذلك", "وكيف أفتح حسابًا؟"])
      expect(faq(text, /^[وفب]/, arabic), text).not.toBeNull();
  });

  test("is the FAQ that shares the most words with the message if several start with the message's first word; in a tie, the first of them", {
    tags: ["9-chatbot-03"],
  }, () => {
    expect(matchedQuestion("How can I reset the password I forgot")).toBe(
      "How do I reset my password?",
    );
    expect(matchedQuestion("how much")).toBe("How much do programs cost?");
    // A repeated word counts once.
    expect(matchedQuestion("how email email email do i get matched")).toBe(
      "How do I get matched with investors?",
    );
    const first = faqs.find(({ question }) => wordsOf(question)[0] === "how");
    expect(matchedQuestion("How come?")).toBe(first?.question);
  });

  test("is a greeting in a random language if the message is a greeting", {
    tags: ["9-chatbot-02"],
  }, () => {
    const replies = greetings.map((_, index) =>
      replyTo(
        "Good Morning!",
        (index + 0.5) / greetings.length,
        chatbotAnswers,
      ),
    );
    expect(replies).toEqual(
      greetings.map((greeting) => ({ kind: "greeting", greeting })),
    );
    const last = replyTo("Olá", 0.999_999, chatbotAnswers);
    expect(last).toEqual({ kind: "greeting", greeting: greetings.at(-1) });
  });

  test("is an FAQ if the message is a greeting followed by a question, and a greeting if other words follow", () => {
    expect(matchedQuestion("Hello, where are your offices?")).toBe(
      "Where are your offices?",
    );
    expect(replyTo("hi there", 0, chatbotAnswers).kind).toBe("greeting");
    expect(replyTo("hippopotamus", 0, chatbotAnswers).kind).toBe("fallback");
  });

  test("is the default reply to any other message", {
    tags: ["8-chatbot-01"],
  }, () => {
    const reply = replyTo("Perhaps", 0, chatbotAnswers);
    expect(reply.kind === "fallback" && textOf(reply.notice)).toBe(
      "I'm sorry, I didn't understand. For more info, please visit our FAQs or ask another question.",
    );
  });
});
