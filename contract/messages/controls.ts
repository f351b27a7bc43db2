/** Texts of shared interface controls. */
export const controls = {
  optional: "optional",
  show: "Show",
  hide: "Hide",
  showWhat: "Show {what}",
  hideWhat: "Hide {what}",
  close: "Close",
  remove: "Remove",
  removeWhat: "Remove {what}",
  chooseFile: "Choose a file",
  chooseFiles: "Choose files",
  replaceFile: "Replace the file",
  addFile: "Add a file",
  replace: "Replace",
  replaceWhat: "Replace {what}",
  cancel: "Cancel",
  cancelWhat: "Cancel sending {what}",
  tryAgain: "Try Again",
  tryAgainWhat: "Try sending {what} again",
  open: "Open",
  openWhat: "Open {what}",
  sending: "Sending {what}",
  met: "Met:",
  notMet: "Not met yet:",
  loading: "Loading",
  newTab: "opens in a new tab",
  skip: "Skip to content",
  account: "Account",
  yourAccount: "Your account",
  changePicture: "Change your picture",
  passwordStrength: "Password strength",
} as const;

/** Returns the text of a control, with `{what}` filled in. */
export function word(key: keyof typeof controls, what?: string): string {
  return controls[key].replace("{what}", what ?? "");
}
