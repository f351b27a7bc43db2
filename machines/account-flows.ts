import { accessCheckMachine } from "./access-check.ts";
import { accountDeletionMachine } from "./account-deletion.ts";
import { accountSessionsMachine } from "./account-sessions.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { emailVerificationByCodeMachine } from "./email-verification-by-code.ts";
import { emailVerificationByLinkMachine } from "./email-verification-by-link.ts";
import { loginMachine } from "./login.ts";
import { logoutMachine } from "./logout.ts";
import { passwordChangeMachine } from "./password-change.ts";
import { passwordResetConfirmMachine } from "./password-reset-confirm.ts";
import { passwordResetRequestMachine } from "./password-reset-request.ts";
import { registrationMachine } from "./registration.ts";
import { sessionMachine } from "./session.ts";

/** Coming in, staying in and leaving. */
export const accountFlows: readonly CatalogueEntry[] = [
  {
    name: "session",
    machine: sessionMachine,
    who: "Members",
    title: "Session",
    purpose: "Stay logged in for as long as it is safe, in every tab alike.",
  },
  {
    name: "registration",
    machine: registrationMachine,
    who: "Visitors",
    title: "Registration",
    purpose: "Open an account as an investor or an investee.",
  },
  {
    name: "login",
    machine: loginMachine,
    who: "Visitors",
    title: "Login",
    purpose: "Log in, and go to where this person belongs.",
  },
  {
    name: "logout",
    machine: logoutMachine,
    who: "Members",
    title: "Logout",
    purpose: "Leave for good, on this device and on the server.",
  },
  {
    name: "emailVerificationByLink",
    machine: emailVerificationByLinkMachine,
    who: "Visitors",
    title: "Email verification by link",
    purpose: "Verify an email by the link in the mail.",
  },
  {
    name: "emailVerificationByCode",
    machine: emailVerificationByCodeMachine,
    who: "Visitors",
    title: "Email verification by code",
    purpose: "Verify an email by the code in the mail.",
  },
  {
    name: "passwordResetRequest",
    machine: passwordResetRequestMachine,
    who: "Visitors",
    title: "Password reset request",
    purpose: "Ask for a link to reset a password.",
  },
  {
    name: "passwordResetConfirm",
    machine: passwordResetConfirmMachine,
    who: "Visitors",
    title: "Password reset",
    purpose: "Choose a new password by the link in the mail.",
  },
  {
    name: "passwordChange",
    machine: passwordChangeMachine,
    who: "Members",
    title: "Password change",
    purpose: "Ask for a link to change the password, and change it there.",
  },
  {
    name: "accountDeletion",
    machine: accountDeletionMachine,
    who: "Members",
    title: "Account deletion",
    purpose: "Delete the own account for good.",
  },
  {
    name: "accountSessions",
    machine: accountSessionsMachine,
    who: "Members",
    title: "Own logins and own data",
    purpose: "See where one is logged in, end it, and take one's data along.",
  },
  {
    name: "accessCheck",
    machine: accessCheckMachine,
    who: "Investees",
    title: "Access check",
    purpose: "Ask the server whether this person may see a page.",
  },
];
