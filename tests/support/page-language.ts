import compile from "icu-minify/compile";
import {
  addressOf,
  type Language,
  languageFacts,
  PAGE_LANGUAGE,
  REFERENCE_LANGUAGE,
} from "../../contract/language.ts";
import { addMessages } from "../../contract/messages/catalogue.ts";
import { readTexts, type Texts } from "../../scripts/site/translations.ts";

/** The start of the keys of the options' labels. */
const OPTION = "options.";

/** The facts before a language replaces those of the page. */
const facts = structuredClone(languageFacts);

/** The texts of the language in which the tests of this process open pages. */
let texts: Texts = await readTexts(REFERENCE_LANGUAGE);

/**
 * Makes the tests of this process open pages in a language. Like the build of the site, it replaces the messages, so that
 * `t` and `textOf` return what those pages show. Modules that call them when they are loaded must be loaded afterwards.
 */
export async function openPagesIn(language: Language): Promise<void> {
  if (language === texts.language) return;
  // English has no labels of options: they are the values, which the keys contain.
  const options = Object.keys(texts.messages)
    .filter((key) => key.startsWith(OPTION))
    .map((key) => [key, key.slice(OPTION.length)] as const);
  texts = await readTexts(language);
  const messages = { ...Object.fromEntries(options), ...texts.messages };
  const compiled = Object.entries(messages).map(
    ([key, text]) => [key, compile(text)] as const,
  );
  addMessages(Object.fromEntries(compiled));
  Object.assign(languageFacts[PAGE_LANGUAGE], facts[language]);
}

/** Returns the language of the tests. */
export function siteLanguage(): Language {
  return texts.language;
}

/** Returns the path of a page in the language of the tests. */
export function sitePath(path: string): string {
  return addressOf(path, texts.language);
}

/** Returns an English text of the content in the language of the tests. */
export function contentText(english: string): string {
  return texts.content[english] ?? english;
}
