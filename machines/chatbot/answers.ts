import { type Message, message } from "../../contract/messages/index.ts";
import type { PageName } from "../../contract/pages.ts";

/** Finds the chatbot's answers by rules, in the browser. */

/** A question that the chatbot can answer, with the page that the answer refers to. */
type Faq = {
  readonly question: string;
  readonly answer: string;
  readonly page: PageName;
  /** Fragment of that page. */
  readonly part?: string;
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
};

export type ChatReply =
  | { readonly kind: "greeting"; readonly greeting: Greeting }
  | { readonly kind: "faq"; readonly faq: Faq }
  | { readonly kind: "fallback"; readonly notice: Message };

/** Returns the words of a text in lower case, without accents and punctuation. */
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
 * Returns the FAQ that answers a text: its question starts with the same word. If several do, the one that shares the
 * most words with the text wins, then the first. Returns null when none matches.
 */
export function faqFor(text: string, { faqs, greetings }: Answers): Faq | null {
  const words = wordsOf(withoutGreeting(text, greetings));
  const first = words[0];
  if (first === undefined) return null;
  let best: { faq: Faq; shared: number } | null = null;
  for (const faq of faqs) {
    const asked = wordsOf(faq.question);
    if (asked[0] !== first) continue;
    const shared = new Set(words.filter((word) => asked.includes(word))).size;
    if (best === null || shared > best.shared) best = { faq, shared };
  }
  return best?.faq ?? null;
}

/**
 * Returns the reply to a text: the answer of a matching FAQ, also after a greeting; for a greeting alone, a greeting
 * in a random language; otherwise the default reply.
 *
 * @param chance from 0 to below 1; selects the language of the greeting
 */
export function replyTo(
  text: string,
  chance: number,
  answers: Answers,
): ChatReply {
  const faq = faqFor(text, answers);
  if (faq) return { kind: "faq", faq };
  const { greetings } = answers;
  const greeting = greetings[Math.floor(chance * greetings.length)];
  const isGreeting = withoutGreeting(text, greetings) !== text;
  return isGreeting && greeting
    ? { kind: "greeting", greeting }
    : { kind: "fallback", notice: message("chatbot.fallback") };
}

/** Returns the rest of a text after a leading greeting, as words; any other text unchanged. */
function withoutGreeting(text: string, greetings: readonly Greeting[]): string {
  const words = wordsOf(text);
  for (const { phrases } of greetings)
    for (const phrase of phrases) {
      const parts = wordsOf(phrase);
      if (parts.every((part, at) => words[at] === part))
        return words.slice(parts.length).join(" ");
    }
  return text;
}
