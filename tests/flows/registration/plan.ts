import { definePlan } from "xstate-toolkit";
import { registrationMachine } from "../../../machines/registration/chart.ts";
import { ORIGIN, registrationEvents } from "./cases.ts";

export const submit = { type: "form.submitted" } as const;

/** Plan for the registration chart. */
export const registrationPlan = definePlan(registrationMachine, {
  input: { frontendUrl: ORIGIN },
  events: registrationEvents,
  stories: {
    "clearing the email of a completed form clears the passwords": {
      rules: ["5-registration-18"],
      path: "field.changed#1 › field.changed#1 › field.changed#1 › field.changed#1 › field.changed#2",
    },
    "editing a field clears the message about an inactive account":
      "field.changed#1 › field.changed#1 › field.changed#1 › field.changed#1 › form.submitted › register error#1 › field.changed#3",
    "clearing the email also clears the message about a failed registration": {
      rules: ["5-registration-19"],
      path: "field.changed#1 › field.changed#1 › field.changed#1 › field.changed#1 › form.submitted › register error#6 › field.changed#2",
    },
    "the message about a failed resend is cleared when another link is sent": {
      rules: ["8-registration-05"],
      path: "field.changed#1 › field.changed#1 › field.changed#1 › field.changed#1 › form.submitted › register error#1 › link.requested › resendLink error › link.requested › resendLink done",
    },
    "clearing the email after a new link was sent clears the confirmation message":
      "field.changed#1 › field.changed#1 › field.changed#1 › field.changed#1 › form.submitted › register error#1 › link.requested › resendLink done › field.changed#2",
  },
});
