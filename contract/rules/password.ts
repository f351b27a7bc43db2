import {
  PASSWORD_LONG_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MAX_SCORE,
  PASSWORD_MIN_LENGTH,
} from "../constants.ts";
import {
  COMMON_PASSWORDS,
  STRENGTH_LEVELS,
  type StrengthLevel,
} from "../enumerations.ts";
import { type Message, message } from "../messages/index.ts";

/** The requirements of a password, each by itself, for the live checklist (§5). */
export function passwordRequirements(password: string) {
  const length = lengthOf(password);
  return {
    length: length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH,
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    number: /\p{Nd}/u.test(password),
    special: hasSpecial(password),
  };
}

/** True for the eight passwords that nobody may have, whatever their case (§5). */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return COMMON_PASSWORDS.some((common) => common === lower);
}

/** What is wrong with a password at registration, in the specification's order, or null (§5). */
export function registrationPasswordProblem(password: string): Message | null {
  return passwordProblem(password, "password");
}

/** What is wrong with a password chosen at reset or change, or null (§5 New password). */
export function newPasswordProblem(password: string): Message | null {
  return passwordProblem(password, "newPassword");
}

// The common-password check comes first: none of the eight would pass the others (decisions: Passwords).
function passwordProblem(
  password: string,
  words: "password" | "newPassword",
): Message | null {
  if (isCommonPassword(password)) return message("password.common");
  const length = lengthOf(password);
  if (length > PASSWORD_MAX_LENGTH) return message(`${words}.tooLong`);
  if (length < PASSWORD_MIN_LENGTH) return message(`${words}.tooShort`);
  const has = passwordRequirements(password);
  if (!has.lowercase) return message("password.lowercase");
  if (!has.uppercase) return message("password.uppercase");
  if (!has.number) return message("password.number");
  if (!has.special) return message("password.special");
  return null;
}

/** What is wrong with the repeated password, or null (§5). */
export function confirmPasswordProblem(
  password: string,
  confirm: string,
): Message | null {
  return password === confirm ? null : message("password.mismatch");
}

/** What is wrong with the password that confirms a deletion, in the specification's order, or null (§5). */
export function deletionPasswordProblem(password: string): Message | null {
  const length = lengthOf(password);
  const has = passwordRequirements(password);
  if (length === 0) return message("deletion.passwordRequired");
  if (length < PASSWORD_MIN_LENGTH) return message("deletion.tooShort");
  if (length > PASSWORD_MAX_LENGTH) return message("deletion.tooLong");
  if (!has.uppercase) return message("deletion.uppercase");
  if (!has.lowercase) return message("deletion.lowercase");
  if (!has.number) return message("deletion.number");
  if (!has.special) return message("deletion.special");
  return null;
}

/** Score 0 to 4: 8 characters, both cases, a number, a special character, 12 characters (decisions: Login). */
export function passwordScore(password: string): number {
  if (isCommonPassword(password)) return 0;
  const length = lengthOf(password);
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

/** The level that the strength meter names (§2). */
export function passwordStrength(password: string): StrengthLevel {
  return STRENGTH_LEVELS[passwordScore(password)] ?? "Very weak";
}

// Neither letter nor digit of any script; a space counts.
function hasSpecial(password: string): boolean {
  return /[^\p{L}\p{M}\p{N}]/u.test(password);
}

// Characters as a person counts them, not UTF-16 units.
function lengthOf(password: string): number {
  return [...password].length;
}
