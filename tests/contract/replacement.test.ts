import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type CharacterField,
  FIELD_NAMES,
  isCharacterField,
  PROFILE_FIELDS,
} from "../../contract/profile/fields.ts";
import {
  joinParts,
  replaceDisallowed,
} from "../../contract/profile/replacement.ts";
import {
  disallowedCharacters,
  normalizeText,
} from "../../contract/profile/rules.ts";
import { openPagesIn } from "../support/page-language.ts";

const FIELDS = FIELD_NAMES.filter(isCharacterField);
const replaceCharacters = (
  text: string,
  field: CharacterField = "description",
) => {
  const replacement = replaceDisallowed(field, text);
  return replacement && joinParts(replacement);
};

describe("the replacement of disallowed characters", () => {
  test.each([
    ["l'économie d’Abidjan", "lʼéconomie dʼAbidjan"],
    ["Ng'ombe wetu hula ng‘ombe", "Ngʼombe wetu hula ngʼombe"],
    ["l`eau et l´air", "lʼeau et lʼair"],
    ["the farmers' market", "the farmers market"],
    ["rock 'n' roll, the 90's", "rock n roll, the 90 s"],
    ["notre marque « Or Rouge »", "notre marque Or Rouge"],
    ['dit "oui", „nein“ and “yes”.', "dit oui, nein and yes."],
    ["des mangues ｢Or｣ et ﹁Rouge﹂", "des mangues Or et Rouge"],
    [
      "séchés (mangue et ananas) au soleil",
      "séchés, mangue et ananas, au soleil",
    ],
    ["(Mostly) tomatoes (Kenya).", "Mostly, tomatoes, Kenya."],
    ["First. (Second.) Third", "First. Second. Third"],
    ["a [b] {c} d", "a, b, c, d"],
    ["des entrepreneur(e)s et client(s)", "des entrepreneures et clients"],
    [
      "30% des ventes, 30 % du reste",
      "30 percent des ventes, 30 percent du reste",
    ],
    ["100% (net)", "100 percent, net"],
    ["maize & beans", "maize and beans"],
    ["(a) & (b)", "a, and b"],
    ["et/ou", "et or ou"],
    ["2019–2024 : œuvre… vraiment ?", "2019 2024 œuvre vraiment"],
    ["Tomatoes 🍅❤️ daily", "Tomatoes daily"],
    ["#1 in Kisumu!", "1 in Kisumu"],
    ["one;\n(two)\nthree!", "one\ntwo\nthree"],
    ["a  b; c", "a  b c"],
    ["x,(y)", "x, y"],
    ["$5 a day", "5 a day"],
    ["maize, 🍅, 🍇 , rice", "maize, rice"],
    ["🍅, rice\n🍇,  beans", "rice\nbeans"],
    ["o'1a, o'′b", "o 1a, o b"],
    ["5%a, b", "5 percent a, b"],
    ["a &%( b", "a and percent, b"],
    ["a.(& b), c.& d", "a. and b, c. and d"],
    ["% of sales", "percent of sales"],
    ["%, b", "percent, b"],
    ['a,"\nb,".', "a,\nb,."],
  ])("changes %j to %j", (text, expected) => {
    expect(replaceCharacters(text)).toBe(expected);
  });

  test.each([
    ["القمح & الذرة", "القمح والذرة"],
    ["(أ) & (ب)", "أ، وب"],
    ["قمح/ذرة", "قمح أو ذرة"],
    ["القمح &\nالذرة", "القمح و\nالذرة"],
  ])("changes %j to %j on a page in Arabic", async (text, expected) => {
    await openPagesIn("ar");
    try {
      expect(replaceCharacters(text)).toBe(expected);
    } finally {
      await openPagesIn("en");
    }
  });

  test("removes commas from a business name, but not &", () => {
    expect(replaceCharacters("Saveurs d'Abidjan", "business_name")).toBe(
      "Saveurs dʼAbidjan",
    );
    expect(
      replaceCharacters("Nakuru & Sons (Holdings), Ltd.", "business_name"),
    ).toBe("Nakuru & Sons Holdings Ltd.");
  });

  test("does not change apostrophes in a business address", () => {
    expect(
      replaceCharacters("St. John's Road #4 / B", "business_address"),
    ).toBe("St. John's Road 4 or B");
  });

  test.each([
    ["text that is already allowed", "Food makers, East Africa."],
    ["an empty string", ""],
    ["text that would become empty", "!!! ( )"],
  ])("is not possible for %s", (_, text) => {
    expect(replaceCharacters(text)).toBeNull();
  });

  test("marks the parts of the result that replace characters", () => {
    expect(replaceDisallowed("market", "l'eau")).toEqual([
      { text: "l", isReplacement: false },
      { text: "ʼ", isReplacement: true },
      { text: "eau", isReplacement: false },
    ]);
    expect(replaceDisallowed("market", "(eau")).toEqual([
      { text: "eau", isReplacement: false },
    ]);
  });
});

describe("for any text", () => {
  const fragments = fc.constantFrom(
    ..."aÉœọẹ̀ʼ'’‘`\"«»()[]{}%&/,.- \n\t\u00a0\u202f…–;:!?€#🍅",
    "\u0301",
    "\ufe0f",
    "ng'ombe",
    "(e)",
    "30 %",
  );
  const texts = fc.oneof(
    fc.array(fragments, { maxLength: 40 }).map((list) => list.join("")),
    fc.string({ unit: "binary", maxLength: 40 }),
  );
  const fields = fc.constantFrom(...FIELDS);
  const checkReplacements = (
    check: (result: string, field: CharacterField, text: string) => void,
  ) =>
    fc.assert(
      fc.property(texts, fields, (text, field) => {
        const result = replaceCharacters(text, field);
        if (result !== null) check(result, field, text);
      }),
      { numRuns: 2_000 },
    );

  test("the result contains only allowed characters", () => {
    checkReplacements((result, field) => {
      expect(
        disallowedCharacters(
          normalizeText(result),
          PROFILE_FIELDS[field].characters.allowed,
        ),
      ).toEqual([]);
    });
  });

  test("the result needs no further replacement", () => {
    checkReplacements((result, field) => {
      expect(replaceCharacters(result, field)).toBeNull();
    });
  });

  test("the result has no new double spaces, double commas or spaces before a comma or period, and no space at either end", () => {
    checkReplacements((result, _, text) => {
      const original = normalizeText(text);
      for (const pattern of [/ {2}/, /, ?,/, / [,.]/])
        if (!pattern.test(original)) expect(result).not.toMatch(pattern);
      expect(result).not.toMatch(/^ | $/);
    });
  });

  test("letters, digits and line breaks are unchanged", () => {
    const preserved = (text: string) =>
      text.replace(/[^\p{L}\p{Nd}\n]|ʼ/gu, "");
    checkReplacements((result, _, text) => {
      const insertedWords = /percent|and|or/g;
      expect(preserved(result).replaceAll(insertedWords, "")).toBe(
        preserved(normalizeText(text)).replaceAll(insertedWords, ""),
      );
    });
  });

  test("no replacement is offered for text without a disallowed character", () => {
    fc.assert(
      fc.property(texts, fields, (text, field) => {
        const disallowed = disallowedCharacters(
          normalizeText(text),
          PROFILE_FIELDS[field].characters.allowed,
        );
        if (disallowed.length === 0)
          expect(replaceCharacters(text, field)).toBeNull();
      }),
    );
  });
});
