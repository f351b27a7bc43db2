import { USER_TYPES, type UserType } from "../enumerations.ts";
import { type Message, message } from "../messages/index.ts";
import { registrationEmailProblem } from "./email.ts";
import {
  confirmPasswordProblem,
  registrationPasswordProblem,
} from "./password.ts";

/** The registration form as typed. */
export type RegistrationForm = {
  readonly userType: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
};
export type RegistrationField = keyof RegistrationForm;

/** Returns the error of the role choice, or null. */
export function userTypeProblem(userType: string): Message | null {
  return isUserType(userType.toLowerCase())
    ? null
    : message("registration.userTypeRequired");
}

/** True for one of the two roles. */
export function isUserType(value: unknown): value is UserType {
  return USER_TYPES.some((type) => type === value);
}

/** Returns the errors of the form by field, in screen order. */
export function registrationProblems(
  form: RegistrationForm,
): Partial<Record<RegistrationField, Message>> {
  const problems: Partial<Record<RegistrationField, Message>> = {};
  const userType = userTypeProblem(form.userType);
  const email = registrationEmailProblem(form.email);
  const password = registrationPasswordProblem(form.password);
  const confirm = confirmPasswordProblem(form.password, form.confirmPassword);
  if (userType) problems.userType = userType;
  if (email) problems.email = email;
  if (password) problems.password = password;
  if (confirm) problems.confirmPassword = confirm;
  return problems;
}
