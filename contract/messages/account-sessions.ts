/** The sections 'Where you are logged in' and 'Your data' in Manage Account. */
export const accountSessions = {
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
    "Each device is logged out automatically {sessionMinutes, plural, one {# minute} other {# minutes}} after login. If you do not recognise a device, log it out and change your password.",
  "sessions.thisDevice": "This device",
  "sessions.onlyHere": "You are not logged in anywhere else.",
  "sessions.loggedIn": "Logged in at {time}",
  "sessions.lastSeen": "last seen at {time}",
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
} as const;
