import { leaveGuardMachine } from "../../machines/leave-guard.ts";
import { planOf } from "../support/walker/plan-of.ts";

/** What the chart of leaving a page is walked with: events and their cases, and where it starts. */
export const leaveGuardPlan = planOf(leaveGuardMachine, {
  events: {
    "leave.asked": [{ to: "/investee-page" }],
    "leave.confirmed": [{}],
    "leave.cancelled": [{}],
  },
});
