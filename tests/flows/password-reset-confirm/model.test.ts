import { RESET_CONFIRM_REDIRECT_DELAY } from "../../../contract/constants.ts";
import { passwordResetConfirmMachine } from "../../../machines/password-reset-confirm/chart.ts";
import { showing, showingEach } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { LINK, PASSWORD, problemsOf } from "../new-password-cases.ts";
import { passwordResetConfirmPlan } from "./plan.ts";

testMachine(passwordResetConfirmMachine, {
  ...passwordResetConfirmPlan,
  delays: { resetConfirmRedirect: RESET_CONFIRM_REDIRECT_DELAY },
  expect: {
    choosing: {
      tags: "form",
      on: {
        "field.changed": {
          changes: ({ before: { context }, event: { field, value } }) => ({
            form: { ...context.form, [field]: value },
            // Changing the password also clears the mismatch error of the confirmation.
            problems:
              field === "confirm" && context.problems.password
                ? { password: context.problems.password }
                : {},
          }),
        },
        "form.submitted": [
          {
            effects: "focusFirstProblem",
            when: ({ context }) =>
              Object.keys(problemsOf(context.form)).length > 0,
            changes: ({ before }) => ({
              problems: showingEach(problemsOf(before.context.form)),
              notice: null,
            }),
          },
          "confirming",
        ],
      },
    },
    confirming: {
      tags: ["form", "busy"],
      entry: "announceClosing",
      calls: { confirmReset: { ...LINK, password: PASSWORD } },
      context: { notice: null, problems: {} },
      onDone: {
        to: "confirmed",
        effects: "closeSession",
        context: {
          success: showing("Your password has been reset successfully."),
        },
      },
      onError: [
        {
          to: "choosing",
          effects: "focusFirstProblem",
          when: ({ event: { error } }) =>
            error.text?.includes("You cannot reuse your old passwords.") ??
            false,
          changes: {
            problems: showingEach({
              password:
                "You've used this password before. Please choose a new one.",
            }),
          },
        },
        {
          to: "linkInvalid",
          when: ({ event: { error } }) =>
            error.text?.includes("Invalid or expired token.") ?? false,
          context: {
            notice: showing(
              "This reset link is no longer valid. Please request a new one.",
            ),
          },
        },
        {
          to: "choosing",
          changes: ({ event }) => ({
            notice: showing(
              event.error.status === 429
                ? "Too many attempts. Please try again in 3 minutes."
                : "Failed to reset password. Please try again.",
            ),
          }),
        },
      ],
    },
    linkInvalid: {
      tags: "linkInvalid",
      context: { form: { password: "", confirm: "" } },
    },
    confirmed: {
      tags: "done",
      context: { form: { password: "", confirm: "" } },
      after: { resetConfirmRedirect: "redirectedToLogin" },
    },
    redirectedToLogin: { tags: "done", entry: "goToLogin" },
  },
});
