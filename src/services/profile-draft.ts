import type { ProfileForm } from "../../contract/profile/form.ts";
import { PROFILE_DRAFT_KEY } from "../../contract/storage.ts";
import { readJson, tabStorage } from "./storage.ts";

/**
 * Stores the unsaved profile form of one user in this tab, so that no input is lost when the session ends. The form
 * is removed when the user saves or discards it, logs out in this tab, deletes the account or closes the tab.
 */
export function storeProfileDraft(email: string, form: ProfileForm): void {
  tabStorage.write(PROFILE_DRAFT_KEY, JSON.stringify({ email, form }));
}

/**
 * Returns this user's stored form, or null. Values of the wrong type, from an older version of the page, are replaced
 * by those of `emptyForm`.
 */
export function readProfileDraft(
  email: string,
  emptyForm: ProfileForm,
): ProfileForm | null {
  const stored = readJson(tabStorage, PROFILE_DRAFT_KEY);
  if (stored === null || stored.email !== email) return null;
  const form = stored.form as Readonly<Record<string, unknown>>;
  if (typeof form !== "object" || form === null) return null;
  const entries = Object.entries(emptyForm).map(([field, emptyValue]) => {
    const value = form[field];
    const isValid = Array.isArray(emptyValue)
      ? Array.isArray(value) &&
        value.every((entry) => typeof entry === "string")
      : typeof value === "string";
    return [field, isValid ? value : emptyValue];
  });
  return Object.fromEntries(entries) as ProfileForm;
}

export function removeProfileDraft(): void {
  tabStorage.remove(PROFILE_DRAFT_KEY);
}
