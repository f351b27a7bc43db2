/** The emails. A subject is also the heading where the email has no other. */
export const mails = {
  "mails.label": "{label}:",
  "mails.buttonFallback": "If the button does not work, copy this address:",
  "mails.unsubscribe": "Stop these reminders",
  "mails.linkValidity":
    "The link works once and expires after {linkHours, plural, one {# hour} other {# hours}}.",
  "mails.ignore":
    "If this was not you, you can ignore this email: nothing will change.",
  "mails.seeMatch": "See the match",
  "mails.lookForMatch": "Look for another match",
  "mails.choosePassword": "Choose a new password",
  "mails.verification.subject": "Verify your email for Ubia",
  "mails.verification.heading": "Verify your email",
  "mails.verification.text":
    "Welcome to Ubia. There is one more step before you can log in.",
  "mails.verification.action": "Verify my email",
  "mails.verification.code": "Or enter this code",
  "mails.verification.validity":
    "The link works once and expires after {linkHours, plural, one {# hour} other {# hours}}. The code works once and expires after {codeMinutes, plural, one {# minute} other {# minutes}}.",
  "mails.passwordReset.subject": "Reset your Ubia password",
  "mails.passwordReset.text":
    "We received a request to reset the password of your Ubia account.",
  "mails.passwordChangeLink.subject": "Change your Ubia password",
  "mails.passwordChangeLink.heading": "Change your password",
  "mails.passwordChangeLink.text":
    "You requested a password change for your Ubia account.",
  "mails.passwordChangeLink.notYou":
    "If this was not you, someone may know your password: choose a new one with this link.",
  "mails.passwordChanged.subject": "Your Ubia password has been changed",
  "mails.passwordChanged.heading": "Your password has been changed",
  "mails.passwordChanged.text":
    "The password of your Ubia account has just been changed, and all sessions have been ended.",
  "mails.passwordChanged.notYou":
    "If this was you, no action is needed. If not, reset your password to secure your account:",
  "mails.passwordChanged.action": "Reset my password",
  "mails.accountDeleted.subject": "Your Ubia account has been deleted",
  "mails.accountDeleted.heading": "Your account has been deleted",
  "mails.accountDeleted.text":
    "Your Ubia account, your profile and your files have been deleted.",
  "mails.accountDeleted.last":
    "This is the last email that we will send to this address.",
  "mails.matched.subject": "You have a new match on Ubia",
  "mails.matched.heading": "You have a new match",
  "mails.matched.text":
    "{investee} is looking for funding and matches your investment criteria. Read their profile and decide.",
  "mails.approved.subject": "Your match is approved",
  "mails.approved.heading": "Meet {other}",
  "mails.approved.text":
    "Your match with {other} is approved. You can write to each other now.",
  "mails.approved.contact": "Their email address: {contact}",
  "mails.declined.subject": "A match was declined",
  "mails.declined.othersInterested":
    "{investor} has declined. Other investors may still be interested.",
  "mails.declined.text": "{investor} has declined.",
  "mails.declined.submission":
    "Choose Get Matched to look for another investor. Your matches do not change.",
  "mails.declined.rerun":
    "A re-run replaces investors who have declined or have not answered in time with the next best ones that you have not been offered yet. Your other matches stay. You have {rerunsLeft, plural, one {# re-run} other {# re-runs}} left.",
  "mails.funded.subject": "Your match is funded",
  "mails.funded.text": "The match with {other} is funded with {amount}.",
  "mails.fundingStated.subject": "The funding of your match was stated",
  "mails.fundingStated.toInvestee":
    "{other} states that you were funded with {amount} on {date}.",
  "mails.fundingStated.toInvestor":
    "{other} states that it was funded with {amount} on {date}.",
  "mails.fundingStated.agreed":
    "You state the same amount. Our team will check and record the funding.",
  "mails.fundingStated.open":
    "Please tell us how much was paid, and when. Our team records it once both of you state the same amount.",
  "mails.reminder.subject":
    "{count, plural, one {A business is waiting for your answer} other {# businesses are waiting for your answer}}",
  "mails.reminder.text":
    "Read their profiles, then approve or decline. A decline helps too: the business can then look for another investor.",
  "mails.reminder.overdue":
    "{count, plural, one {# of your matches is overdue} other {# of your matches are overdue}}. We offer you no new businesses until fewer than {silentMatches} are overdue.",
  "mails.reminder.score": "score {score}",
  "mails.reminder.overdueSince": "overdue since {date}",
  "mails.reminder.answerBy": "answer by {date}",
  "mails.reminder.more": "See {count, number} more",
  "mails.datesPassed.subject": "An investor has not answered in time",
  "mails.datesPassed.heading": "No answer in time",
  "mails.datesPassed.text":
    "{investor} had until {date} to answer, and has not answered yet. They can still do so.",
  "mails.datesPassed.rerun":
    "A re-run replaces {investors} with the next best investors that you have not been offered yet. You have {rerunsLeft, plural, one {# re-run} other {# re-runs}} left.",
} as const;
