/** Texts that several account flows share. */
export const account = {
  "email.invalid": "Please enter a valid email address.",
  "email.disposable":
    "Disposable or temporary email addresses are not allowed.",
  "password.tooLong": "Password cannot exceed {passwordMax} characters.",
  "password.tooShort":
    "Your password must contain at least {passwordMin} characters.",
  "password.lowercase": "Password must include a lowercase letter.",
  "password.uppercase": "Password must include an uppercase letter.",
  "password.number": "Password must include a number.",
  "password.special": "Password must include a special character.",
  "password.common": "Your password can't be a commonly used password.",
  "password.mismatch": "Passwords do not match.",
  "password.required": "Please enter your password.",
  "newPassword.tooShort": "Password must be at least {passwordMin} characters.",
  "account.sessionEnded": "Your session has expired. Please sign in again.",
  "account.emailLabel": "Email",
  "account.passwordLabel": "Password",
  "account.enterCode": "Enter a code instead",
  "account.resendLink": "Resend verification link",
  "account.resendLinkBusy": "Sending…",
  "account.errorTitle": "Error",
  "account.logIn": "Log In",
  "account.openAccount": "Open an account",
  "account.logInNow": "Log in now",
  "account.loginSoon": "Taking you to login…",
  "account.backToDashboard": "Back to My Dashboard",
  "newPassword.password": "New password",
  "newPassword.confirm": "Confirm new password",
  "account.linkSentNext":
    "Please check your spam folder too. The link works once and expires after {linkHours, plural, one {# hour} other {# hours}}.",
} as const;
