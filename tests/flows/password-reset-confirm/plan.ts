import { definePlan } from "xstate-toolkit";
import { passwordResetConfirmMachine } from "../../../machines/password-reset-confirm/chart.ts";
import { confirmFailures, fieldChanges, LINK } from "../new-password-cases.ts";

export const passwordResetConfirmPlan = definePlan(
  passwordResetConfirmMachine,
  {
    input: LINK,
    events: {
      "field.changed": fieldChanges,
      "xstate.done.actor.confirmReset": [{ output: { message: "Done." } }],
      "xstate.error.actor.confirmReset": confirmFailures,
    },
    stories: {
      "the failure notice is cleared when invalid input is submitted":
        "field.changed#1 › field.changed#3 › form.submitted › confirmReset error#6 › field.changed#2 › form.submitted",
    },
  },
);
