import { definePlan } from "xstate-toolkit";
import { matchedProfileMachine } from "../../../machines/matched-profile/chart.ts";
import {
  approvedMatch,
  matchOf,
  otherMatch,
  rejectedMatch,
} from "../match-cases.ts";

/** Plan for the matched profile chart. */
export const matchedProfilePlan = definePlan(matchedProfileMachine, {
  events: {
    "profile.requested": [{ matchId: "11", name: "Nakuru Dryers" }],
    "match.changed": [
      { match: approvedMatch },
      { match: rejectedMatch },
      { match: { ...otherMatch, status: "rejected" } },
      { match: matchOf({ replaced: true }) },
    ],
  },
});
