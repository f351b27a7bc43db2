import { definePlan } from "xstate-toolkit";
import { matchedProfileMachine } from "../../../machines/matched-profile/chart.ts";
import {
  approvedMatch,
  matchOf,
  otherMatch,
  pendingMatch,
  rejectedMatch,
} from "../match-cases.ts";

export const matchedProfilePlan = definePlan(matchedProfileMachine, {
  events: {
    "profile.requested": [{ matchId: "11", name: "Nakuru Dryers" }],
    "list.changed": [
      { matches: [otherMatch, approvedMatch] },
      { matches: [{ ...otherMatch, status: "rejected" }, pendingMatch] },
      { matches: [otherMatch, rejectedMatch] },
      { matches: [matchOf({ replaced: true })] },
      { matches: [otherMatch] },
    ],
  },
});
