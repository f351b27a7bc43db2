export const login = {
  "login.termsRequired": "Accept the terms and conditions.",
  "login.notRegistered":
    "This email address is not registered. Please sign up first.",
  "login.tooMany":
    "Too many login attempts. Please try again after {loginLockoutMinutes, plural, one {# minute} other {# minutes}}.",
  "login.passwordExpired": "Your password has expired. Please set a new one.",
  "login.wrongPassword": "Invalid password. Please try again.",
  "login.refused": "Invalid email or password.",
  "login.unverified": "Please verify your email before logging in.",
  "login.unverifiedNote":
    "Check your inbox, and your spam folder, for the verification email.",
  "login.verificationMailFailed":
    "Failed to send the verification email. Please try again later.",
  "login.noResponse": "Network error. Please check your connection.",
  "login.failed": "Something went wrong. Please try again.",
  "login.notStored":
    "Your browser blocks stored data for this site, or its storage is full, so each reload logs you out. Please allow cookies and site data for this site, or free some space, and log in again.",
  "login.intro": "New here?",
  "login.terms": "I accept the",
  "login.termsLink": "terms and conditions",
  "login.forgot": "Forgot Password?",
} as const;
