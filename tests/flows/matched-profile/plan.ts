import { definePlan } from "xstate-toolkit";
import type {
  MatchedProfile,
  StoredFile,
} from "../../../contract/profile/wire.ts";
import { matchedProfileMachine } from "../../../machines/matched-profile/chart.ts";
import { httpError, noResponse } from "../../support/call-failures.ts";
import {
  approvedMatch,
  matchOf,
  otherMatch,
  rejectedMatch,
} from "../match-cases.ts";
import { investeeProfile } from "../profile/cases.ts";

export const deck: StoredFile = {
  id: "f1",
  name: "deck.pdf",
  size: 9_000,
  type: "application/pdf",
};

export const profile: MatchedProfile = {
  ...investeeProfile,
  pitch_deck: [deck],
};

export const profileRequest = {
  type: "profile.requested",
  matchId: "11",
  name: "Nakuru Dryers",
} as const;

/** Plan for the matched profile chart. */
export const matchedProfilePlan = definePlan(matchedProfileMachine, {
  events: {
    "profile.requested": [{ matchId: "11", name: "Nakuru Dryers" }],
    "match.changed": [
      { match: approvedMatch },
      { match: rejectedMatch },
      { match: otherMatch },
      { match: matchOf({ replaced: true }) },
    ],
    "xstate.done.actor.fetchMatchedProfile": [{ output: profile }],
    "xstate.error.actor.fetchMatchedProfile": [
      { error: httpError(404, { detail: "Not found." }) },
      { error: httpError(500) },
      { error: noResponse },
    ],
  },
});
