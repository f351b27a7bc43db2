import { definePlan } from "xstate-toolkit";
import { message } from "../../../contract/messages/index.ts";
import { sessionRenewalMachine } from "../../../machines/session-renewal/chart.ts";
import {
  FAILED_AT,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";

/** The failure of `logInAgain` that leads to /reset-password. */
export const passwordExpired = httpError(428, { detail: "PASSWORD_EXPIRED" });

/** The other failures of `logInAgain`, with the message that the dialog shows. */
export const renewalFailures = [
  { error: httpError(400), problem: message("login.wrongPassword") },
  {
    error: httpError(403, { detail: "This account is closed." }),
    problem: { text: "This account is closed." },
  },
  { error: httpError(428), problem: message("login.failed") },
  { error: httpError(429), problem: message("login.tooMany") },
  { error: noResponse, problem: message("login.noResponse") },
];

export const renewalResponse = {
  token: "renewed",
  user_type: "investee" as const,
  at: FAILED_AT,
};

/** Plan for the chart of the dialog 'Log in again'. */
export const sessionRenewalPlan = definePlan(sessionRenewalMachine, {
  inputs: [
    { email: "owner@example.org", isRenewed: false },
    { email: null, isRenewed: false },
    { email: "owner@example.org", isRenewed: true },
  ],
  events: {
    "password.changed": [{ password: "Passw0rd!" }, { password: "" }],
    "xstate.done.actor.logInAgain": [{ output: renewalResponse }],
    "xstate.error.actor.logInAgain": [
      ...renewalFailures.map(({ error }) => ({ error })),
      { error: passwordExpired },
    ],
  },
});
