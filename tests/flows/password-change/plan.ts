import { definePlan } from "xstate-toolkit";
import { passwordChangeMachine } from "../../../machines/password-change/chart.ts";
import {
  htmlError,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";
import { confirmFailures, fieldChanges, LINK } from "../new-password-cases.ts";

export const ORIGIN = "https://ubia.example.org";

export const CURRENT_PASSWORD = "Akoko-2026";

export const passwordChangePlan = definePlan(passwordChangeMachine, {
  inputs: [
    { frontendUrl: ORIGIN, link: null },
    { frontendUrl: ORIGIN, link: LINK },
  ],
  events: {
    "currentPassword.changed": [{ value: CURRENT_PASSWORD }, { value: "" }],
    "field.changed": fieldChanges,
    "xstate.done.actor.requestChange": [{ output: { message: "Sent." } }],
    "xstate.error.actor.requestChange": [
      { error: httpError(403, { error: "Wrong password." }) },
      { error: httpError(403) },
      { error: httpError(400, { error: "Something is missing." }) },
      { error: httpError(400) },
      { error: httpError(500, { error: "Broken." }) },
      { error: httpError(401, { detail: "Invalid token." }) },
      { error: httpError(429, { error: "Wait." }, 60) },
      { error: htmlError(502) },
      { error: noResponse },
    ],
    "xstate.done.actor.confirmReset": [{ output: { message: "Done." } }],
    "xstate.error.actor.confirmReset": confirmFailures,
  },
  stories: {
    "the failure notice is cleared when the form is submitted without the current password":
      "currentPassword.changed#1 › form.submitted › requestChange error#5 › currentPassword.changed#2 › form.submitted",
    "the server's message is cleared when invalid input is submitted":
      "(input 2) › field.changed#1 › field.changed#3 › form.submitted › confirmReset error#4 › field.changed#2 › form.submitted",
  },
});
