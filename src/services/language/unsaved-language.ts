import { TOKEN_KEY, UNSAVED_LANGUAGE_KEY } from "../../../contract/storage.ts";
import type { UnsavedChoice } from "../../../machines/language/offer.ts";
import { sharedStorage } from "../storage.ts";
import { readStoredSession } from "../stored-session.ts";

/** Returns the logged-in member, and the account in which the chosen language must still be stored. */
export function readUnsavedChoice(): UnsavedChoice {
  return {
    member: readStoredSession().email,
    unsavedFor: sharedStorage.read(UNSAVED_LANGUAGE_KEY),
  };
}

/** Stores the email address of the member in whose account the choice must still be stored; null removes it. */
export function storeUnsavedFor(member: string | null): void {
  if (member === null) sharedStorage.remove(UNSAVED_LANGUAGE_KEY);
  else sharedStorage.write(UNSAVED_LANGUAGE_KEY, member);
}

/** Returns whether the browser itself stores the token, so that the session survives loading another page. */
export function isSessionStored(): boolean {
  try {
    return window.localStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    return false;
  }
}
