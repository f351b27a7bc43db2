/** Messages of the password and account deletion flows, and the matching error responses of the server. */
export const passwordMessages = {
  // Reset request.
  "reset.emailRequired": "Please enter your email.",
  "reset.sent":
    "If an account with that email exists, a password reset link has been sent.",
  "reset.unreached":
    "We got no answer from our service. Please check your connection, and ask again if no email arrives.",
  "reset.overloaded":
    "Our service is busy. If no email arrives, ask again in a moment.",
  "reset.tooMany": "Too many reset attempts. Please try again after 5 minutes.",
  "reset.tooManyLater": "Too many reset attempts. Please try again later.",

  // Reset confirmation.
  "resetConfirm.success": "Your password has been reset successfully.",
  "resetConfirm.tooMany": "Too many attempts. Please try again in 3 minutes.",
  "resetConfirm.reused":
    "You've used this password before. Please choose a new one.",
  "resetConfirm.linkDead":
    "This reset link is no longer valid. Please request a new one.",
  "resetConfirm.failed": "Failed to reset password. Please try again.",

  // Change request.
  "change.currentRequired": "Please enter your current password.",
  "change.sent": "A password change link has been sent to your email.",
  "change.wrongPassword": "Incorrect current password.",
  "change.missing": "Missing current password or frontend URL.",
  "change.mailFailed": "Failed to send email. Please try again later.",
  "change.failed": "Unable to process your request. Please try again.",

  // A 401 of the change request or of a deletion.
  "account.sessionEnded": "Your session has expired. Please sign in again.",

  // Change password by link.
  "changeByLink.success":
    "Your password has been changed. Please log in again.",
  "changeByLink.reused": "You can't reuse your recent passwords (last 9).",
  "changeByLink.failed": "Reset failed. The link may be invalid or expired.",

  // Account deletion.
  "deletion.passwordRequired": "Password is required.",
  "deletion.tooShort": "Password must be at least 8 characters.",
  "deletion.tooLong": "Password must not exceed 128 characters.",
  "deletion.uppercase": "Password must include at least one uppercase letter.",
  "deletion.lowercase": "Password must include at least one lowercase letter.",
  "deletion.number": "Password must include at least one number.",
  "deletion.special": "Password must include at least one special character.",
  "deletion.wrongPassword": "Incorrect password. Please try again.",
  "deletion.notAuthorized": "You are not authorized to delete this account.",
  "deletion.tooMany": "Too many attempts. Please try again later.",
  "deletion.failed": "Server error. Please try again later.",
  "deletion.success": "Your account has been deleted.",

  // Error responses of the server. The reset page recognises the first two by their text.
  "server.passwordReused": "You cannot reuse your old passwords.",
  "server.linkDead": "Invalid or expired token.",
} as const;
