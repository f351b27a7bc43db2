import { definePlan } from "xstate-toolkit";
import { missingForMatching } from "../../../contract/profile/readiness.ts";
import { matchingMachine } from "../../../machines/matching/chart.ts";
import { matchingEvents } from "./cases.ts";

/** Plan for the matching chart. */
export const matchingPlan = definePlan(matchingMachine, {
  contextKey: ({ snapshot: { value, context } }) => [
    value,
    context.matches.map(({ status }) => status),
    context.matchCount,
    context.offers.length,
    context.hasNewOffers,
    context.rerunsLeft,
    context.rerunKey,
    context.purpose,
    missingForMatching(context.profile).length,
  ],
  events: matchingEvents,
  stories: {
    "a loaded profile is discarded when the server reports that the profile no longer exists":
      "fetchProfile done#1 › list.stale › fetchProfile error#1",
    "a change to the list restarts the requests that are running":
      "list.stale › fetchProfile done#1 › fetchMatches done#3 › list.stale › list.stale",
    "a re-run whose response was lost is repeated with the same key":
      "fetchProfile done#1 › fetchMatches done#3 › rerun.requested#1 › records.confirmed › criteria.accepted › rerunMatching error#9 › rerun.requested#2 › records.confirmed › criteria.accepted",
    "a reload that a dialog interrupted is repeated when the dialog is closed":
      "fetchProfile done#1 › fetchMatches done#3 › refresh.requested › rerun.requested#1 › modal.closed › refetchProfile done#1 › refetchMatches done#1",
  },
});
