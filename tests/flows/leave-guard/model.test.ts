import { leaveGuardMachine } from "../../../machines/leave-guard/chart.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { leaveGuardPlan } from "./plan.ts";

const requestLeave = { type: "leave.requested", path: "/support" } as const;

walkMachine(leaveGuardMachine, {
  ...leaveGuardPlan,
  states: {
    idle: { notTags: ["asking"], context: { path: null }, can: [requestLeave] },
    asking: {
      tags: ["asking"],
      context: { path: "/investee-page" },
      // The page behind the dialog cannot be used.
      cannot: [requestLeave],
    },
  },
  transitions: {
    "idle --leave.requested--> asking": {
      context: { path: "/investee-page" },
    },
    "asking --leave.confirmed--> idle": {
      effects: [["leavePage"]],
      context: { path: null },
    },
    "asking --leave.cancelled--> idle": { context: { path: null } },
  },
});
