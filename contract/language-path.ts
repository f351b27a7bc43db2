import { isLanguage, type Language, REFERENCE_LANGUAGE } from "./language.ts";

/** Apart from `language.ts`, because most pages of the browser do not need it. */

/** A path with its language and what follows the language's prefix: `/login` for `/fr/login`. */
export type PathInLanguage = {
  readonly language: Language;
  readonly path: string;
};

/** Returns the language of a path and the rest of the path, which is `/` for `/fr` too. */
export function splitPath(path: string): PathInLanguage {
  const [, first, rest = "/"] = /^\/([a-z]{2})(\/.*)?$/s.exec(path) ?? [];
  return isLanguage(first) && first !== REFERENCE_LANGUAGE
    ? { language: first, path: rest }
    : { language: REFERENCE_LANGUAGE, path };
}
