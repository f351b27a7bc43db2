import type { AnswerOf, BodyOf } from "../../contract/calls/index.ts";
import type { CallFailure } from "../../contract/failure.ts";
import type { Message } from "../../contract/messages/index.ts";
import { normalEmail } from "../../contract/rules/email.ts";
import {
  type RegistrationField,
  type RegistrationForm,
  registrationProblems,
} from "../../contract/rules/registration.ts";

/** Context, events and selectors of the registration chart. */

export type RegistrationInput = {
  /** Origin of the links in the mail. */
  readonly frontendUrl: string;
};
export type RegistrationContext = RegistrationInput & {
  readonly form: RegistrationForm;
  /** Fields that show their problems. */
  readonly touched: readonly RegistrationField[];
  /** The field that is being edited. */
  readonly typed: RegistrationField | null;
  /** Why the server refused the registration. */
  readonly notice: Message | null;
  /** Confirms the registration or the new link. */
  readonly success: Message | null;
  /** The verification handle, with which the person can enter a code. */
  readonly handle: string | null;
};
export type RegistrationEvent =
  | { type: "field.changed"; field: RegistrationField; value: string }
  | { type: "field.left"; field: RegistrationField }
  | { type: "form.submitted" }
  | { type: "link.requested" }
  | { type: "code.chosen" }
  | { type: "login.chosen" };

/** The fields in the order of the screen. */
export const REGISTRATION_FIELDS = [
  "userType",
  "email",
  "password",
  "confirmPassword",
] as const satisfies readonly RegistrationField[];

export const EMPTY_REGISTRATION: RegistrationForm = {
  userType: "",
  email: "",
  password: "",
  confirmPassword: "",
};

/** Returns the empty fields. */
export function missingFields(
  form: RegistrationForm,
): readonly RegistrationField[] {
  return REGISTRATION_FIELDS.filter((field) => form[field].trim() === "");
}

/** Returns the visible problems. An empty field shows none, except the account type when it was skipped. */
export function shownProblems({
  form,
  touched,
}: RegistrationContext): Partial<Record<RegistrationField, Message>> {
  const problems = registrationProblems(form);
  return Object.fromEntries(
    REGISTRATION_FIELDS.flatMap((field) => {
      const problem = problems[field];
      const isShown =
        touched.includes(field) && (field === "userType" || form[field] !== "");
      return problem && isShown ? [[field, problem]] : [];
    }),
  );
}

/** True when the form is complete and has no problems, so that Continue is enabled. */
export function isReady(form: RegistrationForm): boolean {
  return (
    missingFields(form).length === 0 &&
    Object.keys(registrationProblems(form)).length === 0
  );
}

/**
 * Returns the fields that count as visited after one is left: itself, and the account type above it, which may have
 * been skipped.
 */
export function touchedBy(
  field: RegistrationField,
  touched: readonly RegistrationField[],
): readonly RegistrationField[] {
  return [...new Set<RegistrationField>([...touched, "userType", field])];
}

/** Returns the body of POST /api/register/, with address and role in lower case. */
export function registerRequest({
  context: { form, frontendUrl },
}: {
  context: RegistrationContext;
}): BodyOf<"register"> {
  return {
    email: normalEmail(form.email),
    password: form.password,
    confirm_password: form.confirmPassword,
    user_type: form.userType.toLowerCase() as BodyOf<"register">["user_type"],
    frontend_url: frontendUrl,
  };
}

/** Returns the body of POST /api/resend-activation/. */
export function resendRequest({
  context: { form },
}: {
  context: RegistrationContext;
}): BodyOf<"resendActivation"> {
  return { email: normalEmail(form.email) };
}

/** Returns the verification handle of an answer; null when it has none. */
export function handleOf(answer: Partial<AnswerOf<"register">>): string | null {
  return answer.token ? answer.token : null;
}

/** True for the answer that the account exists but was never activated. */
export function isInactiveAccount(failure: CallFailure): boolean {
  if (failure.kind !== "answered" || failure.html) return false;
  return (
    isMarked(failure.body.inactive) || isMarked(failure.body.user_not_active)
  );
}

// Django may send a flag as a boolean, a string, or a list with one string.
function isMarked(value: unknown): boolean {
  const marker = Array.isArray(value) ? value[0] : value;
  return marker === true || String(marker).toLowerCase() === "true";
}
