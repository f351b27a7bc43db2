import { defineMessages } from "./define.ts";

/** Request of a password reset. */
export const passwordResetRequest = defineMessages({
  "reset.emailRequired": "Please enter your email.",
  "reset.sent":
    "If an account with that email exists, a password reset link has been sent.",
  "reset.unreached":
    "We got no answer from our service. Please check your connection, and ask again if no email arrives.",
  "reset.overloaded":
    "Our service is busy. If no email arrives, ask again in a moment.",
  "reset.tooMany":
    "Too many reset attempts. Please try again after {resetWindowMinutes, plural, one {# minute} other {# minutes}}.",
  "reset.tooManyLater": "Too many reset attempts. Please try again later.",
  "reset.intro":
    "Enter your email, and we send you a link to choose a new password.",
  "reset.submit": "Send Reset Link",
  "reset.sentNext":
    "Please look in your spam folder too. The link works once, and for {linkHours, plural, one {# hour} other {# hours}}.",
  "reset.remembered": "Remembered it?",
});
