import { definePlan } from "xstate-toolkit";
import { investeeDashboardMachine } from "../../../machines/investee-dashboard/chart.ts";
import { approvedMatch, otherMatch, pendingMatch } from "../match-cases.ts";

export const investeeDashboardPlan = definePlan(investeeDashboardMachine, {
  events: {
    "list.changed": [
      { matches: [pendingMatch, otherMatch] },
      { matches: [otherMatch, approvedMatch] },
      { matches: [] },
    ],
    "match.chosen": [{ id: otherMatch.id }, { id: pendingMatch.id }],
  },
});
