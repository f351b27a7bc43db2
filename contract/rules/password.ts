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

/** Returns which requirements a password meets, for the live checklist. */
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

/** True for the common passwords that are not allowed. Ignores case. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return COMMON_PASSWORDS.some((common) => common === lower);
}

/** Returns the first error of a registration's password, or null. */
export function registrationPasswordProblem(password: string): Message | null {
  return passwordProblem(password, {
    tooLong: "password.tooLong",
    tooShort: "password.tooShort",
  });
}

/** Returns the first error of a password chosen at reset or change, or null. */
export function newPasswordProblem(password: string): Message | null {
  return passwordProblem(password, {
    tooLong: "newPassword.tooLong",
    tooShort: "newPassword.tooShort",
  });
}

// Checks for common passwords first, because none of them meets all the other requirements.
function passwordProblem(
  password: string,
  lengthMessages: {
    readonly tooLong: "password.tooLong" | "newPassword.tooLong";
    readonly tooShort: "password.tooShort" | "newPassword.tooShort";
  },
): Message | null {
  if (isCommonPassword(password)) return message("password.common");
  const length = lengthOf(password);
  if (length > PASSWORD_MAX_LENGTH) return message(lengthMessages.tooLong);
  if (length < PASSWORD_MIN_LENGTH) return message(lengthMessages.tooShort);
  const has = passwordRequirements(password);
  if (!has.lowercase) return message("password.lowercase");
  if (!has.uppercase) return message("password.uppercase");
  if (!has.number) return message("password.number");
  if (!has.special) return message("password.special");
  return null;
}

/** Returns the error of the repeated password, or null. */
export function confirmPasswordProblem(
  password: string,
  confirm: string,
): Message | null {
  return password === confirm ? null : message("password.mismatch");
}

/** Returns the first error of the password that confirms a deletion, or null. */
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

/**
 * Returns a score from 0 to 4: one point each for 8 characters, both cases, a number, a special character and 12 characters, up
 * to 4.
 */
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

/** Returns the level of the strength meter. */
export function passwordStrength(password: string): StrengthLevel {
  return STRENGTH_LEVELS[passwordScore(password)] ?? "Very weak";
}

// Neither a letter nor a digit of any script; a space counts as special.
function hasSpecial(password: string): boolean {
  return /[^\p{L}\p{M}\p{N}]/u.test(password);
}

// Counts code points, not UTF-16 units.
function lengthOf(password: string): number {
  return [...password].length;
}
