export const accountDeletion = {
  "deletion.passwordRequired": "Password is required.",
  "deletion.tooShort": "Password must be at least {passwordMin} characters.",
  "deletion.tooLong": "Password must not exceed {passwordMax} characters.",
  "deletion.uppercase": "Password must include at least one uppercase letter.",
  "deletion.lowercase": "Password must include at least one lowercase letter.",
  "deletion.number": "Password must include at least one number.",
  "deletion.special": "Password must include at least one special character.",
  "deletion.wrongPassword": "Incorrect password. Please try again.",
  "deletion.notAuthorized": "You are not authorized to delete this account.",
  "deletion.tooMany": "Too many attempts. Please try again later.",
  "deletion.failed": "Server error. Please try again later.",
  "deletion.uncertain":
    "The deletion may have succeeded. Log in to check: if your email is no longer registered, your account has been deleted.",
  "deletion.success": "Your account has been deleted.",
  "deletion.warningTitle": "This can't be undone.",
  "deletion.warnings.0":
    "Your profile, your documents and your figures will be deleted.",
  "deletion.warnings.1":
    "Your open matches will be closed, and no one will be able to see your profile.",
  "deletion.warnings.2": "You will be logged out on every device.",
  "deletion.keep": "Keep My Account",
  "deletion.confirm": "Continue",
  "deletion.passwordHint": "We need it to confirm your identity.",
  "deletion.submit": "Delete My Account",
  "deletion.doneTitle": "Goodbye, and thank you",
  "deletion.doneNext": "Taking you to the home page…",
} as const;
