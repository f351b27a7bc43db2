import type { Language } from "../../contract/language.ts";
import { english } from "../../contract/messages/english.ts";
import { textsOfContent } from "./content-texts.ts";
import { readTexts, type Texts } from "./translations.ts";

/** The name of a build that only checks use: English with accents, 40 % longer, and in brackets. */
export const PSEUDO_LOCALE = "en-XA";

/** The language whose place the pseudo-locale takes, because the pages of the reference language show values without labels. */
export const PSEUDO_LANGUAGE: Language = "fr";

const ACCENTS: Readonly<Record<string, string>> = Object.fromEntries(
  [..."aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚYÝCÇNÑSŠZŽ".matchAll(/(.)(.)/g)].map(
    ([, letter = "", accented = ""]) => [letter, accented],
  ),
);

/** Returns the texts of the pseudo-locale: all messages, the labels of the options, and the content. */
export async function pseudoTexts(): Promise<Texts> {
  const { messages } = await readTexts(PSEUDO_LANGUAGE);
  const texts = Object.keys(messages).map((key) => [
    key,
    pseudoMessage(
      (english as Readonly<Record<string, string>>)[key] ??
        key.slice(key.indexOf(".") + 1),
    ),
  ]);
  return {
    language: PSEUDO_LANGUAGE,
    messages: Object.fromEntries(texts),
    content: Object.fromEntries(
      textsOfContent().map((text) => [text, pseudoMessage(text)]),
    ),
  };
}

/** Returns a message in brackets, with accents and 40 % longer. Its parameters and the names of its forms stay. */
export function pseudoMessage(message: string): string {
  // Inside an odd number of braces is the name of a parameter with its forms, inside an even number a text.
  const lengths = [0];
  let result = "";
  for (const character of message) {
    const isText = lengths.length % 2 === 1;
    if (character === "{") lengths.push(0);
    else if (character === "}") {
      const length = lengths.pop() ?? 0;
      if (isText) result += fillerOf(length);
    } else if (isText && /\S/.test(character))
      lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
    result += isText ? (ACCENTS[character] ?? character) : character;
  }
  return `⟦${result}${fillerOf(lengths[0] ?? 0)}⟧`;
}

function fillerOf(length: number): string {
  return " ñéẅ".repeat(length).slice(0, Math.round(length * 0.4));
}
