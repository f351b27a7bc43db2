import { RESET_CONFIRM_REDIRECT_DELAY } from "../../../contract/constants.ts";
import { passwordResetConfirmMachine } from "../../../machines/password-reset-confirm/chart.ts";
import { showing, shows, showsProblem } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { LINK, PASSWORD } from "../new-password-cases.ts";
import { changesField, showsProblems } from "../new-password-expectations.ts";
import { passwordResetConfirmPlan } from "./plan.ts";

const CLEARED_FIELDS = { form: { password: "", confirm: "" } };

testMachine(passwordResetConfirmMachine, {
  ...passwordResetConfirmPlan,
  delays: { resetConfirmRedirect: RESET_CONFIRM_REDIRECT_DELAY },
  expect: {
    choosing: {
      tags: "form",
      on: {
        "field.changed": changesField,
        "form.submitted": [showsProblems, "confirming"],
      },
    },
    confirming: {
      tags: ["form", "busy"],
      entry: "announceClosing",
      calls: { confirmReset: { ...LINK, password: PASSWORD } },
      context: { notice: null, problems: {} },
      onDone: { to: "confirmed", effects: "closeSession" },
      onError: [
        {
          to: "choosing",
          when: ({ event: { error } }) =>
            error.text?.includes("You cannot reuse your old passwords.") ??
            false,
          ...showsProblem(
            "password",
            "You've used this password before. Please choose a new one.",
          ),
        },
        {
          to: "linkInvalid",
          when: ({ event: { error } }) =>
            error.text?.includes("Invalid or expired token.") ?? false,
        },
        {
          to: "choosing",
          ...shows("notice", ({ event }) =>
            event.error.status === 429
              ? "Too many attempts. Please try again in 3 minutes."
              : "Failed to reset password. Please try again.",
          ),
        },
      ],
    },
    linkInvalid: {
      tags: "linkInvalid",
      context: {
        ...CLEARED_FIELDS,
        notice: showing(
          "This reset link is no longer valid. Please request a new one.",
        ),
      },
    },
    confirmed: {
      tags: "done",
      context: {
        ...CLEARED_FIELDS,
        success: showing("Your password has been reset successfully."),
      },
      after: { resetConfirmRedirect: "redirectedToLogin" },
    },
    redirectedToLogin: { tags: "done", entry: "goToLogin" },
  },
});
