import { leaveGuardMachine } from "../../../machines/leave-guard/chart.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { leaveGuardPlan } from "./plan.ts";

const requestLeave = { type: "leave.requested", to: "/support" } as const;

walkMachine(leaveGuardMachine, {
  ...leaveGuardPlan,
  states: {
    idle: { notTags: ["asking"], context: { to: null }, can: [requestLeave] },
    asking: {
      tags: ["asking"],
      context: { to: "/investee-page" },
      // The page behind the dialog cannot be used.
      cannot: [requestLeave],
    },
  },
  transitions: {
    "idle --leave.requested--> asking": {
      context: { to: "/investee-page" },
    },
    "asking --leave.confirmed--> idle": {
      effects: [["leavePage"]],
      context: { to: null },
    },
    "asking --leave.cancelled--> idle": { context: { to: null } },
  },
});
