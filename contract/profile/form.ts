import type { UserType } from "../enumerations.ts";
import { type Message, message, textOf } from "../messages/index.ts";
import {
  FORM_FIELDS,
  fieldRow,
  type ListField,
  type ProfileField,
  profileFields,
} from "./fields.ts";
import { formKindOf, type Input, type StoredValues } from "./kinds.ts";
import { fieldLabel } from "./labels.ts";
import type { Problem } from "./rules.ts";
import type { FieldsOnWire } from "./wire.ts";

/**
 * The values of the profile form as the user entered them, without files: a list for a list field, and text for any
 * other field. A yes/no field is "yes", "no" or empty.
 */
export type ProfileForm = {
  readonly [Name in ProfileField]: Name extends ListField
    ? readonly string[]
    : string;
};
export type ProfileProblems = Partial<Record<ProfileField, Problem>>;

export const EMPTY_PROFILE_FORM = buildForm(
  (name) => formKindOf(name).kind.empty,
);

function buildForm(fieldValue: (name: ProfileField) => Input): ProfileForm {
  return Object.fromEntries(
    FORM_FIELDS.map((name) => [name, fieldValue(name)]),
  ) as ProfileForm;
}

/** Returns the form values of a stored profile. */
export function toProfileForm(profile: FieldsOnWire<ProfileField>) {
  return buildForm((name) => {
    const { kind, row } = formKindOf(name);
    return kind.read(profile, name, row);
  });
}

/**
 * Returns the values that are stored for a valid form, by column name: normalised strings, amounts as strings with two
 * decimals, numbers, booleans and lists. An empty field is null, or an empty string in a text column.
 */
export function storedValues(
  form: ProfileForm,
  userType: UserType,
): StoredValues {
  return Object.assign(
    {},
    ...profileFields(userType).map((name) =>
      formKindOf(name).kind.store(form[name], name),
    ),
  );
}

/** Returns the text parts of the multipart form, with lists and objects as JSON. "" clears a stored text. */
export function multipartFields(
  form: ProfileForm,
  userType: UserType,
): Readonly<Record<string, string>> {
  const stored = storedValues(form, userType);
  return Object.assign(
    {},
    ...profileFields(userType).map((name) => {
      const { kind, row } = formKindOf(name);
      return kind.parts(stored, name, row);
    }),
  );
}

/** Returns the error for one field of the form, or null. */
export function profileFieldProblem(form: ProfileForm, name: ProfileField) {
  const { kind, row } = formKindOf(name);
  return kind.problem(form[name], row, form);
}

/** Returns a value of the form as text, empty if the field is empty. */
export function inputInWords(form: ProfileForm, name: ProfileField): string {
  const input = form[name];
  return input.length === 0 ? "" : formKindOf(name).kind.words(input, name);
}

/** Returns the errors of a role's form by field, in page order. Any error blocks submission. */
export function profileProblems(form: ProfileForm, userType: UserType) {
  const problems: ProfileProblems = {};
  for (const name of profileFields(userType)) {
    const problem = profileFieldProblem(form, name);
    if (problem) problems[name] = problem;
  }
  return problems;
}

/** Returns the message of a field in the error summary: '<Field> invalid: <message>', unless the field has its own. */
export function submitMessage(name: ProfileField, problem: Problem): Message {
  return (
    fieldRow(name).summary?.(problem) ??
    message("profile.submit.invalid", {
      field: fieldLabel(name),
      problem: textOf(problem.message),
    })
  );
}
