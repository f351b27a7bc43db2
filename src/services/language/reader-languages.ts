import { isLanguage } from "../../../contract/language.ts";
import {
  LANGUAGE_KEY,
  MOVED_PAGE_KEY,
  UNSAVED_LANGUAGE_KEY,
} from "../../../contract/storage.ts";
import {
  offeredLanguage,
  type ReaderLanguages,
} from "../../../machines/language/offer.ts";
import { readJson, sharedStorage, tabStorage } from "../storage.ts";

/** Returns the languages that this browser knows of its reader. */
export function readLanguages(): ReaderLanguages {
  const stored = readJson(sharedStorage, LANGUAGE_KEY);
  const language = (value: unknown) => (isLanguage(value) ? value : null);
  const preferred = navigator.languages.map((tag) => tag.split("-")[0]);
  return {
    choice: language(stored?.choice),
    preferred: language(preferred.find(isLanguage)),
    dismissed: language(stored?.dismissed),
  };
}

/** Stores the language that was chosen in this browser, and the one whose offer was dismissed. */
export function storeLanguages(
  languages: Pick<ReaderLanguages, "choice" | "dismissed">,
): void {
  const { choice, dismissed } = languages;
  sharedStorage.write(LANGUAGE_KEY, JSON.stringify({ choice, dismissed }));
}

/** What a page leaves for the same page in another language. */
type MovedPage = {
  /** The address of that page, without query and fragment. */
  readonly address: string;
  /** The navigation state. */
  readonly state?: unknown;
  /** What was typed. */
  readonly entries?: readonly unknown[];
};

/** Stores a page that this tab loads next. */
export function storeMovedPage(page: MovedPage): void {
  tabStorage.write(MOVED_PAGE_KEY, JSON.stringify(page));
}

/** What was typed into this page in another language before this one was chosen; null if the page was opened otherwise. */
export let movedEntries: unknown = null;

/**
 * Reads what another page has stored for this one, and removes it from the storage. Sets the navigation state of this
 * page to that of the other one. Must run before the router reads the state.
 */
export function receiveMovedPage(): void {
  const moved = readJson(tabStorage, MOVED_PAGE_KEY);
  tabStorage.remove(MOVED_PAGE_KEY);
  if (moved?.address !== location.pathname) return;
  movedEntries = moved.entries;
  history.replaceState(moved.state, "");
}

/** Returns whether the page needs the chart of the language before a language is chosen. */
export function isLanguageChartNeeded(): boolean {
  return (
    movedEntries !== null ||
    sharedStorage.read(UNSAVED_LANGUAGE_KEY) !== null ||
    offeredLanguage(readLanguages()) !== null
  );
}
