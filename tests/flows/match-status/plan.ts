import { planOf } from "xstate-toolkit/plan";
import { matchStatusMachine } from "../../../machines/match-status/chart.ts";

/** Plan for the match status chart. */
export const matchStatusPlan = planOf(matchStatusMachine, {
  events: {
    "match.approved": [{}],
    "match.rejected": [{}],
    "match.funded": [{}],
    "match.replaced": [{}],
    "match.closed": [{}],
  },
});
