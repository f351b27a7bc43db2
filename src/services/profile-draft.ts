import { EMPTY_PROFILE_FORM } from "../../contract/profile-mapping.ts";
import type { ProfileForm } from "../../contract/rules/profile-form.ts";
import { PROFILE_DRAFT_KEY } from "../../contract/storage.ts";
import { ofThisTab, readJson } from "./storage.ts";

/**
 * What was typed in the profile form, kept in this tab for one user, so that a forced logout loses nothing
 * (decisions: Access). An explicit logout forgets it; closing the tab does too.
 */
export function keepProfileDraft(email: string, form: ProfileForm): void {
  ofThisTab.write(PROFILE_DRAFT_KEY, JSON.stringify({ email, form }));
}

/** This user's kept form, or null. A value of a wrong shape, of an older page, is left out. */
export function readProfileDraft(email: string): ProfileForm | null {
  const kept = readJson(ofThisTab, PROFILE_DRAFT_KEY);
  if (kept === null || kept.email !== email) return null;
  const form = kept.form as Readonly<Record<string, unknown>>;
  if (typeof form !== "object" || form === null) return null;
  const known = Object.entries(EMPTY_PROFILE_FORM).map(([field, empty]) => {
    const value = form[field];
    const fits = Array.isArray(empty)
      ? Array.isArray(value) && value.every((one) => typeof one === "string")
      : typeof value === "string";
    return [field, fits ? value : empty];
  });
  return Object.fromEntries(known) as ProfileForm;
}

/** Forgets the kept form. */
export function forgetProfileDraft(): void {
  ofThisTab.remove(PROFILE_DRAFT_KEY);
}
