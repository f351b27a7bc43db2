import { INVESTMENT_TARGETS, type InvestmentTarget } from "../enumerations.ts";
import { formatMoney, formatRange } from "../format.ts";
import { t } from "../messages/index.ts";
import { optionTexts } from "../option-text.ts";
import {
  type FieldName,
  fieldRow,
  type KindName,
  type ProfileField,
  type RowOf,
} from "./fields.ts";
import { optionLabel } from "./labels.ts";
import {
  NUMBER_KINDS,
  type NumberKind,
  numberIn,
  numberProblem,
  rangeProblem,
} from "./number-fields.ts";
import {
  choiceProblem,
  choicesProblem,
  linkProblem,
  normalizeLink,
  normalizeText,
  type Problem,
} from "./rules.ts";
import { parseAmount } from "./wire.ts";

/**
 * What the form does with the fields of each kind. A new kind is a row here and, where the compiler then asks for one,
 * in `contract/calls/schemas.ts` and `contract/calls/profile.ts` (the API), `server/database/profile-columns.ts` (the
 * columns), `src/flows/profile/profile-fields.tsx` (the control) and `src/flows/shared/field-facts.tsx` (the value that
 * other members see). A kind that is a number is also a row in `number-fields.ts`.
 */

/** The value of a field in the form, as the user entered it. */
export type Input = string | readonly string[];
/** A stored value, as it is sent to the server. */
export type StoredValue = string | number | boolean | readonly string[] | null;
export type StoredValues = Readonly<Record<string, StoredValue>>;
type Received = Readonly<Record<string, unknown>>;

/** A kind whose fields have a value in the form. Files have none. */
export type InputKind = Exclude<KindName, "file" | "files">;

// Methods, so that a row of one kind can be used for a field whose kind is known only at run time.
type FormKind<Kind extends InputKind, Value extends Input = string> = {
  /** The input of an empty form. */
  readonly empty: Value;
  /** Returns the input for a profile that the server sent. */
  read(profile: Received, name: string, row: RowOf<Kind>): Value;
  /** Returns what is stored for a valid input, by name. An empty field is null, or an empty string if it is a text. */
  store(input: Value, name: string): StoredValues;
  /** Returns the text parts of the multipart form for what is stored. */
  parts(
    stored: StoredValues,
    name: string,
    row: RowOf<Kind>,
  ): Readonly<Record<string, string>>;
  problem(
    input: Value,
    row: RowOf<Kind>,
    form: Readonly<Record<string, Input>>,
  ): Problem | null;
  /** Returns an input that is not empty as text. An invalid input is returned as it was typed. */
  words(input: Value, name: FieldName): string;
};

/** Completes a kind that is one value in the form, on the wire and in the database. */
function oneValue<Kind extends InputKind>(
  kind: Pick<FormKind<Kind>, "problem"> & {
    read?(value: unknown): string;
    store?(input: string): StoredValue;
    words?: FormKind<Kind>["words"];
  },
): FormKind<Kind> {
  const { read = (value) => String(value ?? ""), store, words } = kind;
  return {
    empty: "",
    read: (profile, name) => read(profile[name]),
    store: (input, name) => ({ [name]: store ? store(input) : input }),
    parts: (stored, name) => ({ [name]: String(stored[name] ?? "") }),
    problem: kind.problem,
    words: words ?? ((input) => input),
  };
}

function numberValue<Kind extends InputKind & NumberKind>(
  kind: Kind,
  format?: (value: number) => string,
): FormKind<Kind> {
  return oneValue<Kind>({
    read: (value) => numberText(kind, value),
    store: (input) => numberIn(kind, input),
    problem: (input) => numberProblem(kind, input),
    words: (input) => {
      const value = numberIn(kind, input);
      return format && value !== null ? format(value) : input;
    },
  });
}

function numberText(kind: NumberKind, value: unknown): string {
  const number = parseAmount(value);
  return number === null ? "" : NUMBER_KINDS[kind].format(number);
}

const wholeMoney = numberValue("wholeMoney", formatMoney);

export const FORM_KINDS: {
  readonly [Kind in InputKind]: FormKind<
    Kind,
    Kind extends "list" ? readonly string[] : string
  >;
} = {
  text: oneValue({
    // A line break could make part of the text look like a separate paragraph, for example in an email.
    store: (input) => normalizeText(input).replaceAll("\n", " "),
    problem: (input, row) => row.rule(input),
  }),
  longText: oneValue({
    store: normalizeText,
    problem: (input, row) => row.rule(input),
  }),
  link: oneValue({ store: normalizeLink, problem: linkProblem }),
  choice: oneValue({
    problem: (input, { options, required }) =>
      choiceProblem(input, options, required === true),
    words: (input, name) => optionLabel(name, input),
  }),
  list: {
    empty: [],
    read: (profile, name) => {
      const value = profile[name];
      return Array.isArray(value) ? value : [];
    },
    store: (input, name) => ({ [name]: input }),
    parts: (stored, name) => ({ [name]: JSON.stringify(stored[name]) }),
    problem: (input, { options }) => choicesProblem(input, options),
    words: (input) => optionTexts(input),
  },
  yesNo: oneValue({
    read: (value) => (value == null ? "" : value ? "yes" : "no"),
    store: (input) => (input === "" ? null : input === "yes"),
    problem: (input, { required }) =>
      choiceProblem(input, ["yes", "no"], required === true),
    words: (input) => (input === "yes" ? t("ui.yes") : t("ui.no")),
  }),
  money: {
    ...numberValue("money", formatMoney),
    store: (input, name) => ({
      [name]: numberIn("money", input)?.toFixed(2) ?? null,
    }),
  },
  wholeMoney,
  rangeEnd: {
    ...wholeMoney,
    read: (profile, _, { range, end }) => {
      const ends = profile[range] as Received | null | undefined;
      return numberText("rangeEnd", ends?.[end]);
    },
    parts: (stored, _, { range }) => ({
      [range]: JSON.stringify({
        min: stored[`${range}_min`],
        max: stored[`${range}_max`],
      }),
    }),
    problem: (input, { range, end }, form) =>
      numberProblem("rangeEnd", input) ??
      (end === "max"
        ? rangeProblem(String(form[`${range}_min`]), input)
        : null),
  },
  count: numberValue("count"),
  moneyRange: {
    ...oneValue<"moneyRange">({
      problem: (input, { required }) =>
        choiceProblem(input, TARGET_LABELS, required === true),
    }),
    read: (profile, name) =>
      targetOf(profile[`${name}_min`], profile[`${name}_max`])?.label ?? "",
    store: (input, name) => {
      const target = targetWithLabel(input);
      const max = target?.openEnded ? null : target?.max;
      return {
        [`${name}_min`]: target?.min.toFixed(2) ?? null,
        [`${name}_max`]: max?.toFixed(2) ?? null,
      };
    },
    // The maximum of an open-ended or empty range is sent as "null".
    parts: (stored, name) => ({
      [`${name}_min`]: String(stored[`${name}_min`] ?? ""),
      [`${name}_max`]: String(stored[`${name}_max`]),
    }),
    words: (input) => {
      const target = targetWithLabel(input);
      return target
        ? formatRange(target.min, target.openEnded ? null : target.max)
        : input;
    },
  },
};

const TARGET_LABELS = INVESTMENT_TARGETS.map(({ label }) => label);

function targetWithLabel(text: string): InvestmentTarget | undefined {
  return INVESTMENT_TARGETS.find(({ label }) => label === text);
}

/**
 * Returns the investment target with this minimum and maximum, as numbers or decimal strings. The open-ended range also
 * matches a maximum of null.
 */
export function targetOf(from: unknown, to: unknown): InvestmentTarget | null {
  const [min, max] = [from, to].map(parseAmount);
  return (
    INVESTMENT_TARGETS.find(
      (target) =>
        target.min === min &&
        (target.max === max || (target.openEnded && max === null)),
    ) ?? null
  );
}

/** Returns the row and the kind of a field, for a field whose kind is known only at run time. */
export function formKindOf(name: ProfileField) {
  const row = fieldRow(name) as RowOf<InputKind>;
  return { row, kind: FORM_KINDS[row.kind] as FormKind<InputKind, Input> };
}
