import { LOGIN_LOCKED_UNTIL_KEY } from "../../contract/storage.ts";
import { readLoginLockedUntil } from "./stored-session.ts";

/**
 * Calls `notify` with the time until which the login is locked (epoch milliseconds, or null): immediately, and whenever
 * another tab is locked out. Returns an unsubscribe function.
 */
export function watchLoginLockout(
  notify: (until: number | null) => void,
): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === LOGIN_LOCKED_UNTIL_KEY) notify(readLoginLockedUntil());
  };
  notify(readLoginLockedUntil());
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
