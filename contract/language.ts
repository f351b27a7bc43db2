/** The languages of the product. The site is built once for each language. */

/** The facts about a language that are not texts. */
export type LanguageFacts = {
  /** The language's name in that language. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  readonly locale: string;
};

// The only list of the languages: a new one needs a row here. scripts/setup.mjs reads the codes, which are at the start of
// each row. Arabic has Western digits: most Arabic-speaking countries of Africa use them, and they are typed and read back
// as amounts.
const facts = {
  en: { name: "English", direction: "ltr", locale: "en-US" },
  fr: { name: "Français", direction: "ltr", locale: "fr-FR" },
  pt: { name: "Português", direction: "ltr", locale: "pt-PT" },
  sw: { name: "Kiswahili", direction: "ltr", locale: "sw-KE" },
  ar: { name: "العربية", direction: "rtl", locale: "ar-u-nu-latn" },
} satisfies Record<string, LanguageFacts>;

/** The code of a language, as in `<html lang>`, in the account and in paths. */
export type Language = keyof typeof facts;
export const LANGUAGES = Object.keys(facts) as readonly Language[];
export const languageFacts: Readonly<Record<Language, LanguageFacts>> = facts;

/** The reference language. Its pages have no prefix in their paths, and all texts on the wire are in this language. */
export const REFERENCE_LANGUAGE = "en" satisfies Language;

/** The language of this build of the site. scripts/site/compiled-messages.ts inserts it; on the server it is the reference language. */
export const PAGE_LANGUAGE: Language = REFERENCE_LANGUAGE;

/** Returns whether a value is the code of a language of the product. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Returns the start of all paths of a language without the slash after it: empty for English, `/fr` for French. */
export function languagePrefix(language: Language): string {
  return language === REFERENCE_LANGUAGE ? "" : `/${language}`;
}

/** Returns the address on the server for a path of the app: `/fr/login` for `/login` in French. */
export function addressOf(path: string, language = PAGE_LANGUAGE): string {
  return languagePrefix(language) + path;
}
