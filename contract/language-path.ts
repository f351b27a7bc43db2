import { isLanguage, type Language, REFERENCE_LANGUAGE } from "./language.ts";

/** Apart from `language.ts`, because most pages of the browser do not need it. */

/** Returns the language of a path and what follows its prefix: `/login` for `/fr/login`, and `/` for `/fr` too. */
export function splitPath(path: string): { language: Language; path: string } {
  const [, first, rest = "/"] = /^\/([a-z]{2})(\/.*)?$/s.exec(path) ?? [];
  return isLanguage(first) && first !== REFERENCE_LANGUAGE
    ? { language: first, path: rest }
    : { language: REFERENCE_LANGUAGE, path };
}
