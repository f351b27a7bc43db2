import type { MessageKey } from "../../contract/messages/index.ts";

/**
 * The exact sentences that the rules and `docs/decisions/` quote for the account flows. The sentences are copied from
 * these documents, not from the messages. A placeholder such as {passwordMin} refers to the number of that name in
 * `contract/messages/numbers.ts`. requirements.test.ts checks the constants from which these numbers are calculated.
 */
export const QUOTED: Partial<Record<MessageKey, string>> = {
  // Registration and login.
  "email.invalid": "Please enter a valid email address.",
  "email.disposable":
    "Disposable or temporary email addresses are not allowed.",
  "registration.userTypeRequired": "Please select Investor or Investee.",
  "password.tooLong": "Password cannot exceed {passwordMax} characters.",
  "password.tooShort":
    "Your password must contain at least {passwordMin} characters.",
  "password.lowercase": "Password must include a lowercase letter.",
  "password.uppercase": "Password must include an uppercase letter.",
  "password.number": "Password must include a number.",
  "password.special": "Password must include a special character.",
  "password.common": "Your password can't be a commonly used password.",
  "password.mismatch": "Passwords do not match.",
  "login.termsRequired": "Accept the terms and conditions.",

  // New password.
  "newPassword.tooShort": "Password must be at least {passwordMin} characters.",

  // Registration.
  "registration.tooMany":
    "Too many registration attempts. Try again in {wait}.",
  "registration.inactive": "This account exists but is not yet activated.",
  "registration.resent": "A verification link has been sent to your email.",
  "registration.resendFailed":
    "Could not resend verification link. Please contact support.",
  "registration.success":
    "Account created. Please verify your email. A verification link has been sent to your email.",
  "registration.noResponse": "Network error: please check your connection.",
  "registration.unavailable":
    "Service temporarily unavailable. Please try again later.",
  "registration.serverError": "Server error. Please try again shortly.",
  "registration.unexpected": "Unexpected response from the server.",
  "registration.failed": "Something went wrong. Please try again.",

  // Login.
  "login.notRegistered":
    "This email address is not registered. Please sign up first.",
  "login.failed": "Something went wrong. Please try again.",
  "login.tooMany":
    "Too many login attempts. Please try again after {loginLockoutMinutes} minutes.",
  "login.passwordExpired": "Your password has expired. Please set a new one.",
  "login.wrongPassword": "Invalid password. Please try again.",
  "login.refused": "Invalid email or password.",
  "login.unverified": "Please verify your email before logging in.",
  "login.verificationMailFailed":
    "Failed to send the verification email. Please try again later.",
  "login.noResponse": "Network error. Please check your connection.",

  // Verification.
  "verification.success": "Email verified successfully.",
  "verification.failed": "Verification failed!",
  "verification.noResponse": "Something went wrong!",
  "verification.resendFailed": "Failed to resend the verification code.",
  "verification.linkFailed":
    "Verification failed. The link may be invalid or expired.",
  "verification.linkUsed": "This link has already been used. You can log in.",

  // Reset request.
  "reset.emailRequired": "Please enter your email.",
  "reset.sent":
    "If an account with that email exists, a password reset link has been sent.",
  "reset.tooMany": "Too many reset attempts. Please try again after {wait}.",
  "reset.tooManyLater": "Too many reset attempts. Please try again later.",

  // Reset confirm.
  "resetConfirm.success": "Your password has been reset successfully.",
  "resetConfirm.tooMany":
    "Too many attempts. Please try again in {resetConfirmMinutes} minutes.",
  "resetConfirm.reused":
    "You've used this password before. Please choose a new one.",
  "resetConfirm.linkInvalid":
    "This reset link is no longer valid. Please request a new one.",
  "resetConfirm.failed": "Failed to reset password. Please try again.",
  "server.passwordReused": "You cannot reuse your old passwords.",
  "server.linkInvalid": "Invalid or expired token.",

  // Change password, by request and by link.
  "change.currentRequired": "Please enter your current password.",
  "change.sent": "A password change link has been sent to your email.",
  "change.wrongPassword": "Incorrect current password.",
  "change.missing": "Missing current password or frontend URL.",
  "change.mailFailed": "Failed to send email. Please try again later.",
  "change.failed": "Unable to process your request. Please try again.",
  "changeByLink.success":
    "Your password has been changed. Please log in again.",
  "changeByLink.reused":
    "You can't reuse your recent passwords (last {passwordHistory}).",
  "changeByLink.failed": "Reset failed. The link may be invalid or expired.",

  // Delete account.
  "deletion.passwordRequired": "Password is required.",
  "deletion.tooShort": "Password must be at least {passwordMin} characters.",
  "deletion.tooLong": "Password must not exceed {passwordMax} characters.",
  "deletion.uppercase": "Password must include at least one uppercase letter.",
  "deletion.lowercase": "Password must include at least one lowercase letter.",
  "deletion.number": "Password must include at least one number.",
  "deletion.special": "Password must include at least one special character.",
  "deletion.wrongPassword": "Incorrect password. Please try again.",
  "account.sessionEnded": "Your session has expired. Please sign in again.",
  "deletion.notAuthorized": "You are not authorized to delete this account.",
  "deletion.tooMany": "Too many attempts. Please try again later.",
  "deletion.failed": "Server error. Please try again later.",
  "deletion.success": "Your account has been deleted.",
};

/** Keys of messages in the account flows that neither the rules nor `docs/decisions/` quote. */
export const NOT_QUOTED: readonly MessageKey[] = [
  ...(["password.required"] as const),
  ...(["registration.tooManyLater", "registration.emailTaken"] as const),
  ...(["reset.noResponse"] as const),
  ...(["reset.overloaded", "deletion.uncertain"] as const),
  ...(["session.expired", "session.inactive", "session.refused"] as const),
  ...(["session.endingSoon"] as const),
  ...(["sessions.device", "sessions.deviceUnknown"] as const),
  ...(["sessions.ended", "sessions.endFailed"] as const),
  ...(["sessions.othersEnded", "sessions.endOthersFailed"] as const),
  ...(["export.done", "export.failed"] as const),
  ...(["export.tooMany", "export.tooManyLater"] as const),
  ...(["verification.resent"] as const),
  ...(["verification.codeInvalid", "verification.codeMalformed"] as const),
  ...(["verification.tooSoon", "verification.tooMany"] as const),
  ...(["verification.alreadyVerified", "login.notStored"] as const),
];
