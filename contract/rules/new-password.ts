import type { Message } from "../messages/index.ts";
import { confirmPasswordProblem, newPasswordProblem } from "./password.ts";

/** A new password and its repetition as typed, at reset and at change (§5 New password). */
export type NewPasswordForm = {
  readonly password: string;
  readonly confirm: string;
};
export type NewPasswordField = keyof NewPasswordForm;

/** Every problem of the form by field, in the order of the screen (§5 New password). */
export function newPasswordProblems({
  password,
  confirm,
}: NewPasswordForm): Partial<Record<NewPasswordField, Message>> {
  const wrong = newPasswordProblem(password);
  const differs = confirmPasswordProblem(password, confirm);
  return {
    ...(wrong && { password: wrong }),
    ...(differs && { confirm: differs }),
  };
}
