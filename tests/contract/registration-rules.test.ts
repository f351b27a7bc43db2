import { describe, expect, test } from "vitest";
import { USER_TYPES } from "../../contract/enumerations.ts";
import {
  COMMON_PASSWORDS,
  confirmPasswordProblem,
  DISPOSABLE_DOMAINS,
  emailProblem,
  newPasswordProblem,
  passwordScore,
  passwordStrength,
  registrationEmailProblem,
  registrationPasswordProblem,
  registrationProblems,
  userTypeProblem,
} from "../../contract/rules/accounts.ts";
import { normalizeEmail } from "../../contract/typed-text.ts";
import { shownText } from "../support/shown-text.ts";

const VALID_PASSWORD = "Akoko-2026";

/** Returns an address with this many characters, in which no domain label exceeds the limit of 63 characters. */
function addressOf(length: number): string {
  const label = `.${"c".repeat(49)}`;
  return `${"a".repeat(length - 205)}@b${label.repeat(4)}.io`;
}

describe("email addresses", () => {
  test.each([
    "plain",
    "a@b",
    "a b@c.org",
    "@c.org",
    "a@",
    "a@c..org",
    "a@-c.org",
    "a@c-.org",
    "a@c.org@d.org",
    `a@${"c".repeat(64)}.org`,
    addressOf(255),
    "",
    "a@c.org\u0000",
    ".ama@c.org",
    "ama.@c.org",
    "a..ma@c.org",
    "🙂@c.org",
    "اسم@مثال.org",
    `${"a".repeat(250)}@c.org`,
  ])(
    "%j is not a standard address",
    { tags: ["5-registration-01", "5-login-01"] },
    (email) => {
      expect(shownText(registrationEmailProblem(email))).toBe(
        "Please enter a valid email address.",
      );
      expect(shownText(emailProblem(email))).toBe(
        "Please enter a valid email address.",
      );
    },
  );

  test.each([
    "ama@firm.example.org",
    " Ama+one@Firm.Example.ORG ",
    "o'b@x.io",
    `a@${"c".repeat(63)}.org`,
    addressOf(254),
  ])("%j is a standard address", (email) => {
    expect(registrationEmailProblem(email)).toBeNull();
  });

  test("an address is trimmed and lowercased", () => {
    expect(normalizeEmail("  Ama@Firm.Example.ORG ")).toBe(
      "ama@firm.example.org",
    );
  });

  test("the five disposable domains and their subdomains are rejected", {
    tags: ["5-registration-02"],
  }, () => {
    expect(DISPOSABLE_DOMAINS).toHaveLength(5);
    for (const domain of DISPOSABLE_DOMAINS) {
      for (const email of [`a@${domain}`, `a@mx.${domain.toUpperCase()}`])
        expect(shownText(registrationEmailProblem(email))).toBe(
          "Disposable or temporary email addresses are not allowed.",
        );
      expect(registrationEmailProblem(`a@not${domain}`)).toBeNull();
    }
  });
});

describe("passwords at registration", () => {
  for (const [rule, password, sentence] of [
    [
      "5-registration-07",
      `Aa1-${"x".repeat(125)}`,
      "Password cannot exceed 128 characters.",
    ],
    [
      "5-registration-08",
      "Aa1-xyz",
      "Your password must contain at least 8 characters.",
    ],
    [
      "5-registration-09",
      "AKOKO-2026",
      "Password must include a lowercase letter.",
    ],
    [
      "5-registration-10",
      "akoko-2026",
      "Password must include an uppercase letter.",
    ],
    ["5-registration-11", "Akoko-Akoko", "Password must include a number."],
    [
      "5-registration-12",
      "Akoko2026",
      "Password must include a special character.",
    ],
  ] as const)
    test(`${JSON.stringify(password)} is rejected`, { tags: [rule] }, () => {
      expect(shownText(registrationPasswordProblem(password))).toBe(sentence);
    });

  test("passwords of 8 to 128 characters are accepted", {
    tags: ["5-registration-04"],
  }, () => {
    expect(registrationPasswordProblem("Aa1-xyzz")).toBeNull();
    expect(registrationPasswordProblem(`Aa1-${"x".repeat(124)}`)).toBeNull();
  });

  test("only the first problem in the specified order is reported", () => {
    expect(shownText(registrationPasswordProblem("a"))).toBe(
      "Your password must contain at least 8 characters.",
    );
    expect(shownText(registrationPasswordProblem("--------"))).toBe(
      "Password must include a lowercase letter.",
    );
    expect(shownText(registrationPasswordProblem("a-------"))).toBe(
      "Password must include an uppercase letter.",
    );
  });

  test("the eight common passwords are rejected in lower and upper case", {
    tags: ["5-registration-05", "5-registration-06", "5-registration-13"],
  }, () => {
    expect(COMMON_PASSWORDS).toEqual([
      "password",
      "12345678",
      "123456789",
      "qwerty",
      "abc123",
      "11111111",
      "letmein",
      "welcome",
    ]);
    for (const common of COMMON_PASSWORDS)
      for (const password of [common, common.toUpperCase()])
        for (const check of [registrationPasswordProblem, newPasswordProblem])
          expect(shownText(check(password))).toBe(
            "Your password can't be a commonly used password.",
          );
  });

  test("a confirmation that differs from the password is rejected", {
    tags: ["5-registration-14"],
  }, () => {
    expect(
      shownText(confirmPasswordProblem(VALID_PASSWORD, "Akoko-2027")),
    ).toBe("Passwords do not match.");
    expect(confirmPasswordProblem(VALID_PASSWORD, VALID_PASSWORD)).toBeNull();
  });
});

describe("the strength of a password", () => {
  test.each([
    ["", 0],
    ["abc", 0],
    ["abcdefgh", 1],
    ["abcdefg1", 2],
    ["Abcdefg1", 3],
    ["Abcdef-1", 4],
    ["Abcdefgh-123", 4],
    ["Password", 0],
  ])(
    "%j scores %i of 4",
    { tags: ["5-registration-20"] },
    (password, score) => {
      expect(passwordScore(password)).toBe(score);
    },
  );

  test("12 characters score one point more than 11", {
    tags: ["5-registration-21"],
  }, () => {
    expect(passwordScore("abcdefghijkl")).toBe(
      passwordScore("abcdefghijk") + 1,
    );
  });

  test("the score determines which of the five levels is shown", {
    tags: ["2-registration-06"],
  }, () => {
    expect(
      ["", "abcdefgh", "abcdefg1", "Abcdefg1", "Abcdef-1"].map(
        passwordStrength,
      ),
    ).toEqual(["Very weak", "Weak", "Fair", "Good", "Strong"]);
  });
});

describe("the registration form", () => {
  test("the role is required and must be investor or investee", {
    tags: ["1-registration-01", "5-registration-03"],
  }, () => {
    expect(USER_TYPES).toEqual(["investor", "investee"]);
    expect(shownText(userTypeProblem(""))).toBe(
      "Please select Investor or Investee.",
    );
    expect(shownText(userTypeProblem("admin"))).toBe(
      "Please select Investor or Investee.",
    );
    expect(userTypeProblem("Investor")).toBeNull();
  });

  test("a valid form has no errors, and a form with only invalid fields has an error for each field", () => {
    expect(
      registrationProblems({
        userType: "investee",
        email: "ama@firm.example.org",
        password: VALID_PASSWORD,
        confirmPassword: VALID_PASSWORD,
      }),
    ).toEqual({});
    expect(
      Object.keys(
        registrationProblems({
          userType: "",
          email: "",
          password: "",
          confirmPassword: "x",
        }),
      ),
    ).toEqual(["userType", "email", "password", "confirmPassword"]);
  });
});
