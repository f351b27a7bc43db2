import type { Message } from "../messages/index.ts";
import { confirmPasswordProblem, newPasswordProblem } from "./password.ts";

/** The form of a password reset or change, as typed. */
export type NewPasswordForm = {
  readonly password: string;
  readonly confirm: string;
};
export type NewPasswordField = keyof NewPasswordForm;

/** Returns the errors of the form by field, in screen order. */
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
