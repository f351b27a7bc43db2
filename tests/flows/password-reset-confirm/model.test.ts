import { expect } from "vitest";
import { RESET_CONFIRM_REDIRECT_DELAY } from "../../../contract/constants.ts";
import {
  passwordResetConfirmMachine,
  type ResetConfirmContext,
} from "../../../machines/password-reset-confirm/chart.ts";
import {
  showing,
  shownText,
  shownTextsByField,
} from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { LINK, PASSWORD, problemsOf } from "../new-password-cases.ts";
import { passwordResetConfirmPlan } from "./plan.ts";

type Step = {
  before: { context: ResetConfirmContext };
  after: { context: ResetConfirmContext };
};

/** Expects only these messages, and an unchanged form. */
const expectsOnly = (
  notice: string | null,
  problems: Record<string, string> = {},
) => ({
  check: ({ before, after }: Step) => {
    expect(shownText(after.context.notice)).toBe(notice);
    expect(shownTextsByField(after.context.problems)).toEqual(problems);
    expect(after.context.form).toEqual(before.context.form);
  },
});

testMachine(passwordResetConfirmMachine, {
  ...passwordResetConfirmPlan,
  delays: { resetConfirmRedirect: RESET_CONFIRM_REDIRECT_DELAY },
  expect: {
    choosing: {
      tags: "form",
      on: {
        "field.changed": {
          context: ({ before, event }) => ({
            form: { ...before.context.form, [event.field]: event.value },
          }),
          check: ({ before, after, event }) => {
            // Changing the password also clears the mismatch error of the confirmation.
            expect(shownTextsByField(after.context.problems)).toEqual(
              event.field === "confirm" && before.context.problems.password
                ? { password: shownText(before.context.problems.password) }
                : {},
            );
          },
        },
        "form.submitted": [
          {
            effects: "focusFirstProblem",
            when: ({ context }) =>
              Object.keys(problemsOf(context.form)).length > 0,
            check: ({ after: { context } }) => {
              expect(shownTextsByField(context.problems)).toEqual(
                problemsOf(context.form),
              );
              expect(context.notice).toBeNull();
            },
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
          ...expectsOnly(null, {
            password:
              "You've used this password before. Please choose a new one.",
          }),
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
          check: (step) =>
            expectsOnly(
              step.event.error.status === 429
                ? "Too many attempts. Please try again in 3 minutes."
                : "Failed to reset password. Please try again.",
            ).check(step),
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
