import { definePlan } from "xstate-toolkit";
import type { RegistrationForm } from "../../../contract/rules/accounts.ts";
import {
  missingFields,
  type RegistrationContext,
  registrationMachine,
} from "../../../machines/registration/chart.ts";
import {
  htmlError,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";

export const ORIGIN = "https://ubia.example.org";
export const EMAIL = "ama@firm.example.org";
export const VALID_FORM: RegistrationForm = {
  userType: "Investee",
  email: "Ama@Firm.Example.ORG",
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

export const registrationPlan = definePlan(registrationMachine, {
  input: { frontendUrl: ORIGIN },
  events: registrationEvents,
  stories: {
    "clearing the email of a completed form clears the passwords":
      "field.changed#1 › field.changed#1 › field.changed#1 › field.changed#1 › field.changed#2",
    "editing a field clears the message about an inactive account":
      "field.changed#1 › field.changed#1 › field.changed#1 › field.changed#1 › form.submitted › register error#1 › field.changed#3",
    "clearing the email also clears the message about a failed registration":
      "field.changed#1 › field.changed#1 › field.changed#1 › field.changed#1 › form.submitted › register error#6 › field.changed#2",
    "the message about a failed resend is cleared when another link is sent":
      "field.changed#1 › field.changed#1 › field.changed#1 › field.changed#1 › form.submitted › register error#1 › link.requested › resendLink error › link.requested › resendLink done",
    "clearing the email after a new link was sent clears the confirmation message":
      "field.changed#1 › field.changed#1 › field.changed#1 › field.changed#1 › form.submitted › register error#1 › link.requested › resendLink done › field.changed#2",
  },
});
