import { definePlan } from "xstate-toolkit";
import type { Match } from "../../../contract/calls/matches.ts";
import { message } from "../../../contract/messages/index.ts";
import { investorDashboardMachine } from "../../../machines/investor-dashboard/chart.ts";
import { withFirstPage } from "../../../machines/shared/match-pages.ts";
import { totalsOf } from "../../../machines/shared/match-totals.ts";
import { noResponse } from "../../support/call-failures.ts";
import {
  approvedMatch,
  matchOf,
  otherMatch,
  pendingMatch,
  rejectedMatch,
} from "../match-cases.ts";

const first = withFirstPage(null, [pendingMatch, otherMatch]);
const thirdMatch = matchOf({ id: "13" });
/** The first page of a list whose other matches are on further pages. */
const long = withFirstPage(null, {
  matches: [pendingMatch],
  totals: totalsOf([pendingMatch, otherMatch, thirdMatch]),
});
const listAfter = (matches: Match[]) => ({
  list: withFirstPage(first, matches),
  previous: first,
});

export const investorDashboardPlan = definePlan(investorDashboardMachine, {
  contextKey: ({ snapshot: { value, context } }) => [
    value,
    context.reviews,
    context.notice,
    context.reviewResult === null,
  ],
  events: {
    "list.changed": [
      { list: first, previous: null },
      { list: long, previous: null },
      listAfter([approvedMatch]),
      listAfter([]),
      { list: long, previous: first },
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
          decision: "approved",
          problem: message("review.failed.approved"),
          reason: null,
        },
      },
    ],
    "change.lost": [],
    "xstate.done.actor.loadRest": [{ output: undefined }],
    "xstate.error.actor.loadRest": [{ error: noResponse }],
  },
});
