import { numberFormat } from "./intl.ts";
import { type Language, languageFacts } from "./language.ts";

/** What a text field for a number contains. */
export type TypedNumber =
  | { readonly kind: "empty" }
  | { readonly kind: "number"; readonly value: number }
  /** The text can be read in more than one way. `readings` are the numbers that the field accepts. */
  | { readonly kind: "question"; readonly readings: readonly number[] }
  /** No number, a negative number, or a number with more decimals than the field accepts. */
  | { readonly kind: "notAccepted" }
  /** The text contains digits, but it is not a number in digits, such as "50k" or "12,34,5". */
  | { readonly kind: "unclear" };

/**
 * Returns the separator that has one meaning before exactly three digits: it separates thousands, because it is not the
 * decimal separator of the language. Any other comma or dot in this position can also be a decimal separator. French texts
 * write both "10 000" and "10.000" for ten thousand. Arabic texts use commas and dots for both purposes, depending on the
 * country, so only a comma between Western digits, as the pages show numbers, has one meaning.
 */
function thousandsSeparator(language: Language): "," | "." {
  const half = numberFormat(languageFacts[language].locale).format(0.5);
  return half.includes(",") ? "." : ",";
}

// U+066C is the Arabic thousands separator, U+066B the Arabic decimal separator, and U+060C the Arabic comma.
const GROUPING = " ,.'\u066c\u060c";
const DECIMAL = ",.\u066b\u060c";
const SEPARATED_DIGITS = /^[\d ,.'\u066b\u066c\u060c]+$/;

const APOSTROPHES = /[\u2018\u2019\u02bc\u2032\u00b4`]/g;
const NEGATIVE = /^[-\u2212\u2013(]/;

// The signs and names of US dollars in every language, because people also paste amounts from texts in other languages.
const DOLLARS =
  /us ?\$|\$ ?us|usd|\$|(?:us )?dollars?(?: us| américains?| des États-Unis)?|dólar(?:es)?(?: americanos?| dos EUA| dos Estados Unidos)?|dola(?: za Marekani)?|دولار(?:ات|ا|ًا|اً)?(?: أمريكي(?:ة|ا|ًا|اً)?)?/gi;

/** The maximum number of decimals. Three would look like a group of thousands. */
const MAX_DECIMALS = 2;

/**
 * Reads a number of at least 0 as a person typed or pasted it: with digits of any script, with spaces, commas, dots or
 * apostrophes as separators, and with characters that are not visible.
 *
 * @param options.language The language of the form. It decides the meaning of a separator before exactly three digits.
 * @param options.decimals The number of decimals that the field accepts.
 * @param options.isMoney Whether a sign or name of US dollars is allowed before or after the number.
 */
export function readTypedNumber(
  input: string,
  options: {
    readonly language: Language;
    readonly decimals: 0 | 2;
    readonly isMoney: boolean;
  },
): TypedNumber {
  const cleaned = input
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .trim();
  if (cleaned === "") return { kind: "empty" };
  const digits = cleaned
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/\p{Zs}+/gu, " ")
    .replace(APOSTROPHES, "'")
    .replaceAll("\uff0c", ",")
    .replaceAll("\uff0e", ".");
  const text = options.isMoney
    ? digits
        .replace(DOLLARS, (name, at) =>
          at === 0 || at + name.length === digits.length ? "" : name,
        )
        .trim()
    : digits;
  if (!/\d/.test(text) || NEGATIVE.test(text)) return { kind: "notAccepted" };
  if (!SEPARATED_DIGITS.test(text)) return { kind: "unclear" };
  const { whole, decimal } = readingsOf(text);
  if (whole !== null && decimal !== null) {
    const separator = text.replace(/\d/g, "");
    const isLatin = !/(?=\P{ASCII})\p{Nd}/u.test(cleaned);
    if (isLatin && separator === thousandsSeparator(options.language))
      return { kind: "number", value: Number(whole) };
    const isAccepted = hasDecimals(decimal, options.decimals);
    return {
      kind: "question",
      readings: [whole, ...(isAccepted ? [decimal] : [])].map(Number),
    };
  }
  if (whole !== null) return { kind: "number", value: Number(whole) };
  if (decimal === null) return { kind: "unclear" };
  const isAccepted =
    hasDecimals(decimal, options.decimals) &&
    decimal.length - decimal.indexOf(".") - 1 <= MAX_DECIMALS;
  return isAccepted
    ? { kind: "number", value: Number(decimal) }
    : { kind: "notAccepted" };
}

// Returns the text as a whole number and as a number with a decimal separator, each null if it cannot be read so.
function readingsOf(text: string) {
  const groups = text.split(/\D/);
  const separators = text.replace(/\d/g, "");
  const last = separators.slice(-1);
  const whole = joinGroups(groups, separators);
  if (last === "" || !DECIMAL.includes(last)) return { whole, decimal: null };
  const before = separators.slice(0, -1);
  const integer = before.includes(last)
    ? null
    : joinGroups(groups.slice(0, -1), before);
  const fraction = groups.at(-1) ?? "";
  return {
    whole,
    decimal:
      integer === null || fraction === "" ? null : `${integer}.${fraction}`,
  };
}

// Joins groups of thousands: one to three digits that do not start with 0, then groups of three, with one separator.
function joinGroups(groups: readonly string[], separators: string) {
  const [first = "", ...others] = groups;
  if (others.length === 0) return first === "" ? null : first;
  const isGrouped =
    GROUPING.includes(separators.charAt(0)) &&
    new Set(separators).size === 1 &&
    /^[1-9]\d{0,2}$/.test(first) &&
    others.every((group) => group.length === 3);
  return isGrouped ? groups.join("") : null;
}

function hasDecimals(decimal: string, max: number): boolean {
  const fraction = decimal.slice(decimal.indexOf(".") + 1);
  return /^0*$/.test(fraction.slice(max));
}

// Unicode encodes the digits of each script in order, in runs whose lengths are multiples of ten.
function asciiDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let position = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(codePoint - position - 1)))
    position += 1;
  return String(position % 10);
}
