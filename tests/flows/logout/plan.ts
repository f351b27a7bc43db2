import { planOf } from "xstate-toolkit/plan";
import { logoutMachine } from "../../../machines/logout/chart.ts";
import { httpError, noResponse, offline } from "../../support/call-failures.ts";

/** Plan for the logout chart. */
export const logoutPlan = planOf(logoutMachine, {
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
