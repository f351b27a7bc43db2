import { definePlan } from "xstate-toolkit";
import { matchReviewMachine } from "../../../machines/match-review/chart.ts";
import {
  htmlError,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";
import { approvedMatch, pendingMatch } from "../match-cases.ts";

export const tooManyReviews = httpError(
  429,
  {
    error:
      "This match has been changed too often. Please try again in 3 hours.",
  },
  10_800,
);

const reviewed = {
  id: pendingMatch.id,
  name: pendingMatch.investee.investee_name,
};

export const matchReviewPlan = definePlan(matchReviewMachine, {
  inputs: [
    { ...reviewed, decision: "approved" },
    { ...reviewed, decision: "rejected" },
  ],
  events: {
    "xstate.done.actor.changeStatus": [{ output: approvedMatch }],
    "xstate.error.actor.changeStatus": [
      {
        error: httpError(409, {
          error: "This match can no longer be changed.",
        }),
      },
      { error: httpError(404, { detail: "Not found." }) },
      { error: noResponse },
      { error: htmlError(200) },
      { error: htmlError(503) },
      { error: tooManyReviews },
    ],
  },
});
