import { definePlan } from "xstate-toolkit";
import { declineReasonMachine } from "../../../machines/decline-reason/chart.ts";
import { httpError, noResponse } from "../../support/call-failures.ts";
import { matchOf } from "../match-cases.ts";

/** The failures whose text says what the investor can do. */
export const refusals = [
  httpError(429, {
    error:
      "This match has been changed too often. Please try again in 3 hours.",
  }),
  httpError(409, {
    error: "A reason can only be given while you have declined the match.",
  }),
];

export const declineReasonPlan = definePlan(declineReasonMachine, {
  inputs: [{ id: "11" }],
  events: {
    "reasons.opened": [{}],
    "reasons.closed": [{}],
    "reason.chosen": [{ reason: "too_early" }, { reason: null }],
    "xstate.done.actor.saveReason": [
      { output: matchOf({ status: "rejected", decline_reason: "too_early" }) },
    ],
    "xstate.error.actor.saveReason": [
      { error: noResponse },
      { error: httpError(404, { detail: "Not found." }) },
      { error: httpError(500) },
      ...refusals.map((error) => ({ error })),
    ],
  },
});
