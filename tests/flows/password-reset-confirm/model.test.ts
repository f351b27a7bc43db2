import { expect } from "vitest";
import { RESET_CONFIRM_REDIRECT_DELAY } from "../../../contract/constants.ts";
import {
  passwordResetConfirmMachine,
  type ResetConfirmContext,
} from "../../../machines/password-reset-confirm/chart.ts";
import { shownText, shownTextsByField } from "../../support/shown-text.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import {
  fieldChanges,
  LINK,
  PASSWORD,
  problemsOf,
} from "../new-password-cases.ts";
import { passwordResetConfirmPlan, submit } from "./plan.ts";

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

const changeField = { type: "field.changed", ...fieldChanges[0] } as const;

walkMachine(passwordResetConfirmMachine, {
  ...passwordResetConfirmPlan,
  states: {
    choosing: {
      tags: ["form"],
      notTags: ["busy", "linkInvalid", "done"],
      can: [submit, changeField],
    },
    confirming: {
      tags: ["form", "busy"],
      context: { notice: null, problems: {} },
      cannot: [submit, changeField],
    },
    linkInvalid: {
      tags: ["linkInvalid"],
      notTags: ["form", "busy"],
      context: { form: { password: "", confirm: "" } },
      cannot: [submit, changeField],
    },
    confirmed: {
      tags: ["done"],
      notTags: ["form", "linkInvalid"],
      context: { form: { password: "", confirm: "" } },
      cannot: [submit, changeField],
    },
    redirectedToLogin: { tags: ["done"], notTags: ["form"] },
  },
  transitions: {
    "choosing --field.changed--> (stays)": {
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
    "choosing --form.submitted [hasProblems]--> (stays)": {
      when: ({ before: { context } }) =>
        Object.keys(problemsOf(context.form)).length > 0,
      effects: [["focusFirstProblem"]],
      check: ({ after: { context } }) => {
        expect(shownTextsByField(context.problems)).toEqual(
          problemsOf(context.form),
        );
        expect(context.notice).toBeNull();
      },
    },
    "choosing --form.submitted [else]--> confirming": {
      calls: [["confirmReset", { ...LINK, password: PASSWORD }]],
      effects: [["announceClosing"]],
    },
    "confirming --onDone(confirmReset)--> confirmed": {
      effects: [["closeSession"]],
      check: ({ after: { context } }) =>
        expect(shownText(context.success)).toBe(
          "Your password has been reset successfully.",
        ),
    },
    "confirming --onError(confirmReset) [isReused]--> choosing": {
      when: ({ event: { error } }) =>
        error.text?.includes("You cannot reuse your old passwords.") ?? false,
      effects: [["focusFirstProblem"]],
      ...expectsOnly(null, {
        password: "You've used this password before. Please choose a new one.",
      }),
    },
    "confirming --onError(confirmReset) [isLinkInvalid]--> linkInvalid": {
      when: ({ event: { error } }) =>
        error.text?.includes("Invalid or expired token.") ?? false,
      check: ({ after: { context } }) =>
        expect(shownText(context.notice)).toBe(
          "This reset link is no longer valid. Please request a new one.",
        ),
    },
    "confirming --onError(confirmReset) [else]--> choosing": {
      check: (step) =>
        expectsOnly(
          step.event.error.status === 429
            ? "Too many attempts. Please try again in 3 minutes."
            : "Failed to reset password. Please try again.",
        ).check(step),
    },
    "confirmed --after(resetConfirmRedirect)--> redirectedToLogin": {
      after: RESET_CONFIRM_REDIRECT_DELAY,
      effects: [["goToLogin"]],
    },
  },
});
