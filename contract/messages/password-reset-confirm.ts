/** Setting a new password with the link from a reset email. */
export const passwordResetConfirm = {
  "resetConfirm.success": "Your password has been reset successfully.",
  "resetConfirm.tooMany":
    "Too many attempts. Please try again in {resetConfirmMinutes, plural, one {# minute} other {# minutes}}.",
  "resetConfirm.reused":
    "You've used this password before. Please choose a new one.",
  "resetConfirm.linkInvalid":
    "This reset link is no longer valid. Please request a new one.",
  "resetConfirm.failed": "Failed to reset password. Please try again.",
  "resetConfirm.intro": "Use a password that you do not use anywhere else.",
  "resetConfirm.submit": "Set New Password",
  "resetConfirm.doneTitle": "Your new password is set",
  "resetConfirm.invalidTitle": "Please request a new link",
  "resetConfirm.invalidNext":
    "A link works once and expires after {linkHours, plural, one {# hour} other {# hours}}.",
  "resetConfirm.newLink": "Request a New Link",
} as const;
