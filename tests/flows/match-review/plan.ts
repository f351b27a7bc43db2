import { definePlan } from "xstate-toolkit";
import { matchReviewMachine } from "../../../machines/match-review/chart.ts";
import {
  htmlError,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";
import {
  approvedMatch,
  fundedMatch,
  matchOf,
  pendingMatch,
  rejectedMatch,
  replacedMatch,
} from "../match-cases.ts";

export const approve = { type: "approval.requested" } as const;

export const decline = { type: "decline.requested" } as const;

const matchWithContact = matchOf({ investor: approvedMatch.investor });

export const tooManyReviews = httpError(
  429,
  {
    error:
      "This match has been changed too often. Please try again in 3 hours.",
  },
  10_800,
);

export const events = {
  "approval.requested": [{}],
  "decline.requested": [{}],
  "match.refreshed": [
    { match: pendingMatch },
    { match: matchWithContact },
    { match: approvedMatch },
    { match: rejectedMatch },
    { match: fundedMatch },
    { match: replacedMatch },
  ],
  "xstate.done.actor.approve": [{ output: approvedMatch }],
  "xstate.error.actor.approve": [
    {
      error: httpError(409, { error: "This match can no longer be changed." }),
    },
    { error: httpError(404, { detail: "Not found." }) },
    { error: noResponse },
    { error: htmlError(200) },
    { error: htmlError(503) },
    { error: tooManyReviews },
  ],
  "xstate.done.actor.decline": [{ output: rejectedMatch }],
  "xstate.error.actor.decline": [
    {
      error: httpError(409, { error: "This match can no longer be changed." }),
    },
    { error: noResponse },
    { error: htmlError(200) },
    { error: htmlError(503) },
    { error: tooManyReviews },
  ],
};

/** Plan for the match review chart. */
export const matchReviewPlan = definePlan(matchReviewMachine, {
  inputs: [
    { match: pendingMatch },
    { match: approvedMatch },
    { match: rejectedMatch },
    { match: fundedMatch },
    { match: replacedMatch },
  ],
  contextKey: ({ snapshot: { value, context } }) => [
    value,
    context.match.status,
    context.match.replaced,
    context.unsaved,
    context.problem,
    context.reason,
  ],
  events,
  stories: {
    "a re-run replaces a declined match": "(input 3) › match.refreshed#6",
    "a message about a failed approval is removed when a reloaded list shows the match as approved":
      "(input 1) › approval.requested › approve error#1 › match.refreshed#4 › match.refreshed#3",
    "an approval fails after a reloaded list shows the match as approved":
      "(input 1) › approval.requested › match.refreshed#3 › approve error#1",
  },
});
