import { describe, expect, test } from "vitest";
import { type ErrorBody, serverText } from "../../../contract/failure.ts";
import { textOf } from "../../../contract/messages/index.ts";
import {
  isReady,
  missingFields,
  REGISTRATION_FIELDS,
  type RegistrationContext,
  visibleProblems,
} from "../../../machines/registration/chart.ts";
import { httpError } from "../../support/call-failures.ts";
import { ORIGIN, VALID_FORM } from "./plan.ts";

describe("the registration form", () => {
  const context = (
    form: Partial<RegistrationContext["form"]>,
    touched: RegistrationContext["touched"],
  ) => ({
    frontendUrl: ORIGIN,
    form: { ...VALID_FORM, ...form },
    touched,
    editedField: null,
    notice: null,
    success: null,
    handle: null,
  });
  const problemTexts = (form: Parameters<typeof context>[0]) =>
    Object.fromEntries(
      Object.entries(visibleProblems(context(form, REGISTRATION_FIELDS))).map(
        ([field, problem]) => [field, textOf(problem)],
      ),
    );

  for (const [rules, form, problems] of [
    [
      ["5-registration-01"],
      { email: "ama@firm" },
      { email: "Please enter a valid email address." },
    ],
    [
      ["5-registration-02"],
      { email: "ama@mx.yopmail.com" },
      { email: "Disposable or temporary email addresses are not allowed." },
    ],
    [
      ["5-registration-03"],
      { userType: "" },
      { userType: "Please select Investor or Investee." },
    ],
    [
      ["5-registration-14"],
      { confirmPassword: "Akoko-2027" },
      { confirmPassword: "Passwords do not match." },
    ],
    [
      ["5-registration-13"],
      { password: "Letmein", confirmPassword: "Letmein" },
      { password: "Your password can't be a commonly used password." },
    ],
  ] as [string[], Parameters<typeof context>[0], object][])
    test(`shows the error of a field after the field loses focus: ${JSON.stringify(form)}`, {
      tags: [...rules],
    }, () => {
      expect(problemTexts(form)).toEqual(problems);
      expect(isReady(context(form, []).form)).toBe(false);
    });

  test("shows no error before the field loses focus, but disables Continue", () => {
    const invalidContext = context({ email: "ama@firm" }, ["password"]);
    expect(visibleProblems(invalidContext)).toEqual({});
    expect(isReady(invalidContext.form)).toBe(false);
  });

  test.each(REGISTRATION_FIELDS)(
    "disables Continue while %s is empty, and counts an empty or blank value as missing",
    { tags: ["5-registration-16"] },
    (field) => {
      expect(isReady(context({}, []).form)).toBe(true);
      expect(isReady(context({ [field]: "" }, []).form)).toBe(false);
      for (const empty of ["", " "])
        expect(missingFields(context({ [field]: empty }, []).form)).toEqual([
          field,
        ]);
    },
  );
});

describe("the message for a rejected registration", () => {
  const cases: [string, ErrorBody, string][] = [
    ["8-registration-12", { error: "A.", non_field_errors: ["B."] }, "A."],
    ["8-registration-12", { detail: "A.", email: ["C."] }, "A."],
    ["8-registration-13", { non_field_errors: ["B.", "D."] }, "B."],
    ["8-registration-14", { email: ["C.", "D."], password: "E." }, "C. D. E."],
  ];
  for (const [rule, body, text] of cases)
    test(`is "${text}" for ${JSON.stringify(body)}`, { tags: [rule] }, () => {
      expect(serverText(httpError(400, body))).toBe(text);
    });
});
