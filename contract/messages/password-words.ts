/** Texts of the password, account deletion and access check screens. The flows' messages are in `passwords.ts`. */
export const passwordWords = {
  logInNow: "Log in now",
  loginSoon: "Taking you to login…",
  backToDashboard: "Back to My Dashboard",

  newPassword: {
    password: "New password",
    confirm: "Confirm new password",
  },

  reset: {
    intro: "Enter your email, and we send you a link to choose a new password.",
    submit: "Send Reset Link",
    sentNext:
      "Please look in your spam folder too. The link works once, and for 24 hours.",
    remembered: "Remembered it?",
  },

  confirm: {
    intro: "Use a password that you do not use anywhere else.",
    submit: "Set New Password",
    doneTitle: "Your new password is set",
    deadTitle: "Please ask for a new link",
    deadNext:
      "A link works once and for 24 hours, and a new one replaces the one before.",
    newLink: "Request a New Link",
  },

  change: {
    intro:
      "Enter your current password, and we email you a link to choose a new one.",
    current: "Current password",
    submit: "Email Me a Link",
    forgot: "Forgot Password?",
    sentTitle: "Look in your inbox",
    sentTo: "We sent it to",
    sentNext:
      "Please look in your spam folder too. The link works once, and for 24 hours.",
    again: "Ask for another link",
    byLinkSubmit: "Change Password",
    doneTitle: "Your password is changed",
  },

  deletion: {
    warningTitle: "This can't be undone.",
    warnings: [
      "Your profile, your documents and your figures are deleted.",
      "Your matches end, and no one can see your profile any more.",
      "You are logged out on every device.",
    ],
    keep: "Keep My Account",
    confirm: "Continue",
    passwordHint: "To confirm that it is you.",
    submit: "Delete My Account",
    cancel: "Cancel",
    doneTitle: "Goodbye, and thank you",
    doneNext: "The home page opens in a moment.",
    home: "Home",
  },

  ended: { title: "Please log in again" },

  access: { checking: "Checking that you may see this page" },
} as const;
