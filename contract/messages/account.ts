import { defineMessages } from "./define.ts";

/** Email addresses, passwords, registration, login, verification, sessions, and the account. */
export const account = defineMessages({
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

  // Registration.
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
  "registration.requirements": "Password requirements",
  "registration.length": "{passwordMin} to {passwordMax} characters",
  "registration.lowercase": "A lowercase letter",
  "registration.uppercase": "An uppercase letter",
  "registration.number": "A number",
  "registration.special": "A special character",
  "registration.submit": "Continue",
  "registration.fillInAll": "Fill in every field to continue.",
  "registration.missing": "Still missing: {fields}.",
  "registration.correctFields": "Correct the fields marked above to continue.",
  "registration.missingNames.userType": "your role",
  "registration.missingNames.email": "your email",
  "registration.missingNames.password": "a password",
  "registration.missingNames.confirmPassword": "the password again",
  "registration.doneTitle": "One step left",
  "registration.doneTo": "We sent the email to",
  "registration.doneNext":
    "It contains a link and a {codeDigits, plural, =6 {six} other {#}}-digit code; either one verifies your email. Taking you to login…",

  // Login.
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
  "login.intro": "New here?",
  "login.terms": "I accept the",
  "login.termsLink": "terms and conditions",
  "login.forgot": "Forgot Password?",

  // Verification of an email address, by link and by code.
  "verification.success": "Email verified successfully.",
  "verification.failed": "Verification failed!",
  "verification.noResponse": "Something went wrong!",
  "verification.resendFailed": "Failed to resend the verification code.",
  "verification.resent": "A new code has been sent to your email.",
  "verification.linkFailed":
    "Verification failed. The link may be invalid or expired.",
  "verification.linkUsed": "This link has already been used. You can log in.",
  "verification.codeInvalid":
    "This code is wrong or has expired. Please check it or request a new one.",
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
    "If you have an account, log in with your email and password. You can enter a code there until your email is verified.",
  "verification.howRegister":
    "If you are new, open an account. We will email you a code.",

  // Request of a password reset.
  "reset.emailRequired": "Please enter your email.",
  "reset.sent":
    "If an account with that email exists, a password reset link has been sent.",
  "reset.noResponse":
    "Our service did not respond. Please check your connection and try again if no email arrives.",
  "reset.overloaded":
    "Our service is busy. If no email arrives, try again in a moment.",
  "reset.tooMany":
    "Too many reset attempts. Please try again after {resetWindowMinutes, plural, one {# minute} other {# minutes}}.",
  "reset.tooManyLater": "Too many reset attempts. Please try again later.",
  "reset.intro":
    "Enter your email, and we will send you a link to choose a new password.",
  "reset.submit": "Send Reset Link",
  "reset.remembered": "Remember your password?",

  // New password, set with the link from a reset email.
  "resetConfirm.success": "Your password has been reset successfully.",
  "resetConfirm.tooMany":
    "Too many attempts. Please try again in {resetConfirmMinutes, plural, one {# minute} other {# minutes}}.",
  "resetConfirm.reused":
    "You've used this password before. Please choose a new one.",
  "resetConfirm.linkInvalid":
    "This reset link is no longer valid. Please request a new one.",
  "resetConfirm.failed": "Failed to reset password. Please try again.",
  "resetConfirm.intro": "Use a password that you do not use anywhere else.",
  "resetConfirm.submit": "Set New Password",
  "resetConfirm.doneTitle": "Your new password is set",
  "resetConfirm.invalidTitle": "Please request a new link",
  "resetConfirm.invalidNext":
    "A link works once and expires after {linkHours, plural, one {# hour} other {# hours}}. A new link replaces the previous one.",
  "resetConfirm.newLink": "Request a New Link",

  // Password change: the request for a link, and the form that the link opens.
  "change.currentRequired": "Please enter your current password.",
  "change.sent": "A password change link has been sent to your email.",
  "change.wrongPassword": "Incorrect current password.",
  "change.missing": "Missing current password or frontend URL.",
  "change.mailFailed": "Failed to send email. Please try again later.",
  "change.failed": "Unable to process your request. Please try again.",
  "changeByLink.success":
    "Your password has been changed. Please log in again.",
  "changeByLink.reused":
    "You can't reuse your recent passwords (last {passwordHistory}).",
  "changeByLink.failed": "Reset failed. The link may be invalid or expired.",
  "change.intro":
    "Enter your current password, and we will email you a link to choose a new one.",
  "change.current": "Current password",
  "change.submit": "Email Me a Link",
  "change.sentTitle": "Check your inbox",
  "change.sentTo": "We sent the link to",
  "change.requestAgain": "Request another link",
  "change.doneTitle": "Your password is changed",

  // End and renewal of a session.
  "session.expired":
    "Your session ended after {sessionMinutes, plural, one {# minute} other {# minutes}}. Please log in again to continue.",
  "session.inactive":
    "You were logged out after {inactivityMinutes, plural, one {# minute} other {# minutes}} without activity. Please log in again to continue.",
  "session.refused":
    "Your session has ended, so we logged you out to keep your account safe. Please log in again.",
  "session.endingSoon":
    "Your session ends in {wait}. Log in again now to continue without losing anything.",
  "session.renewed":
    "You are logged in for another {sessionMinutes, plural, one {# minute} other {# minutes}}.",
  "session.endedTitle": "Please log in again",
  "session.logInAgain": "Log in again now",
  "session.dialogTitle": "Log in again",
  "session.dialogText":
    "Enter your password to stay logged in for another {sessionMinutes, plural, one {# minute} other {# minutes}}. Nothing on this page is lost.",
  "session.notNow": "Not now",
  "session.loggingOut": "Logging you out",

  // The sections 'Where you are logged in' and 'Your data' in Manage Account.
  "sessions.device": "{browser} on {system}",
  "sessions.deviceUnknown": "Unknown browser",
  "sessions.ended": "{device} has been logged out.",
  "sessions.endFailed":
    "{device} could not be logged out. Please try again in a moment.",
  "sessions.othersEnded": "You are now logged out everywhere else.",
  "sessions.endOthersFailed":
    "The other devices could not be logged out. Please try again in a moment.",
  "export.done": "Your data has been downloaded as one ZIP file.",
  "export.tooMany":
    "You have downloaded your data several times recently. Please try again in {wait}.",
  "export.tooManyLater":
    "You have downloaded your data several times recently. Please try again later.",
  "export.failed": "Your data could not be downloaded. Please try again.",
  "sessions.devicesTitle": "Where you are logged in",
  "sessions.devicesText":
    "A login ends automatically after {sessionMinutes, plural, one {# minute} other {# minutes}}. If you do not recognise a device, log it out and change your password.",
  "sessions.thisDevice": "This device",
  "sessions.onlyHere": "You are not logged in anywhere else.",
  "sessions.loggedIn": "Logged in at",
  "sessions.lastSeen": "last seen at",
  "sessions.logOut": "Log out",
  "sessions.logOutNamed": "Log out {device}",
  "sessions.logOutOthers": "Log out everywhere else",
  "sessions.loading": "Loading your sessions",
  "export.title": "Your data",
  "export.text":
    "Everything we store about you as one ZIP file: your account, your profile, your matches and your files.",
  "export.download": "Download my data",
  "export.downloading":
    "Preparing your file. Keep this window open until the download is complete.",
  "export.stop": "Stop",

  // Account deletion.
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
    "The connection was lost during the deletion. Log in to check: if your email is no longer registered, your account has been deleted.",
  "deletion.success": "Your account has been deleted.",
  "deletion.warningTitle": "This can't be undone.",
  "deletion.warnings.0":
    "Your profile, your documents and your figures are deleted.",
  "deletion.warnings.1":
    "Your matches end, and no one can see your profile any more.",
  "deletion.warnings.2": "You are logged out on every device.",
  "deletion.keep": "Keep My Account",
  "deletion.confirm": "Continue",
  "deletion.passwordHint": "We need it to confirm your identity.",
  "deletion.submit": "Delete My Account",
  "deletion.doneTitle": "Goodbye, and thank you",
  "deletion.doneNext": "Taking you to the home page…",
});
