import {
  INVESTMENT_TARGETS,
  type InvestmentTarget,
  type UserType,
} from "../enumerations.ts";
import { formatNumber } from "../format.ts";
import {
  type Message,
  message,
  optionalText,
  t,
  textOf,
} from "../messages/index.ts";
import {
  type FieldName,
  FORM_FIELDS,
  fieldRow,
  type ListField,
  type ProfileField,
  profileFields,
} from "./fields.ts";
import { numberIn, numberProblem, rangeProblem } from "./number-fields.ts";
import {
  choiceProblem,
  choicesProblem,
  linkProblem,
  normalizeLink,
  normalizeText,
  type Problem,
} from "./rules.ts";
import { type FieldsOnWire, type Profile, parseAmount } from "./wire.ts";

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

/** Returns the label of a field or file. Error messages use the same label. */
export function fieldLabel(name: FieldName): string {
  return t(`profile.fields.${name}.label`);
}

/** Returns the labels of fields, separated by commas. */
export function fieldLabels(names: readonly FieldName[]): string {
  return names.map(fieldLabel).join(", ");
}

/** Returns the label of an option of a choice: its message or, if it has none, the value. */
export function optionLabel(name: FieldName, value: string): string {
  return optionalText(`profile.fields.${name}.options.${value}`) ?? value;
}

export const EMPTY_PROFILE_FORM = buildForm((name) =>
  fieldRow(name).kind === "list" ? [] : "",
);

function buildForm(
  fieldValue: (name: ProfileField) => string | readonly string[],
): ProfileForm {
  return Object.fromEntries(
    FORM_FIELDS.map((name) => [name, fieldValue(name)]),
  ) as ProfileForm;
}

/** A profile as other servers may send it: with the business name as `name`, or the pitch deck as a single file. */
export type LooseProfile = Omit<Profile, "business_name" | "pitch_deck"> & {
  readonly business_name?: string;
  readonly pitch_deck?: Profile["pitch_deck"] | Profile["pitch_deck"][number];
};

/** Returns a profile in this server's format: with the name in `business_name`, and the pitch decks as a list. */
export function normalizeProfile(loose: LooseProfile): Profile {
  return {
    ...loose,
    business_name: loose.business_name || loose.name || "",
    pitch_deck: [loose.pitch_deck ?? []].flat(),
  };
}

type WireValue = string | number | boolean | readonly string[] | null;

/** Returns the form values of a stored profile. */
export function toProfileForm(
  profile: FieldsOnWire<ProfileField>,
): ProfileForm {
  const values = profile as Readonly<Record<string, WireValue | undefined>>;
  return buildForm((name) => {
    const row = fieldRow(name);
    const value = values[name] ?? null;
    switch (row.kind) {
      case "list":
        return Array.isArray(value) ? value : [];
      case "moneyRange":
        return targetOf(profile)?.label ?? "";
      case "yesNo":
        return value === null ? "" : value ? "yes" : "no";
      case "wholeMoney":
        return amountText(
          row.rangeOf ? profile[row.rangeOf]?.[rangeEndOf(name)] : value,
        );
      case "money":
      case "count":
        return amountText(value);
      default:
        return String(value ?? "");
    }
  });
}

/** Returns which end of a range a field contains. */
export function rangeEndOf(name: FieldName): "min" | "max" {
  return name.endsWith("_min") ? "min" : "max";
}

function amountText(value: unknown): string {
  const amount = parseAmount(value as string | number | null);
  return amount === null ? "" : formatNumber(amount);
}

/** Returns the range with a profile's minimum and maximum. The open-ended range also matches a maximum of null. */
export function targetOf(
  profile: Pick<Profile, "investment_target_min" | "investment_target_max">,
): InvestmentTarget | null {
  const min = parseAmount(profile.investment_target_min);
  const max = parseAmount(profile.investment_target_max);
  return (
    INVESTMENT_TARGETS.find(
      (target) =>
        target.min === min &&
        (target.max === max || (target.openEnded && max === null)),
    ) ?? null
  );
}

/**
 * Returns the values that are stored for a valid form, by column name: normalised strings, amounts as strings with two
 * decimals, numbers, booleans and lists. An empty field is null, or an empty string in a text column.
 */
export function storedValues(
  form: ProfileForm,
  userType: UserType,
): ReadonlyMap<string, WireValue> {
  const values = new Map<string, WireValue>();
  for (const name of profileFields(userType)) {
    const input = form[name];
    if (typeof input !== "string") {
      values.set(name, input);
      continue;
    }
    const { kind } = fieldRow(name);
    if (kind === "moneyRange") {
      const target = INVESTMENT_TARGETS.find(({ label }) => label === input);
      const max = target?.openEnded ? null : target?.max;
      values.set(`${name}_min`, target?.min.toFixed(2) ?? null);
      values.set(`${name}_max`, max?.toFixed(2) ?? null);
    } else values.set(name, storedValue(kind, input));
  }
  return values;
}

function storedValue(kind: ReturnType<typeof fieldRow>["kind"], input: string) {
  switch (kind) {
    case "text":
      // A line break could make part of the text look like a separate paragraph, for example in an email.
      return normalizeText(input).replaceAll("\n", " ");
    case "longText":
      return normalizeText(input);
    case "link":
      return normalizeLink(input);
    case "yesNo":
      return input === "" ? null : input === "yes";
    case "money":
      return numberIn(kind, input)?.toFixed(2) ?? null;
    case "wholeMoney":
    case "count":
      return numberIn(kind, input);
    default:
      return input;
  }
}

/**
 * Returns the text parts of the multipart form. Lists and objects are sent as JSON. The maximum of an open-ended or
 * empty investment target is sent as "null". Any other empty field is sent as "", which clears the stored value.
 */
export function multipartFields(
  form: ProfileForm,
  userType: UserType,
): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  const stored = storedValues(form, userType);
  for (const name of profileFields(userType)) {
    const row = fieldRow(name);
    if (row.kind === "list") fields[name] = JSON.stringify(stored.get(name));
    else if (row.kind === "wholeMoney" && row.rangeOf)
      fields[row.rangeOf] = JSON.stringify({
        min: stored.get(`${row.rangeOf}_min`),
        max: stored.get(`${row.rangeOf}_max`),
      });
    else if (row.kind === "moneyRange") {
      fields[`${name}_min`] = String(stored.get(`${name}_min`) ?? "");
      fields[`${name}_max`] = String(stored.get(`${name}_max`));
    } else fields[name] = String(stored.get(name) ?? "");
  }
  return fields;
}

/** Returns the error for one field of the form, or null. */
export function profileFieldProblem(
  form: ProfileForm,
  name: ProfileField,
): Problem | null {
  const row = fieldRow(name);
  const value = form[name];
  if (typeof value !== "string")
    return choicesProblem(value, row.kind === "list" ? row.options : []);
  const isRequired = row.required === true;
  switch (row.kind) {
    case "text":
    case "longText":
      return row.rule(value);
    case "link":
      return linkProblem(value);
    case "choice":
      return choiceProblem(value, row.options, isRequired);
    case "yesNo":
      return choiceProblem(value, ["yes", "no"], isRequired);
    case "moneyRange":
      return choiceProblem(value, TARGET_LABELS, isRequired);
    case "money":
    case "count":
      return numberProblem(row.kind, value);
    case "wholeMoney":
      return (
        numberProblem(row.kind, value) ??
        (row.rangeOf ? rangeProblem(form[`${row.rangeOf}_min`], value) : null)
      );
    case "list":
    case "file":
    case "files":
      return null;
  }
}

const TARGET_LABELS = INVESTMENT_TARGETS.map(({ label }) => label);

/** Returns the errors of a role's form by field, in page order. Any error blocks submission. */
export function profileProblems(
  form: ProfileForm,
  userType: UserType,
): ProfileProblems {
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
