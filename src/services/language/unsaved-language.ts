import { UNSAVED_LANGUAGE_KEY } from "../../../contract/storage.ts";
import type { UnsavedChoice } from "../../../machines/language/offer.ts";
import { sharedStorage } from "../storage.ts";
import { readStoredSession } from "../stored-session.ts";

/** Returns for whom this browser must still store the chosen language in an account. */
export function readUnsavedChoice(): UnsavedChoice {
  return {
    member: readStoredSession().email,
    unsavedFor: sharedStorage.read(UNSAVED_LANGUAGE_KEY),
  };
}

/** Stores for which member's account the choice is still to be stored, by email address; null removes the mark. */
export function storeUnsavedFor(member: string | null): void {
  if (member === null) sharedStorage.remove(UNSAVED_LANGUAGE_KEY);
  else sharedStorage.write(UNSAVED_LANGUAGE_KEY, member);
}
