import { definePlan } from "xstate-toolkit";
import type { ResponseOf } from "../../../contract/calls/index.ts";
import { MAX_MATCHES, MAX_RERUNS } from "../../../contract/constants.ts";
import { message } from "../../../contract/messages/index.ts";
import {
  type MatchingContext,
  matchingMachine,
} from "../../../machines/matching/chart.ts";
import type { RequestFacts } from "../../../machines/matching/offers.ts";
import {
  htmlError,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";
import { emptyInvestorFields } from "../../support/profiles.ts";
import { matchOf, offer, otherOffer, thirdOffer } from "../match-cases.ts";

// Payloads for the model tests of the matching flow. Their re-run counts are those that the server would return.

type State = { snapshot: { context: MatchingContext } };

export const thirdMatch = matchOf({
  id: "13",
  match_score: 60,
  investor: { ...emptyInvestorFields, investor_name: "Soko Ventures" },
});

/** Returns the facts of a complete profile with two matches that a re-run can replace, with these changes. */
export const facts = (changes: Partial<RequestFacts> = {}): RequestFacts => ({
  missing: 0,
  matchCount: MAX_MATCHES,
  obstacle: null,
  replaces: ["12", "11"],
  ...changes,
});

const matchResponse = (
  matching_investors: ResponseOf<"matchInvestors">["matching_investors"],
  reruns_left: number,
): { output: ResponseOf<"matchInvestors"> } => ({
  output: { matching_investors, reruns_left },
});
const rerunsUsed = ({ rerunsLeft }: MatchingContext) => MAX_RERUNS - rerunsLeft;
const conflict = (error: string) => ({ error: httpError(409, { error }) });
const sentences = [message("rerun.final")];

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

export const matchingEvents = {
  "profile.read": ({ snapshot: { context } }: State) => [
    { rerunsUsed: null },
    { rerunsUsed: rerunsUsed(context) },
    // The server counted the re-run even though its response was lost.
    ...(context.rerunKey === null || context.rerunsLeft === 0
      ? []
      : [{ rerunsUsed: rerunsUsed(context) + 1 }]),
  ],
  "matching.requested": [
    facts({ matchCount: 0, replaces: [] }),
    facts({ matchCount: 1, replaces: ["11"] }),
    facts(),
    facts({ missing: 2, matchCount: 0, replaces: [] }),
  ],
  "rerun.requested": [
    { key: "key 1", sentences, ...facts() },
    { key: "key 2", sentences, ...facts({ replaces: ["12"] }) },
    ...(
      [
        "matching.rerunLimit",
        "matching.rerunTooFew",
        "rerun.replacesNone",
      ] as const
    ).map((obstacle) => ({ key: "key 1", sentences, ...facts({ obstacle }) })),
    { key: "key 1", sentences, ...facts({ missing: 2 }) },
  ],
  "xstate.done.actor.matchInvestors": ({ snapshot: { context } }: State) => {
    const left = context.rerunsLeft - (context.rerun ? 1 : 0);
    return [
      matchResponse([], context.rerunsLeft),
      matchResponse([offer, otherOffer], left),
      matchResponse([thirdOffer], left),
      // Not every server counts the re-runs.
      { output: { matching_investors: [thirdOffer] } },
    ];
  },
  "xstate.error.actor.matchInvestors": ({ snapshot: { context } }: State) => [
    ...failures,
    conflict(
      context.rerun
        ? "You've reached your two re-run limit."
        : "You have reached the maximum number of matches (2).",
    ),
  ],
};

export const matchingPlan = definePlan(matchingMachine, {
  contextKey: ({ snapshot: { value, context } }) => [
    value,
    context.rerunsLeft,
    context.rerunKey,
    context.rerun !== null,
  ],
  events: matchingEvents,
  stories: {
    "a re-run whose response was lost is repeated with the same key":
      "rerun.requested#1 › records.confirmed › criteria.accepted › matchInvestors error#9 › rerun.requested#2 › records.confirmed › criteria.accepted",
  },
});
