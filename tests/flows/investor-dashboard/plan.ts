import { definePlan } from "xstate-toolkit";
import { message } from "../../../contract/messages/index.ts";
import { investorDashboardMachine } from "../../../machines/investor-dashboard/chart.ts";
import {
  approvedMatch,
  otherMatch,
  pendingMatch,
  rejectedMatch,
} from "../match-cases.ts";

export const investorDashboardPlan = definePlan(investorDashboardMachine, {
  events: {
    "list.changed": [
      { matches: [pendingMatch, otherMatch] },
      { matches: [approvedMatch] },
      { matches: [otherMatch] },
      { matches: [] },
    ],
    "review.requested": [
      { match: pendingMatch, decision: "approved" },
      { match: otherMatch, decision: "rejected" },
      { match: rejectedMatch, decision: "rejected" },
    ],
    "match.changed": [{ match: approvedMatch }, { match: rejectedMatch }],
    "change.failed": [
      {
        review: {
          id: pendingMatch.id,
          name: pendingMatch.investee.investee_name,
          decision: "approved",
          problem: message("review.failed.approved"),
          reason: null,
        },
      },
    ],
  },
});
