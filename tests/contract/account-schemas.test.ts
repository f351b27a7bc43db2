import { describe, expect, test } from "vitest";
import { schemas } from "../../contract/calls/index.ts";
import { errorResponse } from "../../contract/calls/schemas.ts";
import { problemsOf } from "../support/schema-problems.ts";

const REQUIRED = "This field is required.";
const TOO_LONG = "Ensure this field has no more than 1000 characters.";
const LONG_TEXT = "a".repeat(1_001);
const email = "ama@firm.example.org";
const registration = {
  email,
  password: "Kente-2025",
  confirm_password: "Kente-2025",
  user_type: "investee",
  frontend_url: "http://127.0.0.1/emailVerification",
};

describe("request bodies of the account endpoints", () => {
  test("a registration's email address and role are trimmed and lowercased, its language is null by default, and unknown fields are ignored", () => {
    const input = {
      ...registration,
      email: "  Ama@Firm.Example.ORG ",
      user_type: " Investee ",
      colour: "blue",
    };
    expect(schemas.register.body.parse(input)).toEqual({
      ...registration,
      language: null,
    });
  });

  test("each missing field of a registration is reported", () => {
    expect(problemsOf(schemas.register.body, {})).toEqual({
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
    [{ frontend_url: 7 }, "frontend_url", "Must be a string."],
  ])(
    "a registration with %j returns an error for %s only",
    (change, field, message) => {
      const problems = problemsOf(schemas.register.body, {
        ...registration,
        ...change,
      });
      expect(Object.keys(problems)).toEqual([field]);
      expect(problems[field]).toEqual([message]);
    },
  );

  test("registration rejects a disposable email address, but check-email accepts it", () => {
    const disposable = "ama@mailinator.com";
    expect(
      problemsOf(schemas.register.body, { ...registration, email: disposable }),
    ).toHaveProperty("email");
    expect(schemas.checkEmail.body.parse({ email: disposable })).toEqual({
      email: disposable,
    });
  });

  test.each([
    ["resend-activation", schemas.resendActivation.body],
    ["check-email", schemas.checkEmail.body],
    ["request-password-reset", schemas.requestReset.body],
  ])("%s accepts a valid address, and trims and lowercases it", (_, schema) => {
    expect(schema.parse({ email: " AMA@firm.example.org" })).toEqual({
      email,
    });
    expect(problemsOf(schema, {})).toEqual({ email: [REQUIRED] });
    expect(problemsOf(schema, { email: "ama@" })).toEqual({
      email: ["Please enter a valid email address."],
    });
    expect(problemsOf(schema, { email: LONG_TEXT })).toEqual({
      email: [TOO_LONG],
    });
  });

  test.each([
    ["resend-activation", schemas.resendActivation.body, { email }],
    ["login", schemas.login.body, { email, password: "x" }],
    ["resend-code", schemas.resendCode.body, { token: "t" }],
    ["request-password-reset", schemas.requestReset.body, { email }],
  ])("%s accepts a body with and without frontend_url", (_, schema, body) => {
    expect(schema.parse(body)).toEqual(body);
    const complete = { ...body, frontend_url: "http://127.0.0.1/" };
    expect(schema.parse(complete)).toEqual(complete);
    expect(problemsOf(schema, { ...body, frontend_url: LONG_TEXT })).toEqual({
      frontend_url: [TOO_LONG],
    });
  });

  test("a login accepts any non-empty password unchanged", () => {
    const input = { email, password: "  AbC " };
    expect(schemas.login.body.parse(input)).toEqual(input);
    expect(problemsOf(schemas.login.body, { email, password: "" })).toEqual({
      password: [REQUIRED],
    });
    expect(problemsOf(schemas.login.body, {})).toEqual({
      email: [REQUIRED],
      password: [REQUIRED],
    });
  });

  test.each([
    [
      "verification by link",
      schemas.verifyLink.body,
      { uidb64: "u", token: "t" },
    ],
    [
      "verification by code",
      schemas.verifyCode.body,
      { token: "t", code: "123456" },
    ],
    ["the request for another code", schemas.resendCode.body, { token: "t" }],
  ])("%s reports each missing required field", (_, schema, complete) => {
    expect(schema.parse({ ...complete, extra: 1 })).toEqual(complete);
    expect(problemsOf(schema, {})).toEqual(
      Object.fromEntries(
        Object.keys(complete).map((name) => [name, [REQUIRED]]),
      ),
    );
  });

  test("for an invalid email address with a control character, only the control character is reported", () => {
    expect(
      problemsOf(schemas.checkEmail.body, { email: "ama\u0000@x" }),
    ).toEqual({
      email: ["Control characters are not allowed."],
    });
  });

  test("a body that is not an object is rejected as unreadable", () => {
    for (const body of [null, "text", 7, []])
      expect(problemsOf(schemas.login.body, body)).toEqual({
        "": ["The request could not be read. Please check its format."],
      });
  });
});

describe("request bodies of the password endpoints", () => {
  test("the password in a reset confirmation must meet the rules for new passwords", () => {
    expect(schemas.confirmReset.body.parse({ password: "Kente-2026" })).toEqual(
      {
        password: "Kente-2026",
      },
    );
    expect(
      problemsOf(schemas.confirmReset.body, { password: "kente" }),
    ).toEqual({
      password: ["Password must be at least 8 characters."],
    });
    expect(problemsOf(schemas.confirmReset.body, {})).toEqual({
      password: [REQUIRED],
    });
  });

  // The endpoint rejects empty strings with its own message.
  test("missing fields of a password change are read as empty strings", () => {
    expect(schemas.requestChange.body.parse({})).toEqual({
      current_password: "",
      frontend_url: "",
    });
    const complete = {
      current_password: "x",
      frontend_url: "http://127.0.0.1/",
    };
    expect(schemas.requestChange.body.parse(complete)).toEqual(complete);
  });

  test("the deletion of an account requires the password", () => {
    expect(problemsOf(schemas.deleteAccount.body, { password: "" })).toEqual({
      password: ["Password is required."],
    });
    expect(problemsOf(schemas.deleteAccount.body, {})).toEqual({
      password: [REQUIRED],
    });
    expect(schemas.deleteAccount.body.parse({ password: "x" })).toEqual({
      password: "x",
    });
  });
});

describe("responses of the account endpoints", () => {
  const session = {
    id: "s1",
    device: "Chrome on Windows",
    created_at: 1,
    last_seen_at: 2,
    current: true,
  };

  test.each([
    ["register", schemas.register.response, { message: "m", token: "t" }],
    ["check-email", schemas.checkEmail.response, { isEmailUnique: true }],
    ["login", schemas.login.response, { token: "t", user_type: "investor" }],
    [
      "user",
      schemas.user.response,
      { email, user_type: "investee", business_name: "Nakuru Dryers" },
    ],
    ["a message", schemas.verifyLink.response, { message: "m" }],
    ["the access check", schemas.checkAccess.response, { allowed: false }],
  ])("%s has exactly the specified fields", (_, schema, complete) => {
    expect(schema.parse({ ...complete, secret: 1 })).toEqual(complete);
    expect(Object.keys(problemsOf(schema, {}))).toEqual(Object.keys(complete));
  });

  test("the business name may be null", () => {
    const withoutName = { email, user_type: "investor", business_name: null };
    expect(schemas.user.response.parse(withoutName)).toEqual(withoutName);
  });

  test("a list of sessions has exactly the specified fields", () => {
    expect(
      schemas.sessions.response.parse([{ ...session, token: "t" }]),
    ).toEqual([session]);
    expect(Object.keys(problemsOf(schemas.sessions.response, [{}]))).toEqual(
      Object.keys(session).map((name) => `0.${name}`),
    );
  });

  test("an error may have additional fields, but its known fields have fixed types", () => {
    const withFieldErrors = {
      email: ["This field is required."],
      code: ["Wrong."],
    };
    expect(errorResponse.parse(withFieldErrors)).toEqual(withFieldErrors);
    const invalid = {
      error: 1,
      detail: 1,
      non_field_errors: "no",
      inactive: "yes",
    };
    expect(Object.keys(problemsOf(errorResponse, invalid))).toEqual(
      Object.keys(invalid),
    );
  });
});
