/** The file README.txt in the archive of a person's data. */
export const dataExport = {
  "archive.readme.intro":
    "This archive contains all data that Ubia has stored about you.",
  "archive.readme.account":
    "your account, your sessions, unsent emails, when we sent you links, and the operator's actions",
  "archive.readme.profile":
    "your profile, and the criteria by which matching finds you",
  "archive.readme.matches": "your matches, with the data that you may see",
  "archive.readme.files":
    'a list of your uploaded files, which are in the folder "{folder}"',
  "archive.readme.times":
    'Times in the form {example} are UTC; "at" in {file} is milliseconds since 1970. Amounts are US dollars.',
  "archive.readme.secrets":
    "Passwords are stored only as hashes. Passwords, tokens and codes are not included.",
} as const;
