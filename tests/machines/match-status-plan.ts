import { matchStatusMachine } from "../../machines/match-status.ts";
import { planOf } from "../support/walker/plan-of.ts";

/** What the chart of match status is walked with: events and their cases, and where it starts. */
export const matchStatusPlan = planOf(matchStatusMachine, {
  events: {
    "match.approved": [{}],
    "match.rejected": [{}],
    "match.funded": [{}],
    "match.replaced": [{}],
    "match.closed": [{}],
  },
});
