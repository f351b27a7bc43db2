import type { RegistrationForm } from "../../../contract/rules/accounts.ts";
import {
  missingFields,
  type RegistrationContext,
} from "../../../machines/registration/chart.ts";
import {
  htmlError,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";

export const ORIGIN = "https://ubia.example.org";
export const EMAIL = "Ama@Firm.Example.ORG";
export const VALID_FORM: RegistrationForm = {
  userType: "Investee",
  email: EMAIL,
  password: "Akoko-2026",
  confirmPassword: "Akoko-2026",
};

export const registrationEvents = {
  // A valid value for the next empty field, and changes that make the form invalid.
  "field.changed": ({
    snapshot: {
      context: { form },
    },
  }: {
    snapshot: { context: RegistrationContext };
  }) => {
    const [nextField] = missingFields(form);
    const field = nextField ?? "confirmPassword";
    return [
      { field, value: VALID_FORM[field] },
      { field: "email" as const, value: "" },
      { field: "confirmPassword" as const, value: "other" },
    ];
  },
  "field.blurred": [{ field: "email" as const }],
  "form.submitted": [{}],
  "link.requested": [{}],
  "code.chosen": [{}],
  "login.chosen": [{}],
  "xstate.done.actor.register": [
    { output: { message: "Welcome. Check your inbox.", token: "handle" } },
    { output: { message: "", token: "" } },
  ],
  "xstate.error.actor.register": [
    { error: httpError(400, { error: "Exists.", inactive: true }) },
    { error: httpError(400, { inactive: ["True"], token: "handle" }) },
    { error: httpError(429, { error: "Slow down, please." }, 60) },
    { error: httpError(429, {}, 1_830) },
    { error: htmlError(429) },
    { error: noResponse },
    { error: htmlError(404) },
    { error: htmlError(502) },
    { error: htmlError(403) },
    { error: httpError(400, { email: ["Taken."], password: ["Too weak."] }) },
    { error: httpError(500) },
    { error: htmlError(500) },
    { error: htmlError(499) },
  ],
  "xstate.done.actor.resendLink": [
    { output: { message: "Sent.", token: "new handle" } },
  ],
  "xstate.error.actor.resendLink": [
    { error: httpError(429, { error: "Please wait." }) },
  ],
} as const;
