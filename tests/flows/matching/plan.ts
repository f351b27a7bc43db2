import { definePlan } from "xstate-toolkit";
import { matchingMachine } from "../../../machines/matching/chart.ts";
import { matchingEvents } from "./cases.ts";

/** Plan for the matching chart. */
export const matchingPlan = definePlan(matchingMachine, {
  contextKey: ({ snapshot: { value, context } }) => [
    value,
    context.offers.length,
    context.newOfferIds.length,
    context.rerunsLeft,
    context.rerunKey,
    context.purpose,
  ],
  events: matchingEvents,
  stories: {
    "a re-run whose response was lost is repeated with the same key":
      "rerun.requested#1 › records.confirmed › criteria.accepted › rerunMatching error#9 › rerun.requested#2 › records.confirmed › criteria.accepted",
  },
});
