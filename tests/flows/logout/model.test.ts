import { LOGOUT_TIMEOUT } from "../../../contract/constants.ts";
import { logoutMachine } from "../../../machines/logout/chart.ts";
import { offline } from "../../support/call-failures.ts";
import { testMachine } from "../../support/test-machine.ts";
import { logoutPlan } from "./plan.ts";

testMachine(logoutMachine, {
  ...logoutPlan,
  delays: { logoutTimeout: LOGOUT_TIMEOUT },
  expect: {
    idle: {
      on: {
        "logout.requested": {
          to: "posting",
          effects: [
            "removeAuthHeader",
            "removeStoredSession",
            "deleteDrafts",
            "endSession",
          ],
          context: { at: 17 },
        },
      },
    },
    posting: {
      tags: "busy",
      calls: { postLogout: { token: "token" } },
      after: { logoutTimeout: "reloading" },
      onDone: "reloading",
      onError: [
        {
          to: "idle",
          effects: ["logFailure", "goHome"],
          when: ({ event }) => event.error === offline,
        },
        { to: "reloading", effects: "logFailure" },
      ],
    },
    reloading: { tags: "busy", entry: "reloadHome" },
  },
});
