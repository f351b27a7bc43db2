import { leaveGuardMachine } from "../../../machines/leave-guard/chart.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { leaveGuardPlan } from "./plan.ts";

walkMachine(leaveGuardMachine, {
  ...leaveGuardPlan,
  expect: {
    idle: {
      context: { path: null },
      on: {
        "leave.requested": {
          to: "asking",
          context: { path: "/investee-page" },
        },
      },
    },
    asking: {
      tags: "asking",
      context: { path: "/investee-page" },
      on: {
        "leave.confirmed": {
          to: "idle",
          effects: "leavePage",
          context: { path: null },
        },
        "leave.cancelled": { to: "idle", context: { path: null } },
      },
    },
  },
});
