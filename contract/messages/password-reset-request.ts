export const passwordResetRequest = {
  "reset.emailRequired": "Please enter your email.",
  "reset.sent":
    "If an account with that email exists, a password reset link has been sent.",
  "reset.noResponse":
    "Our service did not respond. Please check your connection and try again if no email arrives.",
  "reset.overloaded":
    "Our service is busy. If no email arrives, try again in a moment.",
  "reset.tooMany": "Too many reset attempts. Please try again after {wait}.",
  "reset.tooManyLater": "Too many reset attempts. Please try again later.",
  "reset.intro":
    "Enter your email, and we will send you a link to choose a new password.",
  "reset.submit": "Send Reset Link",
  "reset.remembered": "Remember your password?",
} as const;
