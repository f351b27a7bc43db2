import { definePlan } from "xstate-toolkit";
import { logoutMachine } from "../../../machines/logout/chart.ts";
import { httpError, noResponse, offline } from "../../support/call-failures.ts";

/** Plan for the logout chart. */
export const logoutPlan = definePlan(logoutMachine, {
  input: undefined,
  events: {
    "logout.requested": [{ token: "token", at: 17 }],
    "xstate.done.actor.postLogout": [{ output: undefined }],
    "xstate.error.actor.postLogout": [
      { error: httpError(500) },
      { error: httpError(401) },
      { error: noResponse },
      { error: offline },
    ],
  },
});
