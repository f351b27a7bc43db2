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
