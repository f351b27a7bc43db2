import { type Language, PAGE_LANGUAGE } from "../../contract/language.ts";

/** The languages that this browser knows of its reader. */
export type ReaderLanguages = {
  /** The language that was chosen in this browser. */
  readonly choice: Language | null;
  /** The first one of the browser's preferred languages in which the site exists. */
  readonly preferred: Language | null;
  /** The language whose offer was dismissed. */
  readonly dismissed: Language | null;
};

/** The logged-in member, and the account in which the choice must still be stored. */
export type UnsavedChoice = {
  /** The email address of the logged-in member; null for a visitor. */
  readonly member: string | null;
  /** The email address of the member whose account does not have the choice yet. */
  readonly unsavedFor: string | null;
};

/** Returns the language that is offered instead of the page's, or null. */
export function offeredLanguage(languages: ReaderLanguages): Language | null {
  const { choice, preferred, dismissed } = languages;
  const language = choice ?? preferred;
  return language === PAGE_LANGUAGE || language === dismissed ? null : language;
}
