import { isLanguage } from "../../contract/language.ts";
import { LANGUAGE_KEY, MOVED_PAGE_KEY } from "../../contract/storage.ts";
import {
  offeredLanguage,
  type ReaderLanguages,
} from "../../machines/language/offer.ts";
import { appPath } from "./page-address.ts";
import { readJson, sharedStorage, tabStorage } from "./storage.ts";

/** Returns the languages that this browser knows of its reader. */
export function readLanguages(): ReaderLanguages {
  const stored = readJson(sharedStorage, LANGUAGE_KEY);
  const language = (value: unknown) => (isLanguage(value) ? value : null);
  const preferred = navigator.languages.map((tag) => tag.split("-")[0]);
  return {
    choice: language(stored?.choice),
    preferred: language(preferred.find(isLanguage)),
    dismissed: language(stored?.dismissed),
    isUnsaved: stored?.isUnsaved === true,
  };
}

/** Stores what changed of the languages that this browser knows. */
export function storeLanguages(change: Partial<ReaderLanguages>): void {
  const { preferred: _, ...languages } = readLanguages();
  const stored = { ...languages, ...change };
  sharedStorage.write(LANGUAGE_KEY, JSON.stringify(stored));
}

/** Returns the page that this tab has left for the same page in another language, or null. */
export const readMovedPage = () => readJson(tabStorage, MOVED_PAGE_KEY);

/** Gives a page the navigation state that it had in another language. Must run before the router reads the state. */
export function restoreNavigationState(): void {
  const moved = readMovedPage();
  if (moved?.path === appPath()) history.replaceState(moved.state, "");
}

/** Returns whether the page needs the chart of the language before a language is chosen. */
export function isLanguageChartNeeded(): boolean {
  const languages = readLanguages();
  const isOffered = offeredLanguage(languages) !== null;
  return isOffered || languages.isUnsaved || readMovedPage() !== null;
}
