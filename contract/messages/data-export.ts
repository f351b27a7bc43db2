/** The file README.txt in the archive of a person's data. */
export const dataExport = {
  "export.readme.intro":
    "This archive contains all data that Ubia has stored about you.",
  "export.readme.account":
    "your account, your sessions, unsent emails, when we sent you links, and the operator's actions",
  "export.readme.profile":
    "your profile, and the criteria by which matching finds you",
  "export.readme.matches": "your matches, with the data that you may see",
  "export.readme.files":
    'a list of your uploaded files, which are in the folder "{folder}"',
  "export.readme.times":
    'Times in the form {example} are UTC; "at" in {file} is milliseconds since 1970. Amounts are US dollars.',
  "export.readme.secrets":
    "Passwords are stored only as hashes. Passwords, tokens and codes are not included.",
} as const;
