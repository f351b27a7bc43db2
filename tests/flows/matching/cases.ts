import type { ResponseOf } from "../../../contract/calls/index.ts";
import type {
  Match,
  MatchedInvestor,
} from "../../../contract/calls/matches.ts";
import { MAX_RERUNS } from "../../../contract/constants.ts";
import { textOf } from "../../../contract/messages/index.ts";
import {
  type MatchingContext,
  matchesToReplace,
} from "../../../machines/matching/chart.ts";
import {
  htmlError,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";
import { emptyInvestorFields } from "../../support/profiles.ts";
import {
  approvedMatch,
  completeProfile,
  incompleteProfile,
  matchOf,
  offer,
  otherMatch,
  otherOffer,
  otherRejectedMatch,
  pendingMatch,
  rejectedMatch,
  thirdOffer,
} from "../match-cases.ts";

// Payloads for the model tests of the matching flow. Their re-run counts are those that the server would return.

export type State = { snapshot: { context: MatchingContext } };

export const thirdMatch = matchOf({
  id: "13",
  match_score: 60,
  investor: { ...emptyInvestorFields, investor_name: "Soko Ventures" },
});

export const thirdApprovedMatch = {
  ...thirdMatch,
  status: "approved",
} as const;
const fourthOffer = {
  ...thirdOffer,
  match_id: "14",
  business_name: "Lagoon Capital",
};
const fifthOffer = {
  ...thirdOffer,
  match_id: "15",
  business_name: "Savanna Growth",
};

const matchResponse = (
  matching_investors: ResponseOf<"matchInvestors">["matching_investors"],
  reruns_left: number,
): { output: ResponseOf<"matchInvestors"> } => ({
  output: { matching_investors, reruns_left },
});
/** Returns the given offers, as replacements for the first replaceable matches. */
const replacementOffers = (
  context: MatchingContext,
  offers: readonly MatchedInvestor[],
): MatchedInvestor[] =>
  matchesToReplace(context)
    .slice(0, offers.length)
    .map(({ matchId, name }, index) => ({
      ...(offers[index] ?? fourthOffer),
      replaces: { match_id: matchId, business_name: name },
    }));
const rerunsUsed = ({ rerunsLeft }: MatchingContext) => MAX_RERUNS - rerunsLeft;
const conflict = (error: string) => ({ error: httpError(409, { error }) });

/** The edited profile that a later request returns. */
const changedProfile = {
  ...completeProfile,
  market: "Food makers, and schools",
};

const failures = [
  { error: httpError(400, { error: "Incomplete." }) },
  { error: httpError(409) },
  { error: httpError(429, { error: "Slow down." }, 45) },
  { error: httpError(429, { error: "Slow down." }) },
  { error: httpError(401, { detail: "Invalid token." }) },
  { error: httpError(403) },
  { error: httpError(500) },
  { error: htmlError(502) },
  { error: noResponse },
];

/** Lists that a reload can return: the current matches, other matches, or none. */
const reloadedLists = ({ snapshot: { context } }: State) => [
  { output: context.matches.map((match) => ({ ...match, history: [] })) },
  { output: [approvedMatch, thirdMatch] },
  { output: [] },
];

export const matchingEvents = {
  "load.retried": [{}],
  "refresh.requested": [{}],
  "page.resumed": [{}],
  "list.stale": [{}],
  "matching.requested": [{}],
  "rerun.requested": [{ key: "key 1" }, { key: "key 2" }],
  "records.confirmed": [{}],
  "records.missing": [{}],
  "criteria.accepted": [{}],
  "modal.closed": [{}],
  "alert.closed": [{}],
  "xstate.done.actor.fetchProfile": [
    { output: completeProfile },
    { output: { ...completeProfile, match_reruns_used: MAX_RERUNS } },
    { output: incompleteProfile },
  ],
  "xstate.error.actor.fetchProfile": [
    { error: httpError(404, { detail: "Not found." }) },
    { error: httpError(500) },
    { error: noResponse },
  ],
  "xstate.done.actor.fetchMatches": [
    { output: [] as readonly Match[] },
    { output: [pendingMatch] },
    { output: [pendingMatch, otherMatch] },
    { output: [approvedMatch, otherMatch, thirdMatch] },
    { output: [pendingMatch, otherRejectedMatch] },
    { output: [rejectedMatch, otherRejectedMatch] },
    { output: [approvedMatch, thirdApprovedMatch] },
  ],
  "xstate.error.actor.fetchMatches": [
    { error: httpError(500) },
    { error: noResponse },
  ],
  "xstate.done.actor.refetchProfile": ({ snapshot: { context } }: State) => [
    { output: { ...changedProfile, match_reruns_used: rerunsUsed(context) } },
    {
      output: { ...incompleteProfile, match_reruns_used: rerunsUsed(context) },
    },
    // The server counted the re-run even though its response was lost.
    ...(context.rerunKey === null || context.rerunsLeft === 0
      ? []
      : [
          {
            output: {
              ...changedProfile,
              match_reruns_used: rerunsUsed(context) + 1,
            },
          },
        ]),
  ],
  "xstate.error.actor.refetchProfile": [{ error: noResponse }],
  "xstate.done.actor.refetchMatches": reloadedLists,
  "xstate.error.actor.refetchMatches": [{ error: noResponse }],
  "xstate.done.actor.matchInvestors": ({ snapshot: { context } }: State) => [
    matchResponse([offer, otherOffer], context.rerunsLeft),
    matchResponse([thirdOffer], context.rerunsLeft),
    matchResponse([offer, otherOffer, thirdOffer], context.rerunsLeft),
    matchResponse([], context.rerunsLeft),
  ],
  "xstate.error.actor.matchInvestors": [
    ...failures,
    conflict("You have reached the maximum number of matches (2)."),
  ],
  "xstate.done.actor.rerunMatching": ({ snapshot: { context } }: State) => [
    matchResponse(
      replacementOffers(context, [fourthOffer]),
      context.rerunsLeft - 1,
    ),
    matchResponse(
      replacementOffers(context, [fourthOffer, fifthOffer]),
      context.rerunsLeft - 1,
    ),
    matchResponse([], context.rerunsLeft),
  ],
  "xstate.error.actor.rerunMatching": [
    ...failures,
    conflict("You've reached your two re-run limit."),
  ],
};

/** Returns the notice and its reason as text. */
export function shownNotice({ notice, reason }: MatchingContext) {
  return { notice: notice && textOf(notice), reason: reason && textOf(reason) };
}
export const MESSAGES = {
  noInvestor:
    "Sorry, we couldn't find any investors that match your criteria at this time. Please hang tight and try again later.",
  incomplete:
    "Please complete your profile with all required details before matching.",
  maximumReached: "You have reached the maximum number of matches (2).",
  nothingToReplace:
    "A re-run replaces investors who have declined or have not answered yet. Both of your investors have approved you, so there is no one to replace.",
  tooFewMatches: "You need at least two existing matches before re-running.",
  rerunLimit: "You've reached your two re-run limit.",
};
