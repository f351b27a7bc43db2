import { expect, test } from "vitest";
import type { RegistrationForm } from "../../../contract/rules/accounts.ts";
import {
  isReady,
  missingFields,
  REGISTRATION_FIELDS,
  type RegistrationContext,
  visibleProblems,
} from "../../../machines/registration/chart.ts";
import { shownTextsByField } from "../../support/shown-text.ts";
import { VALID_FORM } from "./plan.ts";

type Changes = Partial<RegistrationForm>;

function problemTexts(
  changes: Changes,
  touched: RegistrationContext["touched"],
) {
  const form = { ...VALID_FORM, ...changes };
  return shownTextsByField(
    visibleProblems({ form, touched } as RegistrationContext),
  );
}

for (const [rule, changes, texts] of [
  [
    "5-registration-01",
    { email: "ama@firm" },
    { email: "Please enter a valid email address." },
  ],
  [
    "5-registration-02",
    { email: "ama@mx.yopmail.com" },
    { email: "Disposable or temporary email addresses are not allowed." },
  ],
  [
    "5-registration-03",
    { userType: "" },
    { userType: "Please select Investor or Investee." },
  ],
  [
    "5-registration-14",
    { confirmPassword: "Akoko-2027" },
    { confirmPassword: "Passwords do not match." },
  ],
  [
    "5-registration-13",
    { password: "Letmein", confirmPassword: "Letmein" },
    { password: "Your password can't be a commonly used password." },
  ],
] as [rule: string, Changes, texts: object][])
  test(`the registration form shows the error of a field only after the field loses focus, but disables Continue: ${JSON.stringify(changes)}`, {
    tags: [rule],
  }, () => {
    expect(problemTexts(changes, REGISTRATION_FIELDS)).toEqual(texts);
    const others = REGISTRATION_FIELDS.filter((field) => !(field in texts));
    expect(problemTexts(changes, others)).toEqual({});
    expect(isReady({ ...VALID_FORM, ...changes })).toBe(false);
  });

test.each(REGISTRATION_FIELDS)(
  "Continue is disabled while %s is empty, without an error unless it is the role, and a blank value counts as missing",
  { tags: ["5-registration-16"] },
  (field) => {
    const touchedTexts = problemTexts({ [field]: "" }, REGISTRATION_FIELDS);
    expect(field in touchedTexts).toBe(field === "userType");
    expect(isReady(VALID_FORM)).toBe(true);
    expect(isReady({ ...VALID_FORM, [field]: "" })).toBe(false);
    for (const empty of ["", " "])
      expect(missingFields({ ...VALID_FORM, [field]: empty })).toEqual([field]);
  },
);
