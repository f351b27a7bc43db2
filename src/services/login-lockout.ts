import { LOGIN_LOCKED_UNTIL_KEY } from "../../contract/storage.ts";
import { readLoginLockedUntil } from "./stored-session.ts";

/**
 * Tells until when the login is locked (epoch milliseconds, or null): at once, and whenever another tab was locked
 * out. Gives the way to stop.
 */
export function watchLoginLockout(
  tell: (until: number | null) => void,
): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === LOGIN_LOCKED_UNTIL_KEY) tell(readLoginLockedUntil());
  };
  tell(readLoginLockedUntil());
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
