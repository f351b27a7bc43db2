import { leaveGuardMachine } from "../../../machines/leave-guard/chart.ts";
import { planOf } from "../../support/walker/plan-of.ts";

/** The plan of the leave guard chart: events with their payloads, and inputs. */
export const leaveGuardPlan = planOf(leaveGuardMachine, {
  events: {
    "leave.requested": [{ to: "/investee-page" }],
    "leave.confirmed": [{}],
    "leave.cancelled": [{}],
  },
});
