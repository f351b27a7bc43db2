export const PASSWORD = "Kente-2026";
export const LINK = { uid: "Mg", token: "reset-token" } as const;

/** Changes to the two fields: the valid password, and values that each violate one rule. */
export const fieldChanges = [
  { field: "password", value: PASSWORD },
  { field: "password", value: "kente-2026" },
  { field: "confirm", value: PASSWORD },
  { field: "confirm", value: "Kente-2027" },
] as const;

/** Returns the expected errors of a submitted form, stated independently of the code. */
export function problemsOf(form: { password: string; confirm: string }) {
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
