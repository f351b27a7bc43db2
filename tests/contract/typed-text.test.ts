import { describe, expect, test } from "vitest";
import {
  businessNameProblem,
  descriptionProblem,
  linkProblem,
  normalizeText,
} from "../../contract/profile/rules.ts";
import { emailProblem } from "../../contract/rules/accounts.ts";
import {
  isCode,
  normalizeCode,
  normalizeEmail,
} from "../../contract/typed-text.ts";

describe("invisible characters", () => {
  test.each([
    ["a mark of the text direction", "\u200eNak\u200furu", "Nakuru"],
    ["an embedding or an isolate", "\u202aNa\u202ckuru\u2066\u2069", "Nakuru"],
    ["a right-to-left override", "\u202eNakuru", "Nakuru"],
    ["a soft hyphen", "Na\u00adkuru", "Nakuru"],
    ["a zero-width space", "Nakuru\u200b \u200bDryers", "Nakuru Dryers"],
    ["a word joiner and a byte order mark", "\ufeffNakuru\u2060", "Nakuru"],
    ["a joiner between Latin letters", "Na\u200dku\u200cru", "Nakuru"],
    ["a joiner at an end", "\u200cNakuru\u200d", "Nakuru"],
  ])(
    "a name with %s is accepted without it",
    {
      tags: ["5-profile-139"],
    },
    (_description, name, stored) => {
      expect(normalizeText(name)).toBe(stored);
      expect(businessNameProblem(name)).toBeNull();
    },
  );

  test.each([
    ["Persian", "می\u200cخواهم"],
    ["Hindi", "क्\u200dष"],
  ])(
    "a joiner that belongs to the spelling of a %s word is kept",
    {
      tags: ["5-profile-139"],
    },
    (_language, word) => {
      expect(normalizeText(word)).toBe(word);
      expect(businessNameProblem(word)).toBeNull();
      expect(descriptionProblem(word)).toBeNull();
    },
  );

  test("a link is stored without invisible characters, which could make it look like another one", {
    tags: ["5-profile-139"],
  }, () => {
    expect(
      linkProblem("\u200bhttps://x.example.org/\u202egpj\u2060"),
    ).toBeNull();
    expect(linkProblem("https://x.example.org/\u0007")).not.toBeNull();
  });
});

describe("email addresses", () => {
  test.each([
    ["a zero-width space", "info\u200b@firm.example", "info@firm.example"],
    [
      "embedding controls",
      "\u202ainfo@firm.example\u202c",
      "info@firm.example",
    ],
    ["joiners", "in\u200dfo@firm.example\u200c", "info@firm.example"],
    [
      "a domain with an umlaut",
      "info@Bücher.example",
      "info@xn--bcher-kva.example",
    ],
    [
      "the ASCII form of a domain",
      "info@XN--bcher-kva.example",
      "info@xn--bcher-kva.example",
    ],
    [
      "an ideographic full stop",
      "info@bücher。example",
      "info@xn--bcher-kva.example",
    ],
    [
      "a joiner in a Persian domain",
      "a@نامه\u200cای.example",
      "a@xn--mgba3gch31f060k.example",
    ],
  ])(
    "an address with %s is accepted in its normal form",
    {
      tags: ["5-registration-122"],
    },
    (_description, email, normalized) => {
      expect(normalizeEmail(email)).toBe(normalized);
      expect(emailProblem(email)).toBeNull();
    },
  );

  test.each([
    "a@bücher/x.example",
    "a@bücher.example:80",
    "a@b@bücher.example",
    "a@１.２",
  ])(
    "%j has no ASCII form and is rejected",
    {
      tags: ["5-registration-122"],
    },
    (email) => {
      expect(emailProblem(email)).not.toBeNull();
    },
  );
});

describe("codes", () => {
  test.each([
    ["a zero-width space", "123\u200b456"],
    ["a mark of the text direction", "\u200e123456"],
    ["a word joiner", "123\u2060456"],
    ["an en dash", "123–456"],
    ["a full stop and spaces", " 123 456. "],
    ["Arabic-Indic digits", "١٢٣٤٥٦"],
    ["Persian digits", "۱۲۳۴۵۶"],
    ["full-width digits", "１２３４５６"],
  ])(
    "a code with %s is read",
    {
      tags: ["5-verification-code-103"],
    },
    (_description, code) => {
      expect(normalizeCode(code)).toBe("123456");
    },
  );

  test("only six digits are a code", {
    tags: ["5-verification-code-102"],
  }, () => {
    expect(["123456", "12345", "1234567", "12345a", ""].map(isCode)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
