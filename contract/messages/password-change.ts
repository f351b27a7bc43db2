import { defineMessages } from "./define.ts";

/** Password change: the request of a link, and the new password by the link. */
export const passwordChange = defineMessages({
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
  "change.intro":
    "Enter your current password, and we email you a link to choose a new one.",
  "change.current": "Current password",
  "change.submit": "Email Me a Link",
  "change.forgot": "Forgot Password?",
  "change.sentTitle": "Look in your inbox",
  "change.sentTo": "We sent it to",
  "change.sentNext":
    "Please look in your spam folder too. The link works once, and for {linkHours, plural, one {# hour} other {# hours}}.",
  "change.again": "Ask for another link",
  "change.byLinkSubmit": "Change Password",
  "change.doneTitle": "Your password is changed",
});
