import { definePlan } from "xstate-toolkit";
import { accountDeletionMachine } from "../../../machines/account-deletion/chart.ts";
import {
  htmlError,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";

export const PASSWORD = "Akoko-2026";

/** Passwords that a member enters, each with its validation message, or null if the password is valid. */
export const ENTERED_PASSWORDS: Readonly<Record<string, string | null>> = {
  "": "Password is required.",
  "Akoko-2": "Password must be at least 8 characters.",
  "akoko-2026": "Password must include at least one uppercase letter.",
  [PASSWORD]: null,
};

export const enteredPasswords = Object.keys(ENTERED_PASSWORDS).map((value) => ({
  value,
}));

export const accountDeletionPlan = definePlan(accountDeletionMachine, {
  events: {
    "password.changed": enteredPasswords,
    "xstate.done.actor.deleteAccount": [{ output: { message: "Deleted." } }],
    "xstate.error.actor.deleteAccount": [
      { error: httpError(400, { error: "Wrong password." }) },
      { error: httpError(400) },
      { error: httpError(401, { detail: "Invalid token." }) },
      { error: httpError(403, { detail: "No." }) },
      { error: httpError(429, { error: "Wait." }, 60) },
      { error: httpError(500) },
      { error: htmlError(502) },
      { error: noResponse },
      { error: htmlError(200) },
    ],
  },
  stories: {
    "the notice about a failed deletion is cleared when the next submitted password is invalid":
      "deletion.confirmed › password.changed#4 › form.submitted › deleteAccount error#5 › password.changed#3 › form.submitted",
  },
});
