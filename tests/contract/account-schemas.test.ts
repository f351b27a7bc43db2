import { describe, expect, test } from "vitest";
import {
  checkEmailAnswer,
  checkEmailBody,
  errorAnswer,
  loginAnswer,
  loginBody,
  messageAnswer,
  registerAnswer,
  registerBody,
  resendActivationBody,
  resendCodeBody,
  userAnswer,
  verifyCodeBody,
  verifyLinkBody,
} from "../../contract/schemas/accounts.ts";
import {
  checkAccessAnswer,
  confirmResetBody,
  confirmResetParameters,
  deleteAccountBody,
  requestChangeBody,
  requestResetBody,
} from "../../contract/schemas/passwords.ts";
import { sessionsAnswer } from "../../contract/schemas/sessions.ts";
import { problemsOf } from "../support/schema-problems.ts";

const REQUIRED = "This field is required.";
const TOO_LONG = "Ensure this field has no more than 1000 characters.";
const LONG = "a".repeat(1_001);
const email = "ama@firm.example.org";
const registration = {
  email,
  password: "Kente-2025",
  confirm_password: "Kente-2025",
  user_type: "investee",
  frontend_url: "http://127.0.0.1/emailVerification",
};

describe("bodies of the account calls", () => {
  test("a registration's address and role are lowercased", () => {
    const typed = {
      ...registration,
      email: "  Ama@Firm.Example.ORG ",
      user_type: " Investee ",
      colour: "blue",
    };
    expect(registerBody.parse(typed)).toEqual(registration);
  });

  test("each missing field of a registration is reported", () => {
    expect(problemsOf(registerBody, {})).toEqual({
      email: [REQUIRED],
      password: [REQUIRED],
      confirm_password: [REQUIRED],
      user_type: [REQUIRED],
      frontend_url: [REQUIRED],
    });
  });

  test.each([
    [{ email: "ama" }, "email", "Please enter a valid email address."],
    [
      { user_type: "lender" },
      "user_type",
      "Please select Investor or Investee.",
    ],
    [
      { confirm_password: "Kente-2026" },
      "confirm_password",
      "Passwords do not match.",
    ],
    [
      { password: "Kente1!", confirm_password: "Kente1!" },
      "password",
      "Your password must contain at least 8 characters.",
    ],
    [{ frontend_url: 7 }, "frontend_url", "Not a valid text."],
  ])("a registration with %j is rejected at %s", (change, field, says) => {
    const problems = problemsOf(registerBody, { ...registration, ...change });
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toEqual([says]);
  });

  test("a disposable e-mail address is rejected for registration only", () => {
    const disposable = "ama@mailinator.com";
    expect(
      problemsOf(registerBody, { ...registration, email: disposable }),
    ).toHaveProperty("email");
    expect(checkEmailBody.parse({ email: disposable })).toEqual({
      email: disposable,
    });
  });

  test.each([
    ["resend-activation", resendActivationBody],
    ["check-email", checkEmailBody],
    ["request-password-reset", requestResetBody],
  ])("%s accepts a valid address, trims and lowercases it", (_, schema) => {
    expect(schema.parse({ email: " AMA@firm.example.org" })).toEqual({
      email,
    });
    expect(problemsOf(schema, {})).toEqual({ email: [REQUIRED] });
    expect(problemsOf(schema, { email: "ama@" })).toEqual({
      email: ["Please enter a valid email address."],
    });
    expect(problemsOf(schema, { email: LONG })).toEqual({
      email: [TOO_LONG],
    });
  });

  test.each([
    ["resend-activation", resendActivationBody, { email }],
    ["login", loginBody, { email, password: "x" }],
    ["resend-code", resendCodeBody, { token: "t" }],
    ["request-password-reset", requestResetBody, { email }],
  ])(
    "%s accepts a body with and without the site's address",
    (_, schema, rest) => {
      expect(schema.parse(rest)).toEqual(rest);
      const whole = { ...rest, frontend_url: "http://127.0.0.1/" };
      expect(schema.parse(whole)).toEqual(whole);
      expect(problemsOf(schema, { ...rest, frontend_url: LONG })).toEqual({
        frontend_url: [TOO_LONG],
      });
    },
  );

  test("a login accepts any non-empty password unchanged", () => {
    const typed = { email, password: "  AbC " };
    expect(loginBody.parse(typed)).toEqual(typed);
    expect(problemsOf(loginBody, { email, password: "" })).toEqual({
      password: [REQUIRED],
    });
    expect(problemsOf(loginBody, {})).toEqual({
      email: [REQUIRED],
      password: [REQUIRED],
    });
  });

  test.each([
    ["a link", verifyLinkBody, { uidb64: "u", token: "t" }],
    ["a code", verifyCodeBody, { token: "t", code: "123456" }],
    ["another code", resendCodeBody, { token: "t" }],
  ])("verification by %s requires every part", (_, schema, whole) => {
    expect(schema.parse({ ...whole, more: 1 })).toEqual(whole);
    expect(problemsOf(schema, {})).toEqual(
      Object.fromEntries(Object.keys(whole).map((name) => [name, [REQUIRED]])),
    );
  });

  test("a value that is not a string gets only that error, not the address error as well", () => {
    expect(problemsOf(checkEmailBody, { email: "ama\u0000@x" })).toEqual({
      email: ["Control characters are not allowed."],
    });
  });

  test("a body that is not an object is reported as unreadable", () => {
    for (const sent of [null, "text", 7, []])
      expect(problemsOf(loginBody, sent)).toEqual({
        "": ["The request could not be read. Please send valid JSON."],
      });
  });
});

describe("bodies of the password calls", () => {
  test("a new password is validated with the rules for new passwords", () => {
    expect(confirmResetBody.parse({ password: "Kente-2026" })).toEqual({
      password: "Kente-2026",
    });
    expect(problemsOf(confirmResetBody, { password: "kente" })).toEqual({
      password: ["Password must be at least 8 characters."],
    });
    expect(problemsOf(confirmResetBody, {})).toEqual({ password: [REQUIRED] });
  });

  test("a reset requires both parts of its link", () => {
    const link = { uid: "Mg", token: "t" };
    expect(confirmResetParameters.parse(link)).toEqual(link);
    expect(Object.keys(problemsOf(confirmResetParameters, {}))).toEqual([
      "uid",
      "token",
    ]);
  });

  test("missing fields of a change are read as empty strings, which the call rejects with its own message", () => {
    expect(requestChangeBody.parse({})).toEqual({
      current_password: "",
      frontend_url: "",
    });
    const whole = { current_password: "x", frontend_url: "http://127.0.0.1/" };
    expect(requestChangeBody.parse(whole)).toEqual(whole);
  });

  test("a deletion requires the password", () => {
    expect(problemsOf(deleteAccountBody, { password: "" })).toEqual({
      password: ["Password is required."],
    });
    expect(problemsOf(deleteAccountBody, {})).toEqual({ password: [REQUIRED] });
    expect(deleteAccountBody.parse({ password: "x" })).toEqual({
      password: "x",
    });
  });
});

describe("answers of the account calls", () => {
  const session = {
    id: "s1",
    device: "Chrome on Windows",
    created_at: 1,
    last_seen_at: 2,
    current: true,
  };

  test.each([
    ["register", registerAnswer, { message: "m", token: "t" }],
    ["check-email", checkEmailAnswer, { isEmailUnique: true }],
    ["login", loginAnswer, { token: "t", user_type: "investor" }],
    [
      "user",
      userAnswer,
      { email, user_type: "investee", business_name: "Nakuru Dryers" },
    ],
    ["a message", messageAnswer, { message: "m" }],
    ["the access check", checkAccessAnswer, { allowed: false }],
  ])("%s has exactly its fields", (_, schema, whole) => {
    expect(schema.parse({ ...whole, secret: 1 })).toEqual(whole);
    expect(Object.keys(problemsOf(schema, {}))).toEqual(Object.keys(whole));
  });

  test("the name of a member without a name is null", () => {
    const nameless = { email, user_type: "investor", business_name: null };
    expect(userAnswer.parse(nameless)).toEqual(nameless);
  });

  test("a list of sessions has exactly its fields", () => {
    expect(sessionsAnswer.parse([{ ...session, token: "t" }])).toEqual([
      session,
    ]);
    expect(Object.keys(problemsOf(sessionsAnswer, [{}]))).toEqual(
      Object.keys(session).map((name) => `0.${name}`),
    );
  });

  test("an error may have fields of its own besides the standard ones", () => {
    const named = { email: ["This field is required."], code: ["Wrong."] };
    expect(errorAnswer.parse(named)).toEqual(named);
    const wrong = {
      error: 1,
      detail: 1,
      non_field_errors: "no",
      inactive: "yes",
    };
    expect(Object.keys(problemsOf(errorAnswer, wrong))).toEqual(
      Object.keys(wrong),
    );
  });
});
