import { languagePrefix, PAGE_LANGUAGE } from "../../contract/language.ts";

/** Returns the path of the current address as the router and the charts use it: `/login` for `/fr/login` in French. */
export function appPath(): string {
  return location.pathname.slice(languagePrefix(PAGE_LANGUAGE).length) || "/";
}
