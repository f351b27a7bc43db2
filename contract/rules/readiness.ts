import type { UserType } from "../enumerations.ts";
import { EMPTY_PROFILE_FORM } from "../profile-mapping.ts";
import { MATCHING_FIELDS } from "./matching.ts";
import {
  type ProfileField,
  type ProfileForm,
  profileFieldProblem,
  profileFields,
} from "./profile-form.ts";

/** What a profile needs for matching, and what makes it a better one, for the meter beside the form. */

/** By what an investor is found: the form asks for some of it, and the score is made of it (decisions: Matching). */
const INVESTOR_FIELDS = [
  "location",
  "investment_target",
  "sectors_of_interest",
  "business_stages_investor",
  "investment_types_investor",
] as const satisfies readonly ProfileField[];

/** What matching does without and investors read all the same, in the order of the screen. */
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

/** What matching needs of a role, in the order in which the meter counts it (§5 Matching prerequisites). */
export function neededFields(userType: UserType): readonly ProfileField[] {
  return userType === "investee" ? MATCHING_FIELDS : INVESTOR_FIELDS;
}

/** Those of the needed fields that say something right. */
export function readyFields(
  form: ProfileForm,
  userType: UserType,
): readonly ProfileField[] {
  return neededFields(userType).filter((field) => isSaid(form, field));
}

export type Readiness = {
  /** Saved, and right in the form: only these count for matching. */
  readonly ready: readonly ProfileField[];
  /** Right in the form and not saved yet. */
  readonly unsaved: readonly ProfileField[];
  /** Empty or wrong in the form. */
  readonly missing: readonly ProfileField[];
};

/** How far a form is from what matching needs, compared with the form that is saved. */
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

/** What a profile can't be saved without, though matching does not count it, and is not said yet (§5 Profile form). */
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

/** What would help too and is not said yet. */
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
