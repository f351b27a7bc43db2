import { accessCheckMachine } from "./access-check/chart.ts";
import { accountDeletionMachine } from "./account-deletion/chart.ts";
import { accountSessionsMachine } from "./account-sessions/chart.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { emailVerificationByCodeMachine } from "./email-verification-by-code/chart.ts";
import { emailVerificationByLinkMachine } from "./email-verification-by-link/chart.ts";
import { loginMachine } from "./login/chart.ts";
import { logoutMachine } from "./logout/chart.ts";
import { passwordChangeMachine } from "./password-change/chart.ts";
import { passwordResetConfirmMachine } from "./password-reset-confirm/chart.ts";
import { passwordResetRequestMachine } from "./password-reset-request/chart.ts";
import { registrationMachine } from "./registration/chart.ts";
import { sessionMachine } from "./session/chart.ts";

/** Flows of accounts and sessions. */
export const accountFlows: readonly CatalogueEntry[] = [
  {
    name: "session",
    machine: sessionMachine,
    who: "Members",
    title: "Session",
    purpose: "Stay logged in for as long as it is safe, in all tabs.",
  },
  {
    name: "registration",
    machine: registrationMachine,
    who: "Visitors",
    title: "Registration",
    purpose: "Create an account as an investor or an investee.",
  },
  {
    name: "login",
    machine: loginMachine,
    who: "Visitors",
    title: "Login",
    purpose: "Log in and open the right page.",
  },
  {
    name: "logout",
    machine: logoutMachine,
    who: "Members",
    title: "Logout",
    purpose: "Log out on this device and on the server.",
  },
  {
    name: "emailVerificationByLink",
    machine: emailVerificationByLinkMachine,
    who: "Visitors",
    title: "Email verification by link",
    purpose: "Verify an email address by the link in the mail.",
  },
  {
    name: "emailVerificationByCode",
    machine: emailVerificationByCodeMachine,
    who: "Visitors",
    title: "Email verification by code",
    purpose: "Verify an email address by the code in the mail.",
  },
  {
    name: "passwordResetRequest",
    machine: passwordResetRequestMachine,
    who: "Visitors",
    title: "Password reset request",
    purpose: "Request a link to reset a password.",
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
    purpose: "Request a link to change the password, and change it there.",
  },
  {
    name: "accountDeletion",
    machine: accountDeletionMachine,
    who: "Members",
    title: "Account deletion",
    purpose: "Delete one's account permanently.",
  },
  {
    name: "accountSessions",
    machine: accountSessionsMachine,
    who: "Members",
    title: "Active logins and own data",
    purpose: "See active logins, end them, and download one's data.",
  },
  {
    name: "accessCheck",
    machine: accessCheckMachine,
    who: "Investees",
    title: "Access check",
    purpose: "Check on the server whether a person may open a page.",
  },
];
