import { definePlan } from "xstate-toolkit";
import { passwordResetConfirmMachine } from "../../../machines/password-reset-confirm/chart.ts";
import {
  htmlError,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";
import { fieldChanges, LINK } from "../new-password-cases.ts";

export const passwordResetConfirmPlan = definePlan(
  passwordResetConfirmMachine,
  {
    input: LINK,
    events: {
      "field.changed": fieldChanges,
      "xstate.done.actor.confirmReset": [{ output: { message: "Done." } }],
      "xstate.error.actor.confirmReset": [
        { error: httpError(429, { error: "Wait." }, 60) },
        {
          error: httpError(400, {
            error: "You cannot reuse your old passwords.",
          }),
        },
        {
          error: httpError(400, {
            password: ["You cannot reuse your old passwords."],
          }),
        },
        { error: httpError(400, { error: "Invalid or expired token." }) },
        { error: httpError(400, { detail: "Something else." }) },
        { error: httpError(500) },
        { error: htmlError(502) },
        { error: noResponse },
      ],
    },
    stories: {
      "the failure notice is cleared when invalid input is submitted":
        "field.changed#1 › field.changed#3 › form.submitted › confirmReset error#1 › field.changed#2 › form.submitted",
    },
  },
);
