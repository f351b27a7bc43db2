import { type Message, message } from "../contract/messages/index.ts";
import type { PageName } from "../contract/pages.ts";

/** How the chatbot finds its answers: by rules alone, in the page (§1, §9 Chatbot, decisions: Catalogue). */

/** A question that the chatbot can answer, with the page that the answer speaks of. */
export type Faq = {
  readonly question: string;
  readonly answer: string;
  readonly page: PageName;
  /** A part of that page. */
  readonly part?: string;
};

/** A greeting in one language: the words that are heard, in small letters, and what is said back. */
export type Greeting = {
  /** BCP 47, so that it is pronounced well. */
  readonly language: string;
  readonly heard: readonly string[];
  readonly said: string;
};

export type Answers = {
  readonly faqs: readonly Faq[];
  readonly greetings: readonly Greeting[];
};

export type ChatReply =
  | { readonly kind: "greeting"; readonly greeting: Greeting }
  | { readonly kind: "faq"; readonly faq: Faq }
  | { readonly kind: "fallback"; readonly notice: Message };

/** The words of a text, in small letters, without accents and punctuation. */
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
 * The FAQ that answers a text: one whose question begins with the same word; among several the one that shares most
 * words with it, then the first. Null without one.
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
 * What comes back to a text: the answer of a FAQ, also after a greeting; to a greeting alone one in a language that
 * chance picks, from 0 to below 1 (§9); to anything else the default reply.
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

/** The rest of a text that begins with a greeting, as its words; any other text as it is. */
function withoutGreeting(text: string, greetings: readonly Greeting[]): string {
  const words = wordsOf(text);
  for (const { heard } of greetings)
    for (const phrase of heard) {
      const parts = wordsOf(phrase);
      if (parts.every((part, at) => words[at] === part))
        return words.slice(parts.length).join(" ");
    }
  return text;
}
