import { accountSessionMessages } from "./account-sessions.ts";
import { files } from "./files.ts";
import { liveWords } from "./live-words.ts";
import { matchWords } from "./match-words.ts";
import { passwordMessages } from "./passwords.ts";
import { paymentMessages } from "./payment.ts";
import { reasons } from "./reasons.ts";
import { siteMessages } from "./site.ts";

/** Every message of a flow, in English, by key. `{name}` is filled from the message's values. */
export const en = {
  // Fields that several flows share.
  "email.invalid": "Please enter a valid email address.",
  "email.disposable":
    "Disposable or temporary email addresses are not allowed.",
  "password.tooLong": "Password cannot exceed 128 characters.",
  "password.tooShort": "Your password must contain at least 8 characters.",
  "password.lowercase": "Password must include a lowercase letter.",
  "password.uppercase": "Password must include an uppercase letter.",
  "password.number": "Password must include a number.",
  "password.special": "Password must include a special character.",
  "password.common": "Your password can't be a commonly used password.",
  "password.mismatch": "Passwords do not match.",
  "password.required": "Please enter your password.",
  "newPassword.tooLong": "Password cannot exceed 128 characters.",
  "newPassword.tooShort": "Password must be at least 8 characters.",

  // Shown with the countdown of a locked form.
  "wait.tryAgainIn": "You can try again in {wait}.",

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
  "registration.noAnswer": "Network error: please check your connection.",
  "registration.unavailable":
    "Service temporarily unavailable. Please try again later.",
  "registration.serverError": "Server error. Please try again shortly.",
  "registration.unexpected": "Unexpected response from the server.",
  "registration.failed": "Something went wrong. Please try again.",
  "registration.emailTaken": "An account with this email already exists.",

  // Login.
  "login.termsRequired": "Accept the terms and conditions.",
  "login.notRegistered":
    "This email address is not registered. Please sign up first.",
  "login.checkFailed": "Something went wrong. Please try again.",
  "login.tooMany": "Too many login attempts. Please try again after 5 minutes.",
  "login.passwordExpired": "Your password has expired. Please set a new one.",
  "login.wrongPassword": "Invalid password. Please try again.",
  "login.refused": "Invalid email or password.",
  "login.unverified": "Please verify your email before logging in.",
  "login.unverifiedNote":
    "Check your inbox, and your spam folder, for the verification email.",
  "login.verificationMailFailed":
    "Failed to send the verification email. Please try again later.",
  "login.noAnswer": "Network error. Please check your connection.",
  "login.failed": "Something went wrong. Please try again.",

  // Password reset, password change and account deletion.
  ...passwordMessages,

  // Why the user was redirected to /login or /.
  "session.expired":
    "Your session ended after 30 minutes. Please log in again to continue.",
  "session.inactive":
    "You were logged out after 30 minutes without activity. Please log in again to continue.",
  "session.refused":
    "Your session has ended, so we logged you out to keep your account safe. Please log in again.",
  "session.endingSoon":
    "Your session ends in {wait}. Log in again now to continue without losing anything.",
  "session.renewed": "You are logged in for another 30 minutes.",

  // Sessions and the data export.
  ...accountSessionMessages,

  // Verification.
  "verification.codeSuccess": "Email verified successfully.",
  "verification.linkSuccess": "Email verified successfully.",
  "verification.failed": "Verification failed!",
  "verification.noAnswer": "Something went wrong!",
  "verification.resendFailed": "Failed to resend the verification code.",
  "verification.resent": "A new code has been sent to your email.",
  "verification.linkFailed":
    "Verification failed. The link may be invalid or expired.",
  "verification.linkUsed": "This link has already been used. You can log in.",
  "verification.codeInvalid":
    "That code is not right, or it has expired. Please check it or ask for a new one.",
  "verification.tooSoon": "Please wait before you ask for another code.",
  "verification.tooMany": "Too many attempts. Please try again later.",

  // Profile.
  "profile.userFetchFailed": "Failed to fetch user data",
  "profile.loadFailed": "Failed to load profile data",
  "profile.saveFailed": "Error saving profile: {reason}",
  "profile.updated": "Profile updated successfully!",
  "profile.created": "Profile created successfully!",
  "profile.characterInTheWay": "Not allowed here: {characters}",
  "profile.businessName":
    "Only letters, numbers, spaces, &, ., - (2-100 chars).",
  "profile.businessAddress":
    "Only letters, numbers, commas, ., ' , - (5-200 chars).",
  "profile.businessAddressTooShort": "Business address is too short.",
  "profile.marketLength": "Market must be 3-100 characters.",
  "profile.textCharacters":
    "Only letters/numbers, spaces, commas, periods, and - are allowed.",
  "profile.textAlphanumeric": "Please include at least one letter or number.",
  "profile.pitchLink": "Must start with http:// or https://",
  "profile.pitchLinkSpaces": "Must not contain spaces.",
  "profile.pitchLinkTooLong": "Must have at most {max} characters.",
  "profile.tooManyWords": "Max {max} words allowed, you have {count}.",
  "profile.choice": "Please choose one of the options.",
  "profile.wholeNumber": "Please enter a whole number, 0 or more.",
  "profile.amount": "Please enter an amount above 0, with at most 2 decimals.",
  "profile.amountTooHigh": "Please enter an amount below {max}.",
  "profile.numberTooHigh": "Please enter a number below {max}.",
  "profile.revenueOrder": "The highest revenue must not be below the lowest.",
  "profile.submit.invalid": "{field} invalid: {problem}",
  "profile.submit.businessAddress":
    "Business address contains invalid characters.",
  "profile.submit.market":
    "Market may only use letters, numbers, spaces, commas, periods, and -, must be 3-100 chars, and include at least one letter or number.",
  "profile.submit.pitchLink":
    "Pitch link must be a valid URL starting with http:// or https://",
  "profile.file.tooLarge": "Please choose a file of 5 MB or less.",
  "profile.file.avatarImage": "Please choose an image.",
  "profile.file.avatarJpegPng": "Please choose a JPEG or PNG image.",
  "profile.file.document":
    "Please choose a PDF, Excel, Word, JPEG or PNG file.",
  "profile.file.deck": "Please choose a PDF or PowerPoint file.",
  "profile.file.deckLimit":
    "You can keep {max} pitch decks. Please remove one first.",
  "profile.file.tooMany":
    "You have uploaded many files in a short while. Please try again in {wait}.",
  "profile.file.empty": "Please choose a file that is not empty.",
  "profile.exists":
    "You already have a profile. Please load this page again to update it.",
  "profile.draftFound": "We kept what you had typed before you left this page.",
  "profile.offline": "You are offline.",
  "profile.timeout": "There was no answer in time.",
  ...files,

  // Matching.
  "matching.incomplete":
    "Please complete your profile with all required details before matching.",
  "matching.maximum": "You have reached the maximum number of matches (2).",
  "matching.rerunTooFew":
    "You need at least two existing matches before re-running.",
  "matching.rerunLimit": "You've reached your two re-run limit.",
  "matching.none":
    "Sorry, we couldn't find any investors that match your criteria at this time. Please hang tight and try again later.",
  "matching.review": "Your matches are under review for final approvals.",
  "matching.tooMany":
    "You have asked for matches many times in a short while. Please try again in {wait}.",

  // Reasons for a match, and its status.
  ...reasons,
  ...matchWords,
  ...liveWords,

  // Match review.
  "review.approveFailed": "Failed to approve.",
  "review.declineFailed": "Failed to decline – please try again.",
  "review.approved": "{name} is approved. We have introduced you by email.",
  "review.rejected": "{name} is declined.",
  "review.formerInvestor": "An investor who has left",
  "review.formerInvestee": "A business that has left",
  "review.refused": "This match can no longer be changed.",

  // Dashboards.
  "investor.noMatches": "No matches yet",
  "investor.noMatchesNotice":
    "Businesses appear here when they fit your sectors and ticket range. A complete profile is matched more often.",
  "investee.noMatches":
    "You currently have no matches. Please check back later.",

  // Status of a match, in the tracker.
  "tracker.pending":
    "{investor} is reviewing your profile. You do not need to do anything now: we will email you as soon as they decide.",
  "tracker.approved":
    "{investor} has approved you. You can contact each other now, and our team will prepare the deal with both of you.",
  "tracker.rejected":
    "{investor} has declined. Other investors may still be interested: you can look for another match.",
  "tracker.rejectedAfterApproval":
    "{investor} has withdrawn its approval. You can look for another match.",
  "tracker.closed":
    "{investor}: this match is closed and can no longer change. You can look for another investor.",
  "tracker.funded":
    "{investor} has funded you with {amount}. Congratulations: the money has arrived, and there is nothing more to do.",

  // Insights menu and chatbot.
  ...siteMessages,

  // Payment and enquiries.
  ...paymentMessages,

  // Error responses of the server.
  "server.notFound": "Not found.",
  "server.unauthenticated": "Invalid token.",
  "server.methodNotAllowed": "Method not allowed.",
  "server.malformed": "The request could not be read. Please send valid JSON.",
  "server.required": "This field is required.",
  "server.notText": "Not a valid text.",
  "server.notList": "Not a valid list.",
  "server.tooLong": "Ensure this field has no more than {max} characters.",
  "server.controlCharacters": "Control characters are not allowed.",
  "server.lengthRequired": "The request needs a Content-Length header.",
  "server.tooLarge": "The request is too large.",
  "server.tooMany": "Too many requests. Please try again later.",
  "server.uploadsBusy":
    "The server is receiving many files. Please try again in a few seconds.",
  "server.originRefused": "frontend_url must be an address of this service.",
  "server.failed": "Something went wrong on our side. Please try again.",
} as const;

export type MessageKey = keyof typeof en;
