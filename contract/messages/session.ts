/** End and renewal of a session. */
export const session = {
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
} as const;
