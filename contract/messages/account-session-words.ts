/** Texts of 'Where you are logged in' and 'Your data' in Manage Account. The flow's messages are in `account-sessions.ts`. */
export const accountSessionWords = {
  devicesTitle: "Where you are logged in",
  devicesText:
    "A login ends by itself after 30 minutes. If you do not know a device, log it out and change your password.",
  thisDevice: "This device",
  onlyHere: "You are logged in nowhere else.",
  /** Each is followed by a time of day. */
  loggedIn: "Logged in at",
  lastSeen: "last seen at",
  logOut: "Log out",
  logOutWhat: "Log out {device}",
  logOutOthers: "Log out everywhere else",
  loading: "Finding out where you are logged in",
  slow: "This takes longer than usual.",

  dataTitle: "Your data",
  dataText:
    "Everything we hold about you as one ZIP file: your account, your profile, your matches and your files.",
  download: "Download my data",
  downloading:
    "Your file is on its way. Leave this window open until it is there.",
  stop: "Stop",
} as const;
