import type { AnyStateMachine } from "xstate";
import { emailVerificationByCodeMachine } from "./email-verification-by-code.ts";
import { emailVerificationByLinkMachine } from "./email-verification-by-link.ts";
import { loginMachine } from "./login.ts";
import { matchStatusMachine } from "./match-status.ts";
import { profileMachine } from "./profile.ts";
import { registrationMachine } from "./registration.ts";

/** One flow of the product, for the docs, the coverage and the visualiser, which are made from this list alone. */
export type CatalogueEntry = {
  /** The machine's id, which is also its name in the docs. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly title: string;
  /** One sentence: what the person gets done in this flow. */
  readonly purpose: string;
  /** The sections of the specification that the flow comes from. */
  readonly specification: readonly string[];
};

/** Every flow of the product, in reading order. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    name: "registration",
    machine: registrationMachine,
    title: "Registration",
    purpose: "Open an account as an investor or an investee.",
    specification: ["§2 Registration screen", "§4 Registration", "§5", "§8"],
  },
  {
    name: "login",
    machine: loginMachine,
    title: "Login",
    purpose: "Log in, and go to where this person belongs.",
    specification: ["§2 Login screen", "§4 Session", "§5", "§8 Login"],
  },
  {
    name: "emailVerificationByLink",
    machine: emailVerificationByLinkMachine,
    title: "Email verification by link",
    purpose: "Verify an email by the link in the mail.",
    specification: ["§2 Verification", "§4 Verification by link", "§8"],
  },
  {
    name: "emailVerificationByCode",
    machine: emailVerificationByCodeMachine,
    title: "Email verification by code",
    purpose: "Verify an email by the code in the mail.",
    specification: ["§2 Verification", "§4 Verification by code", "§8"],
  },
  {
    name: "profile",
    machine: profileMachine,
    title: "Profile",
    purpose: "Set up a profile, or update it for matching.",
    specification: ["§2 Profile screen", "§4 Profile", "§5 Profile form"],
  },
  {
    name: "matchStatus",
    machine: matchStatusMachine,
    title: "Status of a match",
    purpose: "Follow one match from the first offer to the money.",
    specification: ["§3 Match", "§4 Match status"],
  },
];
