import { MAX_AMOUNT, MAX_COUNT } from "../constants.ts";
import { formatInWords, formatNumber } from "../format.ts";
import { type Language, PAGE_LANGUAGE } from "../language.ts";
import { type Message, message, t } from "../messages/index.ts";
import { readTypedNumber, type TypedNumber } from "../typed-number.ts";
import {
  type FieldName,
  type FieldsWith,
  fieldRow,
  type KindName,
  PROFILE_FIELDS,
  type RowOf,
} from "./fields.ts";
import type { Problem } from "./rules.ts";

/** The amounts and counts of the profile: how they are read, checked, formatted and put into words. */

/** The kinds of fields that contain one number. */
export type NumberKind = Extract<
  KindName,
  "money" | "wholeMoney" | "rangeEnd" | "count"
>;

// Methods, so that a row of one kind can be used for a field whose kind is known only at run time.
type NumberRules<Kind extends NumberKind> = {
  /** The keyboard of a phone. */
  readonly inputMode: "numeric" | "decimal";
  /** `language` is that of the page on which the text was typed, by default this one. */
  read(text: string, language?: Language): TypedNumber;
  /** Formats a number as the form shows it, so that it is read again as the same number. */
  format(value: number): string;
  /** Returns the error for a number, or for a text that is none, or null. */
  problem(typed: NumberOrNone): Message | null;
  /** Returns a number in words. */
  words(value: number, row: RowOf<Kind>): string;
};
type NumberOrNone = Extract<
  TypedNumber,
  { readonly kind: "number" | "notAccepted" | "unclear" }
>;

/** What the form does with the numbers of each kind. */
export const NUMBER_KINDS: {
  readonly [Kind in NumberKind]: NumberRules<Kind>;
} = {
  money: amount({ decimals: 2, allowsZero: false }),
  wholeMoney: amount({ decimals: 0, allowsZero: true }),
  rangeEnd: amount({ decimals: 0, allowsZero: true }),
  count: {
    inputMode: "numeric",
    read: (text, language = PAGE_LANGUAGE) =>
      readTypedNumber(text, { language, decimals: 0, isMoney: false }),
    format: formatNumber,
    problem: (typed) => {
      if (typed.kind === "notAccepted") return message("profile.wholeNumber");
      if (typed.kind === "unclear")
        return message("profile.numberInFull", { example: 25 });
      return typed.value <= MAX_COUNT
        ? null
        : message("profile.numberTooHigh", { max: MAX_COUNT + 1 });
    },
    words: (count, { unit }) =>
      t(`profile.inWords.${unit}`, { words: formatInWords(count), count }),
  },
};

/** US dollars, with or without cents. */
function amount<Kind extends NumberKind>({
  decimals,
  allowsZero,
}: {
  readonly decimals: 0 | 2;
  readonly allowsZero: boolean;
}): NumberRules<Kind> {
  const notAccepted = message(
    decimals > 0 ? "profile.amount" : "profile.wholeNumber",
  );
  return {
    inputMode: decimals > 0 ? "decimal" : "numeric",
    read: (text, language = PAGE_LANGUAGE) =>
      readTypedNumber(text, { language, decimals, isMoney: true }),
    format: formatNumber,
    problem: (typed) => {
      if (typed.kind === "notAccepted") return notAccepted;
      if (typed.kind === "unclear")
        return message("profile.amountInFull", {
          example: 250_000,
        });
      if (typed.value === 0 && !allowsZero) return notAccepted;
      return typed.value <= MAX_AMOUNT
        ? null
        : message("profile.amountTooHigh", {
            max: Math.floor(MAX_AMOUNT) + 1,
          });
    },
    words: amountInWords,
  };
}

// Returns an amount in words: "250 thousand US dollars", "10 US dollars and 50 cents".
function amountInWords(usd: number): string {
  const count = Math.floor(usd);
  const cents = Math.round((usd - count) * 100);
  const words = t("profile.inWords.dollars", {
    words: formatInWords(count),
    count,
  });
  return cents === 0 ? words : t("profile.inWords.cents", { words, cents });
}

/** A field that contains one number. */
export type NumberField = FieldsWith<{ readonly kind: NumberKind }>;

/** Returns whether a field contains one number. */
export function isNumberField(name: FieldName): name is NumberField {
  return PROFILE_FIELDS[name].kind in NUMBER_KINDS;
}

/** Returns the number of a field's text, or null if the text is empty, invalid or can be read in more than one way. */
export function numberIn(kind: NumberKind, text: string): number | null {
  const typed = NUMBER_KINDS[kind].read(text);
  return typed.kind === "number" ? typed.value : null;
}

/** Returns the numbers among which a person has to choose, because the text can be read in more than one way. */
export function readingsIn(kind: NumberKind, text: string): readonly number[] {
  const typed = NUMBER_KINDS[kind].read(text);
  return typed.kind === "question" ? typed.readings : [];
}

/** Formats the number of a field's text. An invalid text is returned unchanged; a number that is too high would be rounded. */
export function formatTyped(kind: NumberKind, text: string): string {
  const value = numberIn(kind, text);
  return value === null || numberProblem(kind, text)
    ? text
    : NUMBER_KINDS[kind].format(value);
}

/**
 * Returns the text of a number field that was typed on a page in another language, so that it has the same meaning on this
 * one. A text that can be read in more than one way stays so.
 */
export function translateTyped(
  kind: NumberKind,
  text: string,
  language: Language,
): string {
  const { read, format, problem } = NUMBER_KINDS[kind];
  const typed = read(text, language);
  if (typed.kind === "number")
    return problem(typed) ? text : format(typed.value);
  const isDecided = read(text).kind === "number";
  return typed.kind === "question" && isDecided
    ? text.replace(/[,.]/g, (separator) => (separator === "," ? "." : ","))
    : text;
}

/** Checks the optional text of a number field. */
export function numberProblem(kind: NumberKind, text: string): Problem | null {
  const { read, problem } = NUMBER_KINDS[kind];
  const typed = read(text);
  if (typed.kind === "empty") return null;
  const error =
    typed.kind === "question"
      ? message("profile.readings", { text: text.trim() })
      : problem(typed);
  return error && { message: error };
}

/** Checks that the upper end of a range is not below the lower end. */
export function rangeProblem(min: string, max: string): Problem | null {
  const low = numberIn("rangeEnd", min) ?? 0;
  const high = numberIn("rangeEnd", max) ?? Number.POSITIVE_INFINITY;
  return high < low ? { message: message("profile.revenueOrder") } : null;
}

/** Returns the kind of a number field. */
export function numberKindOf(field: NumberField): NumberKind {
  return PROFILE_FIELDS[field].kind;
}

/** Returns a number of a field in words: "250 thousand US dollars" or "18 people". */
export function numberInWords(field: NumberField, value: number): string {
  const row = fieldRow(field) as RowOf<NumberKind>;
  return NUMBER_KINDS[row.kind].words(value, row as never);
}
