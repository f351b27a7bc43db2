import { definePlan } from "xstate-toolkit";
import type { CallFailure } from "../../../contract/failure.ts";
import { type Message, message } from "../../../contract/messages/index.ts";
import { sessionRenewalMachine } from "../../../machines/session-renewal/chart.ts";
import {
  FAILED_AT,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";

/** The failure of `logInAgain` that leads to /reset-password. */
export const passwordExpired = httpError(428, { detail: "PASSWORD_EXPIRED" });

/** The messages that the dialog shows after the other failures of `logInAgain`. */
export const renewalProblems = new Map<CallFailure, Message>([
  [httpError(400), message("login.wrongPassword")],
  [
    httpError(403, { detail: "The account is closed." }),
    { text: "The account is closed." },
  ],
  [httpError(428), message("login.failed")],
  [httpError(429), message("login.tooMany")],
  [noResponse, message("login.noResponse")],
]);

export const renewalResponse = {
  token: "renewed",
  user_type: "investee" as const,
  at: FAILED_AT,
};

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
      ...renewalProblems.keys(),
      passwordExpired,
    ].map((error) => ({ error })),
  },
});
