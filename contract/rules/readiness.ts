import type { UserType } from "../enumerations.ts";
import { EMPTY_PROFILE_FORM } from "../profile-mapping.ts";
import { MATCHING_FIELDS } from "./matching.ts";
import {
  type ProfileField,
  type ProfileForm,
  profileFieldProblem,
  profileFields,
} from "./profile-form.ts";

/** What a profile needs for matching, and what else improves it, for the readiness meter next to the form. */

/** The fields that an investor's match score is computed from; the form requires only some of them. */
const INVESTOR_FIELDS = [
  "location",
  "investment_target",
  "sectors_of_interest",
  "business_stages_investor",
  "investment_types_investor",
] as const satisfies readonly ProfileField[];

/** Fields that matching does not use but that the other side reads, in screen order. */
const HELPFUL = {
  investee: [
    "investment_type",
    "pitch_link",
    "annual_turnover",
    "financial_position",
    "team_capacity",
    "years_of_operation",
    "registration",
    "ability_to_scale",
    "financial_records",
  ],
  investor: ["investment_preference"],
} as const satisfies Record<UserType, readonly ProfileField[]>;

/** Returns the fields that matching needs from a role, in the order of the meter. */
export function neededFields(userType: UserType): readonly ProfileField[] {
  return userType === "investee" ? MATCHING_FIELDS : INVESTOR_FIELDS;
}

/** Returns the needed fields that are filled and valid. */
export function readyFields(
  form: ProfileForm,
  userType: UserType,
): readonly ProfileField[] {
  return neededFields(userType).filter((field) => isSaid(form, field));
}

export type Readiness = {
  /** Valid in the form and saved: only these count for matching. */
  readonly ready: readonly ProfileField[];
  /** Valid in the form but not saved yet. */
  readonly unsaved: readonly ProfileField[];
  /** Empty or invalid in the form. */
  readonly missing: readonly ProfileField[];
};

/** Compares a form with its saved version and returns how complete it is for matching. */
export function readinessOf(
  form: ProfileForm,
  saved: ProfileForm,
  userType: UserType,
): Readiness {
  const right = readyFields(form, userType);
  const kept = readyFields(saved, userType);
  return {
    ready: right.filter((field) => kept.includes(field)),
    unsaved: right.filter((field) => !kept.includes(field)),
    missing: neededFields(userType).filter((field) => !right.includes(field)),
  };
}

/** Returns the fields that saving requires but matching does not, and that are not filled in yet. */
export function savingFields(
  form: ProfileForm,
  userType: UserType,
): readonly ProfileField[] {
  const counted = neededFields(userType);
  return profileFields(userType).filter(
    (field) =>
      !counted.includes(field) &&
      profileFieldProblem(EMPTY_PROFILE_FORM, field) !== null &&
      !isSaid(form, field),
  );
}

/** Returns the helpful fields that are not filled in yet. */
export function helpfulFields(
  form: ProfileForm,
  userType: UserType,
): readonly ProfileField[] {
  return HELPFUL[userType].filter((field) => !isSaid(form, field));
}

function isSaid(form: ProfileForm, field: ProfileField): boolean {
  const value = form[field];
  const isFilled =
    typeof value === "string" ? value.trim() !== "" : value.length > 0;
  return isFilled && profileFieldProblem(form, field) === null;
}
