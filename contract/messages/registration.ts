export const registration = {
  "registration.userTypeRequired": "Please select Investor or Investee.",
  "registration.success":
    "Account created. Please verify your email. A verification link has been sent to your email.",
  "registration.tooMany":
    "Too many registration attempts. Try again in {wait}.",
  "registration.tooManyLater":
    "Too many registration attempts. Try again later.",
  "registration.inactive": "This account exists but is not yet activated.",
  "registration.resent": "A verification link has been sent to your email.",
  "registration.resendFailed":
    "Could not resend verification link. Please contact support.",
  "registration.noResponse": "Network error: please check your connection.",
  "registration.unavailable":
    "Service temporarily unavailable. Please try again later.",
  "registration.serverError": "Server error. Please try again shortly.",
  "registration.unexpected": "Unexpected response from the server.",
  "registration.failed": "Something went wrong. Please try again.",
  "registration.emailTaken": "An account with this email already exists.",
  "registration.intro": "Already have an account?",
  "registration.login": "Login",
  "registration.legend": "I am an",
  "registration.investee": "Investee",
  "registration.investeeHint": "I run a business and am looking for capital",
  "registration.investor": "Investor",
  "registration.investorHint": "I am looking for businesses to invest in",
  "registration.confirmLabel": "Confirm password",
  "registration.submit": "Continue",
  "registration.fillInAll": "Fill in every field to continue.",
  "registration.missing": "Still missing: {fields}.",
  "registration.correctFields": "Correct the fields marked above to continue.",
  "registration.missingNames.userType": "your role",
  "registration.missingNames.email": "your email",
  "registration.missingNames.password": "a password",
  "registration.missingNames.confirmPassword": "the password confirmation",
  "registration.doneTitle": "One step left",
  "registration.doneTo": "We sent the email to",
  "registration.doneNext":
    "It contains a link and a {codeDigits, plural, =6 {six} other {#}}-digit code; either one verifies your email. Taking you to login…",
} as const;
