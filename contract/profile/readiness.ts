import type { UserType } from "../enumerations.ts";
import {
  type FieldsWith,
  fieldRow,
  type ProfileField,
  profileFields,
} from "./fields.ts";
import { type ProfileForm, profileFieldProblem } from "./form.ts";
import { type FieldsOnWire, parseAmount } from "./wire.ts";

// The readiness of a profile: which required and recommended fields are valid, unsaved, empty or invalid.

/** A field that matching requires of an investee. */
export type MatchingField = FieldsWith<{
  readonly matching: { readonly investee: number };
}>;

/** The fields that matching requires of an investee, in the order in which the matching page lists them. */
export const MATCHING_FIELDS = neededFields(
  "investee",
) as readonly MatchingField[];

/** Returns the missing fields that matching requires; empty when the investee can be matched. */
export function missingForMatching(
  profile: FieldsOnWire<MatchingField> | null,
): readonly MatchingField[] {
  return MATCHING_FIELDS.filter((name) => {
    const value = profile?.[name] ?? "";
    return fieldRow(name).kind === "money"
      ? (parseAmount(value) ?? 0) <= 0
      : value.trim() === "";
  });
}

/** Returns the fields that matching needs from a role, in panel order. The form requires only some of them. */
export function neededFields(userType: UserType): readonly ProfileField[] {
  const positionOf = (name: ProfileField) =>
    fieldRow(name).matching?.[userType] ?? 0;
  return profileFields(userType)
    .filter((name) => positionOf(name) > 0)
    .sort((a, b) => positionOf(a) - positionOf(b));
}

/** Returns the needed fields that are filled in and valid. */
export function readyFields(form: ProfileForm, userType: UserType) {
  return neededFields(userType).filter((field) => isComplete(form, field));
}

/** Returns the needed fields that are valid in both a form and its saved version, only in the form, or not in it. */
export function readinessOf(
  form: ProfileForm,
  saved: ProfileForm,
  userType: UserType,
) {
  const valid = readyFields(form, userType);
  const validSaved = readyFields(saved, userType);
  return {
    ready: valid.filter((field) => validSaved.includes(field)),
    unsaved: valid.filter((field) => !validSaved.includes(field)),
    missing: neededFields(userType).filter((field) => !valid.includes(field)),
  };
}

/** Returns the empty or invalid fields that saving requires but matching does not. */
export function missingOnlyForSaving(form: ProfileForm, userType: UserType) {
  return profileFields(userType).filter(
    (field) =>
      fieldRow(field).required &&
      !fieldRow(field).matching?.[userType] &&
      !isComplete(form, field),
  );
}

/** Returns the recommended fields that are empty or invalid. Matching does not require them. */
export function missingRecommendedFields(
  form: ProfileForm,
  userType: UserType,
): readonly ProfileField[] {
  return profileFields(userType).filter(
    (field) => fieldRow(field).recommended && !isComplete(form, field),
  );
}

function isComplete(form: ProfileForm, field: ProfileField): boolean {
  const value = form[field];
  const isFilled =
    (typeof value === "string" ? value.trim() : value).length > 0;
  return isFilled && profileFieldProblem(form, field) === null;
}
