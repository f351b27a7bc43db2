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
    specification: ["§3 Stored in the browser", "§4 Session", "§6", "§9"],
  },
  {
    name: "registration",
    machine: registrationMachine,
    who: "Visitors",
    title: "Registration",
    purpose: "Open an account as an investor or an investee.",
    specification: ["§2 Registration screen", "§4 Registration", "§5", "§8"],
  },
  {
    name: "login",
    machine: loginMachine,
    who: "Visitors",
    title: "Login",
    purpose: "Log in, and go to where this person belongs.",
    specification: ["§2 Login screen", "§4 Session", "§5", "§8 Login"],
  },
  {
    name: "logout",
    machine: logoutMachine,
    who: "Members",
    title: "Logout",
    purpose: "Leave for good, on this device and on the server.",
    specification: ["§2 Navbar", "§4 Session", "§7 POST /logout/"],
  },
  {
    name: "emailVerificationByLink",
    machine: emailVerificationByLinkMachine,
    who: "Visitors",
    title: "Email verification by link",
    purpose: "Verify an email by the link in the mail.",
    specification: ["§2 Verification", "§4 Verification by link", "§8"],
  },
  {
    name: "emailVerificationByCode",
    machine: emailVerificationByCodeMachine,
    who: "Visitors",
    title: "Email verification by code",
    purpose: "Verify an email by the code in the mail.",
    specification: ["§2 Verification", "§4 Verification by code", "§8"],
  },
  {
    name: "passwordResetRequest",
    machine: passwordResetRequestMachine,
    who: "Visitors",
    title: "Password reset request",
    purpose: "Ask for a link to reset a password.",
    specification: ["§4 Reset request", "§5 Reset request", "§8", "§9"],
  },
  {
    name: "passwordResetConfirm",
    machine: passwordResetConfirmMachine,
    who: "Visitors",
    title: "Password reset",
    purpose: "Choose a new password by the link in the mail.",
    specification: ["§4 Reset confirm", "§5 New password", "§8 Reset confirm"],
  },
  {
    name: "passwordChange",
    machine: passwordChangeMachine,
    who: "Members",
    title: "Password change",
    purpose: "Ask for a link to change the password, and change it there.",
    specification: ["§4 Change password", "§5", "§8", "decisions: Passwords"],
  },
  {
    name: "accountDeletion",
    machine: accountDeletionMachine,
    who: "Members",
    title: "Account deletion",
    purpose: "Delete the own account for good.",
    specification: ["§4 Delete account", "§5", "§8 Delete account"],
  },
  {
    name: "accountSessions",
    machine: accountSessionsMachine,
    who: "Members",
    title: "Own logins and own data",
    purpose: "See where one is logged in, end it, and take one's data along.",
    specification: ["design: Server", "decisions: The operator"],
  },
  {
    name: "accessCheck",
    machine: accessCheckMachine,
    who: "Investees",
    title: "Access check",
    purpose: "Ask the server whether this person may see a page.",
    specification: ["§4 Access check", "§7", "§8"],
  },
];
