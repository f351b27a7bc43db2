import { planOf } from "xstate-toolkit/plan";
import { leaveGuardMachine } from "../../../machines/leave-guard/chart.ts";

/** The plan of the leave guard chart: events with their payloads, and inputs. */
export const leaveGuardPlan = planOf(leaveGuardMachine, {
  events: {
    "leave.requested": [{ to: "/investee-page" }],
    "leave.confirmed": [{}],
    "leave.cancelled": [{}],
  },
});
