import { MAX_AMOUNT, MAX_COUNT } from "../constants.ts";
import { formatCount, formatInWords, formatNumber } from "../format.ts";
import { message, t } from "../messages/index.ts";
import { readTypedNumber, type TypedNumber } from "../typed-number.ts";
import type { Problem } from "./rules.ts";

/** The amounts and counts of the profile: how they are read, checked, formatted and put into words. */

/** The kinds of fields that contain one number. */
export type NumberKind = "money" | "wholeMoney" | "count";
/** What a number counts. Amounts are in US dollars. */
export type NumberUnit = "dollars" | "people" | "years";

/** The numbers that error messages show as examples. */
const EXAMPLES = { money: 250_000, wholeMoney: 250_000, count: 25 } as const;

/** Reads the text of a number field. English is the only language of the form so far. */
export function readNumber(kind: NumberKind, text: string): TypedNumber {
  return readTypedNumber(text, {
    locale: "en",
    decimals: kind === "money" ? 2 : 0,
    isMoney: kind !== "count",
  });
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
  const example = formatCount(EXAMPLES[kind]);
  switch (typed.kind) {
    case "empty":
      return null;
    case "question":
      return { message: message("profile.readings", { text: text.trim() }) };
    case "unclear":
      return {
        message:
          kind === "count"
            ? message("profile.numberInFull", { example })
            : message("profile.amountInFull", { example }),
      };
    case "notAccepted":
      return notAccepted(kind);
    case "number":
      return kind === "money" && typed.value === 0
        ? notAccepted(kind)
        : maximumProblem(kind, typed.value);
  }
}

function notAccepted(kind: NumberKind): Problem {
  return {
    message: message(
      kind === "money" ? "profile.amount" : "profile.wholeNumber",
    ),
  };
}

function maximumProblem(kind: NumberKind, value: number): Problem | null {
  const limit = kind === "count" ? MAX_COUNT : MAX_AMOUNT;
  if (value <= limit) return null;
  const max = formatCount(kind === "count" ? limit + 1 : Math.ceil(limit));
  return {
    message:
      kind === "count"
        ? message("profile.numberTooHigh", { max })
        : message("profile.amountTooHigh", { max }),
  };
}

/** Checks that the upper end of a range is not below the lower end. */
export function rangeProblem(min: string, max: string): Problem | null {
  const low = numberIn("wholeMoney", min) ?? 0;
  const high = numberIn("wholeMoney", max) ?? Number.POSITIVE_INFINITY;
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
