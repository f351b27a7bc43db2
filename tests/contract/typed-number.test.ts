import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMoney, formatNumber } from "../../contract/format.ts";
import { LANGUAGES, type Language } from "../../contract/language.ts";
import {
  readTypedNumber,
  type TypedNumber,
} from "../../contract/typed-number.ts";
import { HABITS, withDigits, writtenNumber } from "./number-habits.ts";

const MONEY = { language: "en", decimals: 2, isMoney: true } as const;
const COUNT = { language: "en", decimals: 0, isMoney: false } as const;

/** Returns the number, the readings in an array, or the kind of a text that is not a number. */
function outcome(typed: TypedNumber) {
  if (typed.kind === "number") return typed.value;
  return typed.kind === "question" ? typed.readings : typed.kind;
}

const anyLanguage = fc.constantFrom(...LANGUAGES);
/** Amounts in cents, of every length. */
const cents = fc
  .integer({ min: 1, max: 14 })
  .chain((length) => fc.integer({ min: 0, max: 10 ** length - 1 }));
const invisible = fc.constantFrom(
  "\u200b",
  "\u200e",
  "\u200f",
  "\u2060",
  "\ufeff",
  "\u00ad",
  "\u202a",
  "\u061c",
);
/** Positions and characters that a paste adds to a text. */
const pasted = fc.array(fc.tuple(fc.nat(30), invisible), { maxLength: 3 });

function paste(text: string, added: readonly (readonly [number, string])[]) {
  let result = text;
  for (const [position, character] of added)
    result = result.slice(0, position) + character + result.slice(position);
  return result;
}

describe("a typed number", { tags: ["5-profile-61"] }, () => {
  test.each([
    ["", "empty"],
    [" \u200b\u00a0", "empty"],
    ["0", 0],
    ["250000", 250_000],
    ["250,000", 250_000],
    ["250 000,50", 250_000.5],
    ["250\u202f000,50", 250_000.5],
    ["250.000,50", 250_000.5],
    ["250'000.50", 250_000.5],
    ["250’000", 250_000],
    ["50,00", 50],
    ["1,5", 1.5],
    ["1.234.567", 1_234_567],
    ["٢٥٠٬٠٠٠٫٥٠", 250_000.5],
    ["۲۵۰۰۰۰", 250_000],
    ["２５０，０００", [250_000, 250]],
    ["٢٥٠،٠٠٠", [250_000, 250]],
    ["٢٥٠,٠٠٠", [250_000, 250]],
    ["$250,000", 250_000],
    ["250 000 USD", 250_000],
    ["US$ 250.000,00", 250_000],
    ["10.000", [10_000, 10]],
    ["10.500", [10_500, 10.5]],
    ["12.345", [12_345]],
    ["-5", "notAccepted"],
    ["many", "notAccepted"],
    ["0.125", "notAccepted"],
    ["1 000.000", "notAccepted"],
    ["50k", "unclear"],
    ["2 million", "unclear"],
    ["10²", "unclear"],
    ["€250", "unclear"],
    ["R$ 250", "unclear"],
    ["1,23,456", "unclear"],
    ["12 5", "unclear"],
    ["1,234 567", "unclear"],
    ["100\t200", "unclear"],
    ["10.", "unclear"],
    [".5", "unclear"],
  ])("%j as an amount of money is read as %j", (text, expected) => {
    expect(outcome(readTypedNumber(text, MONEY))).toEqual(expected);
  });

  test.each<[Language, [string, unknown][]]>([
    [
      "fr",
      [
        ["250 000", 250_000],
        ["250\u202f000,50", 250_000.5],
        ["250.000", 250_000],
        ["250.000,50", 250_000.5],
        ["1,5", 1.5],
        ["1,000.50", 1_000.5],
        ["$ 250 000", 250_000],
        ["250 000 $US", 250_000],
        ["250 000 dollars américains", 250_000],
        ["250 000 FCFA", "unclear"],
        ["250 k", "unclear"],
        ["2 millions", "unclear"],
        ["1,5 milliard", "unclear"],
        ["cinq mille", "notAccepted"],
      ],
    ],
    [
      "pt",
      [
        ["250 000", 250_000],
        ["250.000,50", 250_000.5],
        ["US$ 250.000", 250_000],
        ["250.000 dólares", 250_000],
        ["1,5", 1.5],
        ["250 mil", "unclear"],
        ["2 milhões", "unclear"],
      ],
    ],
    [
      "sw",
      [
        ["250,000.50", 250_000.5],
        ["dola 250,000", 250_000],
        ["Dola za Marekani 250,000", 250_000],
        ["KSh 250,000", "unclear"],
        ["elfu 250", "unclear"],
        ["milioni 2", "unclear"],
      ],
    ],
    [
      "ar",
      [
        ["٢٥٠٠٠٠", 250_000],
        ["٢٥٠٬٠٠٠", 250_000],
        ["٢٥٠٬٠٠٠٫٥٠", 250_000.5],
        ["٢٥٠٠٠٠٫٥٠", 250_000.5],
        ["۲۵۰۰۰۰", 250_000],
        ["250,000.50", 250_000.5],
        ["٢٥٠،٠٠٠", [250_000, 250]],
        ["١٫٥", 1.5],
        ["\u200f250,000 US$", 250_000],
        ["250,000 دولار أمريكي", 250_000],
        ["٢٥٠٠٠٠ دولارًا", 250_000],
        ["٢٥٠ ألف", "unclear"],
        ["2 مليون", "unclear"],
      ],
    ],
  ])("in %s is read in the habits of the language", (language, rows) => {
    for (const [text, expected] of rows)
      expect(
        outcome(readTypedNumber(text, { ...MONEY, language })),
        text,
      ).toEqual(expected);
  });

  test.each([
    ["50,00", 50],
    ["10,000", 10_000],
    ["10.000", [10_000, 10]],
    ["12.345", [12_345]],
    ["1.5", "notAccepted"],
    ["$18", "unclear"],
  ])("%j as a whole number is read as %j", (text, expected) => {
    expect(outcome(readTypedNumber(text, COUNT))).toEqual(expected);
  });

  test("before three digits, a separator has the meaning of the form's language, or two meanings", () => {
    const read = (language: Language) =>
      ["10.000", "10,000", "١٠,٠٠٠"].map((text) =>
        outcome(readTypedNumber(text, { ...COUNT, language })),
      );
    const question = [10_000, 10];
    for (const language of ["en", "sw", "ar"] as const)
      expect(read(language)).toEqual([question, 10_000, question]);
    for (const language of ["fr", "pt"] as const)
      expect(read(language)).toEqual([10_000, question, question]);
  });

  test("is never another number than the one that its writer meant, in any language and habit", () => {
    fc.assert(
      fc.property(
        anyLanguage,
        fc.constantFrom(...HABITS),
        cents,
        fc.constantFrom(0, 1, 2),
        pasted,
        (language, habit, amount, decimals, added) => {
          const value =
            Math.round(amount / 10 ** (2 - decimals)) / 10 ** decimals;
          const text = paste(writtenNumber(value, decimals, habit), added);
          for (const options of [MONEY, COUNT]) {
            const result = outcome(
              readTypedNumber(text, { ...options, language }),
            );
            if (typeof result === "number") expect(result).toBe(value);
            if (Array.isArray(result)) expect(result).toContain(value);
          }
          // A person is only asked or refused if a separator can have two meanings, or for a fraction of a count.
          if (!/[.,،]/.test(text))
            expect(outcome(readTypedNumber(text, { ...MONEY, language }))).toBe(
              value,
            );
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test("with three decimals, as few people write, is asked about or refused in the writer's language", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          ["en", "."] as const,
          ["fr", ","] as const,
          ["pt", ","] as const,
          ["sw", "."] as const,
        ),
        fc.integer({ min: 0, max: 9_999_999 }),
        ([language, separator], thousandths) => {
          const digits = String(thousandths).padStart(4, "0");
          const text = `${digits.slice(0, -3)}${separator}${digits.slice(-3)}`;
          for (const options of [MONEY, COUNT])
            expect(
              readTypedNumber(text, { ...options, language }).kind,
            ).not.toBe("number");
        },
      ),
    );
  });

  test("has the digits of any text", () => {
    const pieces = fc.constantFrom(
      ..."0123456789".repeat(2),
      ..."٠٣۴..,,  '’٫٬،-$k",
      "\u00a0",
      "\u202f",
      "\u200b",
      "000",
      "USD",
    );
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 12 }),
        anyLanguage,
        (parts, language) => {
          const text = parts.join("");
          const typed = readTypedNumber(text, { ...MONEY, language });
          if (typed.kind !== "number") return;
          const digits = withDigits(text).replace(/\D/g, "");
          const [whole = "", fraction = ""] = String(typed.value).split(".");
          const trim = (digitText: string) =>
            digitText.replace(/^0+/, "").replace(/0+$/, "");
          expect(trim(whole + fraction)).toBe(trim(digits));
        },
      ),
      { numRuns: 3_000 },
    );
  });

  test("is read again as the same number after it was formatted", () => {
    fc.assert(
      fc.property(cents, anyLanguage, (amount, language) => {
        const value = amount / 100;
        const options = { ...MONEY, language };
        for (const text of [
          formatNumber(value, language),
          formatMoney(value, { language }),
        ])
          expect(outcome(readTypedNumber(text, options)), text).toBe(value);
      }),
    );
  });
});
