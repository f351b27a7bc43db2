import type { NewPasswordField } from "../../contract/rules/accounts.ts";
import type { NewPasswordState } from "../../machines/shared/new-password.ts";
import { showingEach } from "../support/shown-text.ts";
import { PASSWORD } from "./new-password-cases.ts";

type Args = {
  readonly before: { readonly context: NewPasswordState };
  readonly event: { readonly field: NewPasswordField; readonly value: string };
};

/** Returns the expected errors of a submitted form, stated independently of the code. */
function problemsOf({ form }: NewPasswordState) {
  const passwordProblem = {
    [PASSWORD]: null,
    "kente-2026": "Password must include an uppercase letter.",
    "": "Password must be at least 8 characters.",
  }[form.password];
  return {
    ...(passwordProblem && { password: passwordProblem }),
    ...(form.password !== form.confirm && {
      confirm: "Passwords do not match.",
    }),
  };
}

/** Expectations of the events of the form. */
export const changesField = {
  changes: ({ before: { context }, event: { field, value } }: Args) => ({
    form: { ...context.form, [field]: value },
    // Changing the password also clears the mismatch error of the confirmation.
    problems:
      field === "confirm" && context.problems.password
        ? { password: context.problems.password }
        : {},
  }),
};
export const showsProblems = {
  when: ({ context }: { readonly context: NewPasswordState }) =>
    Object.keys(problemsOf(context)).length > 0,
  effects: "focusFirstProblem" as const,
  changes: ({ before }: Pick<Args, "before">) => ({
    problems: showingEach(problemsOf(before.context)),
    notice: null,
  }),
};
