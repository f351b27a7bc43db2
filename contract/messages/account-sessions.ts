/** Messages about a member's sessions and the data export. */
export const accountSessionMessages = {
  "sessions.device": "{browser} on {system}",
  "sessions.deviceUnknown": "Unknown browser",
  "sessions.ended": "{device} is logged out.",
  "sessions.endFailed":
    "{device} could not be logged out. Please try again in a moment.",
  "sessions.othersEnded": "You are logged out everywhere else.",
  "sessions.endOthersFailed":
    "The other devices could not be logged out. Please try again in a moment.",

  "export.done": "Your data has been downloaded as one ZIP file.",
  "export.tooMany":
    "You have downloaded your data several times just now. Please try again in {wait}.",
  "export.tooManyLater":
    "You have downloaded your data several times just now. Please try again later.",
  "export.failed": "Your data could not be downloaded. Please try again.",
} as const;
