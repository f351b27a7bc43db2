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
    intro: "Already with us?",
    login: "Login",
    legend: "I am an",
    investee: "Investee",
    investeeHint: "I run a business and look for capital",
    investor: "Investor",
    investorHint: "I look for businesses to back",
    confirmLabel: "Confirm password",
    requirements: "What a password needs",
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
      confirmPassword: "the password once more",
    },
    doneTitle: "One step left",
    doneTo: "We sent the mail to",
    doneNext:
      "It holds a link and a six-digit code; either one verifies your email. The login opens in a moment.",
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
    doneNext: "The login opens in a moment.",
    doneLogin: "Log in now",
    failedTitle: "This link did not work",
    failedNext:
      "A link works once and for 24 hours. Log in with your password: if your email still needs it, you get a new one there.",
    sentTo: "We sent a six-digit code to",
    sentToEnd: "It works for 15 minutes.",
    codeLabel: "Verification code",
    submit: "Verify Code",
    resend: "Resend code",
    resendIn: "Another code can be sent in",
    backToCode: "Back to the code",
    notYours: "Not your address?",
    how: "A code is for one address, so this page needs to know yours. There are two ways to it:",
    howLogin:
      "You have an account: log in with your email and password. While your email is not verified, the login offers to enter a code.",
    howRegister:
      "You are new: open an account. The code is in the mail that we send you.",
  },
} as const;

/** Fills `{fields}` with a list, such as "your email and a password". */
export function withFields(words: string, fields: readonly string[]): string {
  return words.replace(
    "{fields}",
    new Intl.ListFormat("en", { type: "conjunction" }).format(fields),
  );
}
