import { isLanguage, PAGE_LANGUAGE } from "../../contract/language.ts";
import { FORM_FIELDS } from "../../contract/profile/fields.ts";
import type { ProfileForm } from "../../contract/profile/form.ts";
import {
  isNumberField,
  numberKindOf,
  translateTyped,
} from "../../contract/profile/number-fields.ts";
import { PROFILE_DRAFT_KEY } from "../../contract/storage.ts";
import { readJson, tabStorage } from "./storage.ts";

/**
 * Stores the unsaved profile form of one user in this tab, so that no input is lost when the session ends or another
 * language is chosen. The version of the profile on which the form is based and the language in which numbers were typed are
 * stored with it. The form is removed when the user saves or discards it, logs out, deletes the account or closes the tab.
 */
export function storeProfileDraft(
  email: string,
  form: ProfileForm,
  version: number | null,
): void {
  tabStorage.write(
    PROFILE_DRAFT_KEY + email,
    JSON.stringify({ ...form, version, language: PAGE_LANGUAGE }),
  );
}

/** Returns the version of the profile on which this user's stored form is based, or 0 if it is unknown. */
export function readDraftVersion(email: string): number {
  const version = readJson(tabStorage, PROFILE_DRAFT_KEY + email)?.version;
  return typeof version === "number" ? version : 0;
}

/**
 * Returns this user's stored form, or null. Numbers that were typed in another language are written in that of the page.
 * Values of the wrong type, which an older version of the page may have stored, are replaced by those of `emptyForm`.
 */
export function readProfileDraft(email: string, emptyForm: ProfileForm) {
  const form = readJson(tabStorage, PROFILE_DRAFT_KEY + email);
  if (form === null) return null;
  const entries = Object.entries(emptyForm).map(([field, emptyValue]) => {
    const value = form[field];
    const isValid = Array.isArray(emptyValue)
      ? Array.isArray(value) &&
        value.every((entry) => typeof entry === "string")
      : typeof value === "string";
    return [field, isValid ? value : emptyValue];
  });
  return inPageLanguage(
    Object.fromEntries(entries) as ProfileForm,
    form.language,
  );
}

function inPageLanguage(form: ProfileForm, language: unknown): ProfileForm {
  if (!isLanguage(language) || language === PAGE_LANGUAGE) return form;
  const numbers = FORM_FIELDS.filter(isNumberField).map((field) => [
    field,
    translateTyped(numberKindOf(field), form[field], language),
  ]);
  return { ...form, ...Object.fromEntries(numbers) };
}
