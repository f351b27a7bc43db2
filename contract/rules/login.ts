import { type Message, message } from "../messages/index.ts";
import { emailProblem } from "./email.ts";

/** The login form as typed. */
export type LoginForm = {
  readonly email: string;
  readonly password: string;
  /** The terms checkbox. */
  readonly terms: boolean;
};
export type LoginField = keyof LoginForm;

/** Returns the errors of the form by field, in screen order. */
export function loginProblems(
  form: LoginForm,
): Partial<Record<LoginField, Message>> {
  const problems: Partial<Record<LoginField, Message>> = {};
  const email = emailProblem(form.email);
  if (email) problems.email = email;
  if (form.password === "") problems.password = message("password.required");
  if (!form.terms) problems.terms = message("login.termsRequired");
  return problems;
}
