import { planOf } from "xstate-toolkit/plan";
import { matchStatusMachine } from "../../../machines/match-status/chart.ts";

/** The plan of the match status chart: events with their payloads, and inputs. */
export const matchStatusPlan = planOf(matchStatusMachine, {
  events: {
    "match.approved": [{}],
    "match.rejected": [{}],
    "match.funded": [{}],
    "match.replaced": [{}],
    "match.closed": [{}],
  },
});
