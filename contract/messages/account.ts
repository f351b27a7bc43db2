/** Texts of the account screens: headings, labels and buttons. The flows' messages are in `en.ts`. */
export const account = {
  emailLabel: "Email",
  passwordLabel: "Password",
  enterCode: "Enter a code instead",
  resendLink: "Resend verification link",
  resendLinkBusy: "Sending…",
  tryAgain: "Try Again",
  errorTitle: "Error",
  logIn: "Log In",
  openAccount: "Open an account",

  registration: {
    intro: "Already have an account?",
    login: "Login",
    legend: "I am an",
    investee: "Investee",
    investeeHint: "I run a business and look for capital",
    investor: "Investor",
    investorHint: "I look for businesses to back",
    confirmLabel: "Confirm password",
    requirements: "Password requirements",
    length: "8 to 128 characters",
    lowercase: "A lowercase letter",
    uppercase: "An uppercase letter",
    number: "A number",
    special: "A special character",
    submit: "Continue",
    fillIn: "Fill in every field to continue.",
    missing: "Still missing: {fields}.",
    wrong: "Correct what is marked above to continue.",
    missingNames: {
      userType: "your role",
      email: "your email",
      password: "a password",
      confirmPassword: "the password again",
    },
    doneTitle: "One step left",
    doneTo: "We sent the email to",
    doneNext:
      "It contains a link and a six-digit code; either one verifies your email. Taking you to login…",
    doneLogin: "Log in now",
  },

  login: {
    intro: "New here?",
    terms: "I accept the",
    termsLink: "terms and conditions",
    forgot: "Forgot Password?",
  },

  verification: {
    title: "Verify your email",
    checking: "We are checking your link. This takes a moment.",
    doneTitle: "Your email is verified",
    doneNext: "Taking you to login…",
    doneLogin: "Log in now",
    failedTitle: "This link did not work",
    failedNext:
      "A link works once and for 24 hours. Log in with your password: if your email is not verified yet, you can get a new link there.",
    sentTo: "We sent a six-digit code to",
    sentToEnd: "It works for 15 minutes.",
    codeLabel: "Verification code",
    submit: "Verify Code",
    resend: "Resend code",
    resendIn: "Another code can be sent in",
    backToCode: "Back to the code",
    notYours: "Not your address?",
    how: "A code is valid for one email address, so this page needs to know yours. There are two ways to continue:",
    howLogin:
      "You have an account: log in with your email and password. While your email is not verified, you can enter a code there.",
    howRegister:
      "You are new: open an account. The code is in the email that we send you.",
  },
} as const;

/** Fills `{fields}` with a list, such as "your email and a password". */
export function withFields(words: string, fields: readonly string[]): string {
  return words.replace(
    "{fields}",
    new Intl.ListFormat("en", { type: "conjunction" }).format(fields),
  );
}
