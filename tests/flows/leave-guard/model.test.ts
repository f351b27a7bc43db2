import { leaveGuardMachine } from "../../../machines/leave-guard/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { leaveGuardPlan } from "./plan.ts";

testMachine(leaveGuardMachine, {
  ...leaveGuardPlan,
  expect: {
    idle: {
      context: { path: null },
      on: {
        "leave.requested": "asking",
      },
    },
    asking: {
      tags: "asking",
      context: { path: "/investee-page" },
      on: {
        "leave.confirmed": { to: "idle", effects: "leavePage" },
        "leave.cancelled": "idle",
      },
    },
  },
});
