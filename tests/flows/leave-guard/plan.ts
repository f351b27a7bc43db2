import { definePlan } from "xstate-toolkit";
import { leaveGuardMachine } from "../../../machines/leave-guard/chart.ts";

export const leaveGuardPlan = definePlan(leaveGuardMachine, {
  events: {
    "leave.requested": [{ path: "/investee-page" }],
  },
});
