import {
  EMAIL_MAX_LENGTH,
  PASSWORD_LONG_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MAX_SCORE,
  PASSWORD_MIN_LENGTH,
} from "../constants.ts";
import { isUserType } from "../enumerations.ts";
import { type Message, message, t } from "../messages/index.ts";
import { countCharacters, normalizeEmail } from "../typed-text.ts";

/** The validation rules for email addresses and passwords, and for the login, registration and new-password forms. */

/** The five levels of the password strength meter, from score 0 to 4. */
const STRENGTH_LEVELS = ["veryWeak", "weak", "fair", "good", "strong"] as const;

/** Passwords that are rejected, ignoring case. */
export const COMMON_PASSWORDS = [
  "password",
  "12345678",
  "123456789",
  "qwerty",
  "abc123",
  "11111111",
  "letmein",
  "welcome",
] as const;

/** Providers of temporary email addresses, rejected with all their subdomains. */
export const DISPOSABLE_DOMAINS = [
  "mailinator.com",
  "guerrillamail.com",
  "10minutemail.com",
  "temp-mail.org",
  "yopmail.com",
] as const;

/** The values of the login form, as the user entered them. */
export type LoginForm = {
  readonly email: string;
  readonly password: string;
  /** The terms checkbox. */
  readonly terms: boolean;
};
export type LoginField = keyof LoginForm;

/** The values of the registration form, as the user entered them. */
export type RegistrationForm = {
  readonly userType: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
};
export type RegistrationField = keyof RegistrationForm;

/** The values of the password reset or change form, as the user entered them. */
export type NewPasswordForm = {
  readonly password: string;
  readonly confirm: string;
};
export type NewPasswordField = keyof NewPasswordForm;

type Problems<Field extends string> = Partial<Record<Field, Message>>;

/** Returns the login form's errors by field, in screen order. */
export function loginProblems(form: LoginForm): Problems<LoginField> {
  return withoutNull({
    email: emailProblem(form.email),
    password: form.password === "" ? message("password.required") : null,
    terms: form.terms ? null : message("login.termsRequired"),
  });
}

/** Returns the registration form's errors by field, in screen order. */
export function registrationProblems({
  userType,
  email,
  password,
  confirmPassword,
}: RegistrationForm): Problems<RegistrationField> {
  return withoutNull({
    userType: userTypeProblem(userType),
    email: registrationEmailProblem(email),
    password: registrationPasswordProblem(password),
    confirmPassword: confirmPasswordProblem(password, confirmPassword),
  });
}

/** Returns the new-password form's errors by field, in screen order. */
export function newPasswordProblems({ password, confirm }: NewPasswordForm) {
  return withoutNull({
    password: newPasswordProblem(password),
    confirm: confirmPasswordProblem(password, confirm),
  });
}

function withoutNull<Field extends string>(
  problems: Readonly<Record<Field, Message | null>>,
) {
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== null),
  ) as Problems<Field>;
}

/** Returns the error for the chosen role, or null. */
export function userTypeProblem(userType: string): Message | null {
  return isUserType(userType.toLowerCase())
    ? null
    : message("registration.userTypeRequired");
}

// HTML's email pattern, with at least one dot in the domain, and without a dot at either end of the part before the @ or next
// to another dot, which mail servers reject. Split at the dots, so that matching takes linear time.
const LOCAL_LABEL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Returns the error for an email address, or null. */
export function emailProblem(email: string): Message | null {
  const normalized = normalizeEmail(email);
  return normalized.length <= EMAIL_MAX_LENGTH && isStandardAddress(normalized)
    ? null
    : message("email.invalid");
}

/** Returns the error for the email address in a reset request, or null. An empty address has its own message. */
export function resetEmailProblem(email: string): Message | null {
  return normalizeEmail(email) === ""
    ? message("reset.emailRequired")
    : emailProblem(email);
}

/** Returns the error for the email address in a registration, or null. Also rejects temporary email addresses. */
export function registrationEmailProblem(email: string): Message | null {
  const problem = emailProblem(email);
  if (problem) return problem;
  const domain = normalizeEmail(email).split("@")[1] ?? "";
  const disposable = DISPOSABLE_DOMAINS.some(
    (name) => domain === name || domain.endsWith(`.${name}`),
  );
  return disposable ? message("email.disposable") : null;
}

function isStandardAddress(address: string): boolean {
  const [localPart = "", domain = "", ...others] = address.split("@");
  const labels = domain.split(".");
  return (
    others.length === 0 &&
    localPart.split(".").every((label) => LOCAL_LABEL.test(label)) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label))
  );
}

/** Returns, for each requirement in the checklist, whether the password meets it. */
export function passwordRequirements(password: string) {
  const length = countCharacters(password);
  return {
    length: length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH,
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    number: /\p{Nd}/u.test(password),
    // Any character except letters, combining marks and numbers of any script. A space counts as special.
    special: /[^\p{L}\p{M}\p{N}]/u.test(password),
  };
}

/** Returns the first error for the password in a registration, or null. */
export function registrationPasswordProblem(password: string): Message | null {
  return passwordProblem(password, "password.tooShort");
}

/** Returns the first error for the password in the password reset or change form, or null. */
export function newPasswordProblem(password: string): Message | null {
  return passwordProblem(password, "newPassword.tooShort");
}

// Checks for common passwords first: each also fails another requirement, whose message would otherwise be returned.
function passwordProblem(
  password: string,
  tooShort: "password.tooShort" | "newPassword.tooShort",
): Message | null {
  if (isCommonPassword(password)) return message("password.common");
  const length = countCharacters(password);
  if (length > PASSWORD_MAX_LENGTH) return message("password.tooLong");
  if (length < PASSWORD_MIN_LENGTH) return message(tooShort);
  const has = passwordRequirements(password);
  if (!has.lowercase) return message("password.lowercase");
  if (!has.uppercase) return message("password.uppercase");
  if (!has.number) return message("password.number");
  return has.special ? null : message("password.special");
}

/** Returns the error for a password confirmation that differs from the password, or null. */
export function confirmPasswordProblem(password: string, confirm: string) {
  return password === confirm ? null : message("password.mismatch");
}

/** Returns the first error for the password that confirms an account deletion, or null. */
export function deletionPasswordProblem(password: string): Message | null {
  const length = countCharacters(password);
  const has = passwordRequirements(password);
  if (length === 0) return message("deletion.passwordRequired");
  if (length < PASSWORD_MIN_LENGTH) return message("deletion.tooShort");
  if (length > PASSWORD_MAX_LENGTH) return message("deletion.tooLong");
  if (!has.uppercase) return message("deletion.uppercase");
  if (!has.lowercase) return message("deletion.lowercase");
  if (!has.number) return message("deletion.number");
  return has.special ? null : message("deletion.special");
}

/**
 * Returns a score from 0 to PASSWORD_MAX_SCORE. Adds one point each for at least PASSWORD_MIN_LENGTH characters, at
 * least PASSWORD_LONG_LENGTH characters, letters of both cases, a number and a special character, up to the maximum. A
 * common password scores 0.
 */
export function passwordScore(password: string): number {
  if (isCommonPassword(password)) return 0;
  const length = countCharacters(password);
  const has = passwordRequirements(password);
  const points = [
    length >= PASSWORD_MIN_LENGTH,
    has.lowercase && has.uppercase,
    has.number,
    has.special,
    length >= PASSWORD_LONG_LENGTH,
  ].filter(Boolean).length;
  return Math.min(points, PASSWORD_MAX_SCORE);
}

/** Returns the text of the strength meter. */
export function passwordStrength(password: string): string {
  const level = STRENGTH_LEVELS[passwordScore(password)];
  return level ? t(`strength.${level}`) : "";
}

function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return COMMON_PASSWORDS.some((common) => common === lower);
}
