import { definePlan } from "xstate-toolkit";
import { leaveGuardMachine } from "../../../machines/leave-guard/chart.ts";

/** Plan for the leave guard chart. */
export const leaveGuardPlan = definePlan(leaveGuardMachine, {
  events: {
    "leave.requested": [{ path: "/investee-page" }],
  },
});
