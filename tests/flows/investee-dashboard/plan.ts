import { definePlan } from "xstate-toolkit";
import { investeeDashboardMachine } from "../../../machines/investee-dashboard/chart.ts";
import { otherMatch, pendingMatch } from "../match-cases.ts";

/** Plan for the investee dashboard chart. */
export const investeeDashboardPlan = definePlan(investeeDashboardMachine, {
  events: {
    "list.changed": [
      { ids: [pendingMatch.id, otherMatch.id], first: otherMatch.id },
      { ids: [otherMatch.id], first: otherMatch.id },
      { ids: [], first: null },
    ],
    "match.chosen": [{ id: otherMatch.id }, { id: pendingMatch.id }],
  },
});
