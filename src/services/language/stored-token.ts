import { TOKEN_KEY } from "../../../contract/storage.ts";

/** Returns whether the browser itself stores the token, so that the session survives loading another page. */
export function isSessionStored(): boolean {
  try {
    return window.localStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    return false;
  }
}
