import { LOGIN_LOCKED_UNTIL_KEY } from "../../contract/storage.ts";
import { listen } from "./page-events.ts";
import { readTime, sharedStorage } from "./storage.ts";

/** A key that exists only during a check, and a text about as long as a stored session. */
const CHECK_KEY = "storage-check";
const CHECK_TEXT = "x".repeat(1_000);

/** Returns whether the browser stores a session, so that it survives a reload. */
export function canStoreSession(): boolean {
  try {
    window.localStorage.setItem(CHECK_KEY, CHECK_TEXT);
    window.localStorage.removeItem(CHECK_KEY);
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls `notify` with the end of the lockout (epoch milliseconds, or null), immediately and whenever another tab is
 * locked out.
 */
export function watchLoginLockout(notify: (until: number | null) => void) {
  const report = () => notify(readTime(sharedStorage, LOGIN_LOCKED_UNTIL_KEY));
  report();
  return listen("storage", ({ key }) => {
    if (key === LOGIN_LOCKED_UNTIL_KEY) report();
  });
}
