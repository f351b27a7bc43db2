import { PROFILE_DRAFT_KEY } from "../../contract/storage.ts";
import { listen, type Unsubscribe } from "./page-events.ts";
import { sharedStorage, tabStorage } from "./storage.ts";

/** Removes this user's stored form in this tab. */
export function removeProfileDraft(email: string): void {
  tabStorage.remove(PROFILE_DRAFT_KEY + email);
}

/** Removes this user's stored form in all tabs in which the site is open. */
export function removeProfileDrafts(email: string): void {
  removeProfileDraft(email);
  // The change notifies the other tabs.
  sharedStorage.write(PROFILE_DRAFT_KEY + email, "");
  sharedStorage.remove(PROFILE_DRAFT_KEY + email);
}

/** Removes a user's stored form in this tab when another tab has called `removeProfileDrafts`. */
export function watchRemovedDrafts(): Unsubscribe {
  return listen("storage", ({ key }) => {
    if (key?.startsWith(PROFILE_DRAFT_KEY)) tabStorage.remove(key);
  });
}
