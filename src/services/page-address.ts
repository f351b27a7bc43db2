import { languagePrefix, PAGE_LANGUAGE } from "../../contract/language.ts";

/** The start of all paths of this build: empty for English, `/fr` for French. The router and the charts omit it. */
const LANGUAGE_PREFIX = languagePrefix(PAGE_LANGUAGE);

/** Returns the path in the app for the path of an address, by default the current one: `/login` for `/fr/login` in French. */
export function appPath(pathname: string = location.pathname): string {
  return pathname.slice(LANGUAGE_PREFIX.length) || "/";
}
