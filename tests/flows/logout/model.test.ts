import { LOGOUT_TIMEOUT } from "../../../contract/constants.ts";
import { logoutMachine } from "../../../machines/logout/chart.ts";
import { offline } from "../../support/call-failures.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { logoutPlan, logoutRequested } from "./plan.ts";

walkMachine(logoutMachine, {
  ...logoutPlan,
  states: {
    idle: { notTags: ["busy"], can: [logoutRequested] },
    posting: { tags: ["busy"], cannot: [logoutRequested] },
    reloading: { tags: ["busy"], cannot: [logoutRequested] },
  },
  transitions: {
    "idle --logout.requested--> posting": {
      // The default header is removed first, so the call sends the token from its input.
      effects: [
        ["removeAuthHeader"],
        ["removeStoredSession"],
        ["deleteDrafts"],
        ["endSession"],
      ],
      calls: [["postLogout", { token: "token" }]],
      context: { at: 17 },
    },
    "posting --onDone(postLogout)--> reloading": {
      effects: [["reloadHome"]],
    },
    "posting --onError(postLogout) [isOffline]--> idle": {
      when: ({ event }) => event.error === offline,
      effects: [["logFailure"], ["goHome"]],
    },
    "posting --onError(postLogout) [else]--> reloading": {
      effects: [["logFailure"], ["reloadHome"]],
    },
    "posting --after(logoutTimeout)--> reloading": {
      after: LOGOUT_TIMEOUT,
      effects: [["reloadHome"]],
      // Only the actor is stopped. The request continues.
      stops: ["postLogout"],
    },
  },
});
