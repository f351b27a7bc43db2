import { planOf } from "xstate-toolkit/plan";
import { leaveGuardMachine } from "../../../machines/leave-guard/chart.ts";

/** Plan for the leave guard chart. */
export const leaveGuardPlan = planOf(leaveGuardMachine, {
  events: {
    "leave.requested": [{ path: "/investee-page" }],
    "leave.confirmed": [{}],
    "leave.cancelled": [{}],
  },
});
