import type { CallFailure } from "../contract/failure.ts";
import type { Message } from "../contract/messages/index.ts";
import { normalEmail } from "../contract/rules/email.ts";
import {
  type RegistrationField,
  type RegistrationForm,
  registrationProblems,
} from "../contract/rules/registration.ts";
import type {
  RegisterAnswer,
  RegisterRequest,
  ResendActivationRequest,
} from "../contract/wire.ts";

/** What the registration chart knows, and what its view reads of it. */

export type RegistrationInput = {
  /** The origin that the links in the mail lead to. */
  readonly frontendUrl: string;
};
export type RegistrationContext = RegistrationInput & {
  readonly form: RegistrationForm;
  /** The fields that say what is wrong with them. */
  readonly touched: readonly RegistrationField[];
  /** The field that is being typed in. */
  readonly typed: RegistrationField | null;
  /** What went wrong on the server. */
  readonly notice: Message | null;
  /** What went well. */
  readonly success: Message | null;
  /** The verification handle, which lets this person enter a code (decisions: Verification). */
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

/** The fields that wait for something. */
export function missingFields(
  form: RegistrationForm,
): readonly RegistrationField[] {
  return REGISTRATION_FIELDS.filter((field) => form[field].trim() === "");
}

/** The problems that the form shows now. An empty field shows none, except the choice that was passed over. */
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

/** True when Continue is open: nothing is empty and nothing is wrong (§5). */
export function isReady(form: RegistrationForm): boolean {
  return (
    missingFields(form).length === 0 &&
    Object.keys(registrationProblems(form)).length === 0
  );
}

/** The fields that have been seen once this one is left: itself, and the choice above it when it was passed over. */
export function touchedBy(
  field: RegistrationField,
  touched: readonly RegistrationField[],
): readonly RegistrationField[] {
  return [...new Set<RegistrationField>([...touched, "userType", field])];
}

/** What POST /api/register/ gets (§7): address and role in lower case. */
export function registerRequest({
  context: { form, frontendUrl },
}: {
  context: RegistrationContext;
}): RegisterRequest {
  return {
    email: normalEmail(form.email),
    password: form.password,
    confirm_password: form.confirmPassword,
    user_type: form.userType.toLowerCase() as RegisterRequest["user_type"],
    frontend_url: frontendUrl,
  };
}

/** What POST /api/resend-activation/ gets (§7). */
export function resendRequest({
  context: { form },
}: {
  context: RegistrationContext;
}): ResendActivationRequest {
  return { email: normalEmail(form.email) };
}

/** The verification handle of an answer; null when it has none. */
export function handleOf(answer: Partial<RegisterAnswer>): string | null {
  return answer.token ? answer.token : null;
}

/** True for the answer that the account exists and was never activated (§8). */
export function isInactiveAccount(failure: CallFailure): boolean {
  if (failure.kind !== "answered" || failure.html) return false;
  return (
    isMarked(failure.body.inactive) || isMarked(failure.body.user_not_active)
  );
}

// Django may send a marker as a boolean, as a text, or as a list with one text.
function isMarked(value: unknown): boolean {
  const marker = Array.isArray(value) ? value[0] : value;
  return marker === true || String(marker).toLowerCase() === "true";
}
