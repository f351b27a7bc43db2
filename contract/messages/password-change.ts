/** The request for a password change link, and the form that the link opens. */
export const passwordChange = {
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
    "Enter your current password, and we will email you a link to choose a new one.",
  "change.current": "Current password",
  "change.submit": "Email Me a Link",
  "change.sentTitle": "Check your inbox",
  "change.sentTo": "We sent the link to",
  "change.requestAgain": "Request another link",
  "change.doneTitle": "Your password is changed",
} as const;
