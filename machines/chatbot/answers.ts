import { type Message, message } from "../../contract/messages/index.ts";
import type { PageName } from "../../contract/pages.ts";

/** The rules by which the chatbot answers. */

/** A question that the chatbot can answer, with the page that the answer refers to. */
type Faq = {
  readonly question: string;
  readonly answer: string;
  readonly page: PageName;
  /** Id of a section of that page. */
  readonly section?: string;
};

/** A greeting in one language: the recognised phrases, in lower case, and the reply. */
type Greeting = {
  /** BCP 47 tag, so that screen readers pronounce the reply correctly. */
  readonly language: string;
  readonly phrases: readonly string[];
  readonly text: string;
};

export type Answers = {
  readonly faqs: readonly Faq[];
  readonly greetings: readonly Greeting[];
  /** What may precede the first word of a question in the language of the page, as `wordsOf` writes it. */
  readonly prefix?: RegExp | undefined;
};

export type ChatReply =
  | { readonly kind: "greeting"; readonly greeting: Greeting }
  | { readonly kind: "faq"; readonly faq: Faq }
  | { readonly kind: "fallback"; readonly notice: Message };

/** Returns the words of a message in lower case, without accents or punctuation. */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize("NFD")
      .replace(/[\p{M}'’]/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * Returns the FAQ whose question starts with the same word as a message, or null. Ignores a greeting at the start of
 * the message. If several FAQs match, returns the one that shares the most words with the message; in a tie, the first.
 */
export function faqFor(
  text: string,
  { faqs, greetings, prefix = /^$/ }: Answers,
): Faq | null {
  const words = wordsOf(withoutGreeting(text, greetings));
  const [first] = words;
  if (first === undefined) return null;
  const starts = [first, wordsOf(words.join(" ").replace(prefix, ""))[0]];
  let best: { faq: Faq; shared: number } | null = null;
  for (const faq of faqs) {
    const questionWords = wordsOf(faq.question);
    if (!starts.includes(questionWords[0])) continue;
    const shared = new Set(words.filter((word) => questionWords.includes(word)))
      .size;
    if (best === null || shared > best.shared) best = { faq, shared };
  }
  return best?.faq ?? null;
}

/**
 * Returns the reply to a message: the answer to the matching FAQ; a greeting in the language that `randomNumber`, from 0 to
 * below 1, selects if no FAQ matches and the message starts with a greeting; otherwise the default reply.
 */
export function replyTo(
  text: string,
  randomNumber: number,
  answers: Answers,
): ChatReply {
  const faq = faqFor(text, answers);
  if (faq) return { kind: "faq", faq };
  const { greetings } = answers;
  const greeting = greetings[Math.floor(randomNumber * greetings.length)];
  const isGreeting = withoutGreeting(text, greetings) !== text;
  return isGreeting && greeting
    ? { kind: "greeting", greeting }
    : { kind: "fallback", notice: message("chatbot.fallback") };
}

/** Returns the words of a message after a leading greeting; a message without a greeting is returned unchanged. */
function withoutGreeting(text: string, greetings: readonly Greeting[]): string {
  const words = wordsOf(text);
  for (const { phrases } of greetings)
    for (const phrase of phrases) {
      const phraseWords = wordsOf(phrase);
      if (phraseWords.every((word, index) => words[index] === word))
        return words.slice(phraseWords.length).join(" ");
    }
  return text;
}
