import { addressOf, type Language } from "../../../contract/language.ts";
import { appPath } from "../page-address.ts";
import { storeMovedPage } from "./reader-languages.ts";

let isOpening = false;

/** Returns whether this page is being replaced by the same page in another language. */
export const isLanguageOpening = () => isOpening;

/**
 * Loads the current page in a language from the server.
 *
 * @param entries What was typed into the page. The loaded page enters it (`moved-page.ts`).
 */
export function openPageIn(language: Language, entries: readonly unknown[]) {
  const address = addressOf(appPath(), language);
  const { state } = history;
  storeMovedPage({ address, state, entries });
  isOpening = true;
  // After the listener that asks whether to leave. If the page stays open, the next attempt to leave it is another one.
  addEventListener("beforeunload", () => (isOpening = false), { once: true });
  location.assign(address + location.search + location.hash);
}
