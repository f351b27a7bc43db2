import { definePlan } from "xstate-toolkit";
import type { Update } from "../../../contract/calls/matches.ts";
import { investorDashboardMachine } from "../../../machines/investor-dashboard/chart.ts";
import { totalsOf } from "../../../machines/shared/match-totals.ts";
import {
  httpError,
  noResponse,
  noResponseButStored,
} from "../../support/call-failures.ts";
import {
  approvedMatch,
  matchOf,
  otherMatch,
  pendingMatch,
  rejectedMatch,
} from "../match-cases.ts";

const thirdMatch = matchOf({ id: "13" });
const longTotals = totalsOf([pendingMatch, otherMatch, thirdMatch]);
/** The first page of a list whose other matches are on further pages. */
const firstPage = { output: { matches: [pendingMatch], totals: longTotals } };
const nextPages = [[pendingMatch, otherMatch], [thirdMatch], []].map(
  (matches) => ({ output: { matches, totals: longTotals } }),
);

const lists = [
  { output: [pendingMatch, otherMatch] },
  { output: [approvedMatch] },
  { output: [] },
  firstPage,
];

const update = {
  id: "1",
  match_id: "11",
  name: "Nakuru Dryers",
  funded_ammount: "0.00",
  at: approvedMatch.history.at(-1)?.at ?? 0,
};
/** The update that reports the approval of `approvedMatch`. */
export const approvalUpdate: Update = { ...update, kind: "approved" };
const profileUpdate: Update = { ...update, kind: "changed" };

export const refresh = { type: "refresh.requested" } as const;

export const events = {
  "load.retried": [{}],
  "refresh.requested": [{}],
  "rest.requested": [{}],
  "page.resumed": [{}],
  "list.stale": [{ updates: [approvalUpdate] }, { updates: [profileUpdate] }],
  "change.started": [
    { id: "11", decision: "approved" as const },
    { id: "12", decision: "rejected" as const },
  ],
  "match.changed": [{ match: approvedMatch }, { match: rejectedMatch }],
  "change.failed": [{ id: "11" }],
  "change.lost": [],
  "rows.shown": [{ ids: ["11"] }, { ids: ["11", "12"] }, { ids: ["99"] }],
  "result.dismissed": [{}],
  "xstate.done.actor.loadMatches": lists,
  "xstate.error.actor.loadMatches": [
    { error: httpError(500) },
    { error: noResponse },
    ...lists.map(({ output }) => ({ error: noResponseButStored(output) })),
  ],
  "xstate.done.actor.refreshMatches": lists,
  "xstate.done.actor.loadNextPage": nextPages,
  "xstate.error.actor.loadNextPage": [{ error: noResponse }],
  "xstate.error.actor.refreshMatches": [
    { error: noResponse },
    { error: noResponseButStored([]) },
  ],
};

/** Plan for the investor dashboard chart. */
export const investorDashboardPlan = definePlan(investorDashboardMachine, {
  contextKey: ({ snapshot: { value, context } }) => [
    value,
    context.matches.map(({ id, status }) => [id, status]),
    context.nextPage,
    context.loadsAll,
    context.slow,
    context.idsWithReview,
    [...new Set(context.savingIds)].toSorted(),
    context.unsaved,
    [...new Set(context.deferredUpdates)].map(({ kind }) => kind).toSorted(),
    context.notice,
    context.reviewResult === null,
  ],
  events,
});
