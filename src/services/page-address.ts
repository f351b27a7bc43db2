import {
  type Language,
  languagePrefix,
  PAGE_LANGUAGE,
} from "../../contract/language.ts";

/** The start of all paths of this build: empty for English, `/fr` for French. The router and the charts omit it. */
export const LANGUAGE_PREFIX = languagePrefix(PAGE_LANGUAGE);

/** Returns the address on the server for a path of the app: `/fr/login` for `/login` in French. */
export function addressOf(path: string): string {
  return LANGUAGE_PREFIX + path;
}

/** Returns the path in the app for the path of an address, by default the current one: `/login` for `/fr/login` in French. */
export function appPath(pathname: string = location.pathname): string {
  return pathname.slice(LANGUAGE_PREFIX.length) || "/";
}

/** Loads the current page in a language from the server. */
export function openPageIn(language: Language): void {
  const { search, hash } = location;
  location.assign(languagePrefix(language) + appPath() + search + hash);
}
