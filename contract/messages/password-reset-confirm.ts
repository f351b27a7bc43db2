import { defineMessages } from "./define.ts";

/** New password by a mailed reset link. */
export const passwordResetConfirm = defineMessages({
  "resetConfirm.success": "Your password has been reset successfully.",
  "resetConfirm.tooMany":
    "Too many attempts. Please try again in {resetConfirmMinutes, plural, one {# minute} other {# minutes}}.",
  "resetConfirm.reused":
    "You've used this password before. Please choose a new one.",
  "resetConfirm.linkDead":
    "This reset link is no longer valid. Please request a new one.",
  "resetConfirm.failed": "Failed to reset password. Please try again.",
  "resetConfirm.intro": "Use a password that you do not use anywhere else.",
  "resetConfirm.submit": "Set New Password",
  "resetConfirm.doneTitle": "Your new password is set",
  "resetConfirm.deadTitle": "Please ask for a new link",
  "resetConfirm.deadNext":
    "A link works once and for {linkHours, plural, one {# hour} other {# hours}}, and a new one replaces the one before.",
  "resetConfirm.newLink": "Request a New Link",
});
