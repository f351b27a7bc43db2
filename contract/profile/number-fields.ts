import { MAX_AMOUNT, MAX_COUNT } from "../constants.ts";
import { formatCount, formatInWords, formatNumber } from "../format.ts";
import { message, t } from "../messages/index.ts";
import { readTypedNumber, type TypedNumber } from "../typed-number.ts";
import { type FieldName, type FieldsWith, PROFILE_FIELDS } from "./fields.ts";
import type { Problem } from "./rules.ts";

/** The amounts and counts of the profile: how they are read, checked, formatted and put into words. */

/** What a number counts. Amounts are in US dollars. */
export type NumberUnit = "dollars" | "people" | "years";

type NumberRules = {
  readonly isMoney: boolean;
  readonly decimals: 0 | 2;
  readonly allowsZero: boolean;
  readonly max: number;
  /** The number that messages show as an example. */
  readonly example: number;
};

const WHOLE_MONEY: NumberRules = {
  isMoney: true,
  decimals: 0,
  allowsZero: true,
  max: MAX_AMOUNT,
  example: 250_000,
};

/** The kinds of fields that contain one number. */
export const NUMBER_KINDS = {
  money: { ...WHOLE_MONEY, decimals: 2, allowsZero: false },
  wholeMoney: WHOLE_MONEY,
  rangeEnd: WHOLE_MONEY,
  count: {
    isMoney: false,
    decimals: 0,
    allowsZero: true,
    max: MAX_COUNT,
    example: 25,
  },
} as const satisfies Record<string, NumberRules>;
export type NumberKind = keyof typeof NUMBER_KINDS;
/** A field that contains one number. */
export type NumberField = FieldsWith<{ readonly kind: NumberKind }>;

/** Returns whether a field contains one number. */
export function isNumberField(name: FieldName): name is NumberField {
  return PROFILE_FIELDS[name].kind in NUMBER_KINDS;
}

/** Reads the text of a number field. English is the only language of the form so far. */
export function readNumber(kind: NumberKind, text: string): TypedNumber {
  const { decimals, isMoney } = NUMBER_KINDS[kind];
  return readTypedNumber(text, { locale: "en", decimals, isMoney });
}

/** Returns the number of a field's text, or null if the text is empty, invalid or can be read in more than one way. */
export function numberIn(kind: NumberKind, text: string): number | null {
  const typed = readNumber(kind, text);
  return typed.kind === "number" ? typed.value : null;
}

/** Returns the numbers among which a person has to choose, because the text can be read in more than one way. */
export function readingsIn(kind: NumberKind, text: string): readonly number[] {
  const typed = readNumber(kind, text);
  return typed.kind === "question" ? typed.readings : [];
}

/** Formats the number of a field's text. An invalid text is returned unchanged; a number that is too high would be rounded. */
export function formatTyped(kind: NumberKind, text: string): string {
  const value = numberIn(kind, text);
  return value === null || numberProblem(kind, text)
    ? text
    : formatNumber(value);
}

/**
 * Checks the optional text of a number field: an amount of money is above 0 with at most 2 decimals, and any other
 * number is a whole number of at least 0.
 */
export function numberProblem(kind: NumberKind, text: string): Problem | null {
  const typed = readNumber(kind, text);
  const rules: NumberRules = NUMBER_KINDS[kind];
  switch (typed.kind) {
    case "empty":
      return null;
    case "question":
      return { message: message("profile.readings", { text: text.trim() }) };
    case "unclear": {
      const example = formatCount(rules.example);
      return {
        message: rules.isMoney
          ? message("profile.amountInFull", { example })
          : message("profile.numberInFull", { example }),
      };
    }
    case "notAccepted":
      return notAccepted(rules);
    case "number":
      return typed.value === 0 && !rules.allowsZero
        ? notAccepted(rules)
        : maximumProblem(rules, typed.value);
  }
}

function notAccepted({ decimals }: NumberRules): Problem {
  return {
    message: message(decimals > 0 ? "profile.amount" : "profile.wholeNumber"),
  };
}

function maximumProblem(rules: NumberRules, value: number): Problem | null {
  if (value <= rules.max) return null;
  const max = formatCount(Math.floor(rules.max) + 1);
  return {
    message: rules.isMoney
      ? message("profile.amountTooHigh", { max })
      : message("profile.numberTooHigh", { max }),
  };
}

/** Checks that the upper end of a range is not below the lower end. */
export function rangeProblem(min: string, max: string): Problem | null {
  const low = numberIn("rangeEnd", min) ?? 0;
  const high = numberIn("rangeEnd", max) ?? Number.POSITIVE_INFINITY;
  return high < low ? { message: message("profile.revenueOrder") } : null;
}

/** Returns a number in words: "250 thousand US dollars", "10 US dollars and 50 cents" or "18 people". */
export function numberInWords(value: number, unit: NumberUnit): string {
  const count = Math.floor(value);
  const cents = Math.round((value - count) * 100);
  const words = t(`profile.inWords.${unit}`, {
    words: formatInWords(count),
    count,
  });
  return cents === 0 ? words : t("profile.inWords.cents", { words, cents });
}
