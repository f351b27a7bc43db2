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
  texts = await readTexts(language);
  const compiled = Object.entries(texts.messages).map(
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
