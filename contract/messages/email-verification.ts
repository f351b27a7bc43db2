/** Verification of an email address, by link and by code. */
export const emailVerification = {
  "verification.success": "Email verified successfully.",
  "verification.failed": "Verification failed!",
  "verification.noResponse": "Something went wrong!",
  "verification.resendFailed": "Failed to resend the verification code.",
  "verification.resent": "A new code has been sent to your email.",
  "verification.linkFailed":
    "Verification failed. The link may be invalid or expired.",
  "verification.linkUsed": "This link has already been used. You can log in.",
  "verification.alreadyVerified":
    "Your email is already verified. You can log in.",
  "verification.codeInvalid":
    "This code is wrong or has expired. Please check it or request a new one.",
  "verification.codeMalformed":
    "A code has {codeDigits, plural, =6 {six} other {#}} digits. Please check what you entered and try again.",
  "verification.tooSoon": "Please wait before you request another code.",
  "verification.tooMany": "Too many attempts. Please try again later.",
  "verification.title": "Verify your email",
  "verification.checking": "We are checking your link. This takes a moment.",
  "verification.doneTitle": "Your email is verified",
  "verification.failedTitle": "This link did not work",
  "verification.failedNext":
    "A link works once and expires after {linkHours, plural, one {# hour} other {# hours}}. Log in with your password: if your email is not verified yet, you can get a new link there.",
  "verification.sentTo":
    "We sent a {codeDigits, plural, =6 {six} other {#}}-digit code to",
  "verification.codeValidity":
    "It works for {codeMinutes, plural, one {# minute} other {# minutes}}.",
  "verification.codeLabel": "Verification code",
  "verification.submit": "Verify Code",
  "verification.resend": "Resend code",
  "verification.resendIn": "Another code can be sent in",
  "verification.backToCode": "Back to the code",
  "verification.notYours": "Not your address?",
  "verification.howToGetCode":
    "A code is valid for one email address, so this page needs to know yours. There are two ways to continue:",
  "verification.howLogin":
    "If you have an account, log in with your email and password. You can enter a code there if your email is not verified yet.",
  "verification.howRegister":
    "If you are new, open an account. We will email you a code.",
} as const;
