/** Texts of 'Where you are logged in' and 'Your data' in Manage Account. The flow's messages are in `account-sessions.ts`. */
export const accountSessionWords = {
  devicesTitle: "Where you are logged in",
  devicesText:
    "A login ends by itself after 30 minutes. If you do not recognise a device, log it out and change your password.",
  thisDevice: "This device",
  onlyHere: "You are not logged in anywhere else.",
  /** Each is followed by a time of day. */
  loggedIn: "Logged in at",
  lastSeen: "last seen at",
  logOut: "Log out",
  logOutWhat: "Log out {device}",
  logOutOthers: "Log out everywhere else",
  loading: "Loading your sessions",
  slow: "This takes longer than usual.",

  dataTitle: "Your data",
  dataText:
    "Everything we hold about you as one ZIP file: your account, your profile, your matches and your files.",
  download: "Download my data",
  downloading:
    "Preparing your file. Keep this window open until the download is complete.",
  stop: "Stop",
} as const;
