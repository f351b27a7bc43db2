import { expect } from "vitest";
import type { MatchedInvestor } from "../../../contract/calls/matches.ts";
import { MAX_MATCHES, MAX_RERUNS } from "../../../contract/constants.ts";
import { textOf } from "../../../contract/messages/index.ts";
import { missingForMatching } from "../../../contract/profile/readiness.ts";
import {
  type MatchingContext,
  matchingLabel,
  matchingMachine,
  reviewNotice,
  type ShownOffer,
  shownOffers,
} from "../../../machines/matching/chart.ts";
import { replacedSentences } from "../../../machines/matching/rerun.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { MESSAGES, shownNotice } from "./cases.ts";
import {
  clearsMessages,
  expectsNotice,
  expectsSessionEnded,
  isComplete,
  noMessages,
  startsWait,
  whenStatus,
} from "./expectations.ts";
import {
  loadingTransitions,
  reloadsInBackground,
} from "./loading-expectations.ts";
import { matchingPlan } from "./plan.ts";
import { matchingStates } from "./states.ts";

const requestMatching = { type: "matching.requested" } as const;

const nameOf = ({ business_name }: MatchedInvestor) => business_name;

/**
 * Returns the investors that a re-run can replace, lowest score first. A re-run that finds only one new investor
 * replaces only the first investor in this list.
 */
function investorsToReplace(context: MatchingContext): ShownOffer[] {
  const offers = shownOffers(context);
  const status = offers.some((offer) => offer.status === "rejected")
    ? "rejected"
    : "pending";
  return offers
    .filter((offer) => offer.status === status)
    .toSorted((a, b) => a.score - b.score);
}

walkMachine(matchingMachine, {
  ...matchingPlan,
  states: matchingStates,
  transitions: {
    "(start)": {
      calls: [["watchPage"], ["fetchProfile"], ["fetchMatches"]],
      context: {
        matchCount: 0,
        rerunsLeft: MAX_RERUNS,
        rerunKey: null,
        ...noMessages,
      },
    },
    "(root) --onError(watchPage)--> (ignored)": { context: "unchanged" },
    ...loadingTransitions,
    "checking --always [hasMatches]--> ready.matchesFound": {
      when: ({ context }) => context.matchCount > 0,
      ...clearsMessages,
    },
    "checking --always [else]--> ready.unmatched": clearsMessages,
    "ready --matching.requested [canBeMatched]--> confirmingRecords": {
      when: ({ context }) =>
        context.matchCount < MAX_MATCHES && isComplete(context.profile),

      context: { purpose: "submission", ...noMessages },
      check: ({ before: { context } }) => {
        expect(context.matchCount).toBeLessThan(MAX_MATCHES);
        expect(textOf(matchingLabel(context))).toBe("Get Matched");
      },
    },
    "ready --rerun.requested [hasNoRerunLeft]--> showingAlert": {
      when: ({ context }) => context.rerunsLeft === 0,

      ...expectsNotice(MESSAGES.rerunLimit),
    },
    "ready --rerun.requested [hasTooFewMatches]--> showingAlert": {
      when: ({ context }) => context.matchCount < MAX_MATCHES,

      ...expectsNotice(MESSAGES.tooFewMatches),
    },
    "ready --rerun.requested [hasNothingToReplace]--> showingAlert": {
      when: ({ context }) =>
        shownOffers(context).every(({ status }) => status === "approved"),

      ...expectsNotice(MESSAGES.nothingToReplace),
    },
    "ready --rerun.requested [isIncomplete]--> redirectingToProfile": {
      when: ({ context }) => !isComplete(context.profile),

      check: ({ before, after }) => {
        expect(missingForMatching(before.context.profile)).not.toEqual([]);
        expect(shownNotice(after.context).notice).toBe(MESSAGES.incomplete);
      },
    },
    "ready --rerun.requested [else]--> confirmingRecords": {
      context: ({ before: { context }, event }) => ({
        purpose: "rerun" as const,
        rerunKey: context.rerunKey ?? event.key,
        matchCount: MAX_MATCHES,
        ...noMessages,
      }),
      check: ({ before: { context } }) =>
        expect(context.rerunsLeft).toBeGreaterThan(0),
    },
    "confirmingRecords --records.confirmed--> showingCriteria": {
      context: "unchanged",
    },
    "confirmingRecords --records.missing--> showingAssistance": {
      context: "unchanged",
    },
    "confirmingRecords --modal.closed--> ready.refreshing": reloadsInBackground,
    "showingAssistance --modal.closed--> ready.refreshing": reloadsInBackground,
    "showingCriteria --criteria.accepted [isRerun]--> rerunning": {
      when: ({ context }) => context.purpose === "rerun",
      calls: ({ before }) => [
        [
          "rerunMatching",
          {
            rerunKey: before.context.rerunKey,
            replaces: investorsToReplace(before.context).map(
              ({ matchId }) => matchId,
            ),
          },
        ],
      ],
      context: "unchanged",
    },
    "showingCriteria --criteria.accepted [else]--> submitting": {
      calls: [["matchInvestors", { rerunKey: null, replaces: [] }]],
      context: "unchanged",
    },
    "showingCriteria --modal.closed--> ready.refreshing": reloadsInBackground,
    "submitting --onDone(matchInvestors) [hasResults]--> ready.refreshing": {
      when: ({ event }) => event.output.matching_investors.length > 0,

      calls: [["refetchProfile"], ["refetchMatches"]],
      effects: [["focusResults"]],
      check: ({ before, after: { context }, event }) => {
        const shownInvestors = event.output.matching_investors.slice(
          0,
          MAX_MATCHES,
        );
        expect(context.offers.slice(0, shownInvestors.length)).toEqual(
          shownInvestors,
        );
        expect(context.matchCount).toBe(
          Math.min(
            MAX_MATCHES,
            before.context.matchCount + shownInvestors.length,
          ),
        );
        expect(shownOffers(context).length).toBeLessThanOrEqual(MAX_MATCHES);
        expect(textOf(reviewNotice(context) ?? { text: "" })).toBe(
          "Your matches are under review for final approvals.",
        );
      },
    },
    "submitting --onDone(matchInvestors) [else]--> ready.noMatches.noneFound": {
      ...expectsNotice(MESSAGES.noInvestor),
    },
    "submitting --onError(matchInvestors) [isIncompleteOnServer]--> redirectingToProfile":
      {
        ...whenStatus(400),
        ...expectsNotice(MESSAGES.incomplete),
      },
    "submitting --onError(matchInvestors) [isRefused]--> refused": {
      ...whenStatus(409),

      ...expectsNotice(MESSAGES.maximumReached),
    },
    "submitting --onError(matchInvestors) [isRateLimited]--> limited": {
      ...whenStatus(429),
      ...startsWait,
    },
    "submitting --onError(matchInvestors) [isSessionOver]--> checking": {
      ...whenStatus(401, 403),
      ...expectsSessionEnded,
    },
    "submitting --onError(matchInvestors) [else]--> ready.noMatches.callFailed":
      expectsNotice(MESSAGES.noInvestor),
    "rerunning --onDone(rerunMatching) [hasResults]--> ready.refreshing": {
      when: ({ event }) => event.output.matching_investors.length > 0,

      calls: [["refetchProfile"], ["refetchMatches"]],
      effects: [["focusResults"]],
      check: ({ before, after: { context }, event }) => {
        const newInvestors = event.output.matching_investors;
        expect(context.offers).toEqual(expect.arrayContaining(newInvestors));
        expect(context.matchCount).toBe(before.context.matchCount);
        expect(context.rerunsLeft).toBe(before.context.rerunsLeft - 1);
        expect(context.rerunKey).toBeNull();
        const replacedNames = investorsToReplace(before.context)
          .slice(0, newInvestors.length)
          .map(({ name }) => name);
        const remaining = shownOffers(before.context)
          .map(({ name }) => name)
          .filter((name) => !replacedNames.includes(name));
        expect(shownOffers(context).map(({ name }) => name)).toEqual([
          ...remaining,
          ...newInvestors.map(nameOf),
        ]);
        expect(replacedSentences(context).map(textOf)).toEqual(
          newInvestors.map(
            (offer: MatchedInvestor, index: number) =>
              `${nameOf(offer)} has replaced ${replacedNames[index]}.`,
          ),
        );
      },
    },
    "rerunning --onDone(rerunMatching) [else]--> ready.noMatches.noneFound": {
      ...expectsNotice(MESSAGES.noInvestor),
      context: ({ before }) => ({
        rerunKey: null,
        rerunsLeft: before.context.rerunsLeft,
        matches: before.context.matches,
      }),
    },
    "rerunning --onError(rerunMatching) [isIncompleteOnServer]--> redirectingToProfile":
      {
        ...whenStatus(400),
        ...expectsNotice(MESSAGES.incomplete),
        context: { rerunKey: null },
      },
    "rerunning --onError(rerunMatching) [isRefused]--> refused": {
      ...whenStatus(409),
      context: { rerunKey: null },
      check: ({ after, event }) =>
        expect(shownNotice(after.context).notice).toBe(
          event.error.body.error ?? MESSAGES.maximumReached,
        ),
    },
    "rerunning --onError(rerunMatching) [isRateLimited]--> limited": {
      ...whenStatus(429),
      context: ({ before }) => ({ rerunKey: before.context.rerunKey }),
      ...startsWait,
    },
    "rerunning --onError(rerunMatching) [isSessionOver]--> checking": {
      ...whenStatus(401, 403),
      ...expectsSessionEnded,
    },
    "rerunning --onError(rerunMatching) [else]--> ready.noMatches.callFailed": {
      ...expectsNotice(MESSAGES.noInvestor),
      // A retry reuses the key, so that the server counts the re-run only once.
      context: ({ before }) => ({ rerunKey: before.context.rerunKey }),
    },
    "limited --after(matchingWait)--> ready.refreshing": {
      after: ({ before }) => before.context.wait,
      ...reloadsInBackground,
    },
    "showingAlert --alert.closed--> ready.refreshing": reloadsInBackground,
    "refused --alert.closed--> ready.refreshing": reloadsInBackground,
    "redirectingToProfile --alert.closed--> redirected": {
      effects: [["goTo", { to: "/profile" }]],
    },
  },
  invariants: {
    "Get Matched is disabled while the profile is incomplete": {
      rules: ["4-matching-01"],
      check: ({ snapshot }) => {
        expect(
          snapshot.can(requestMatching) &&
            !isComplete(snapshot.context.profile),
        ).toBe(false);
      },
    },
    "with the maximum number of matches, Get Matched is disabled and reads 'Maximum Matches Reached'":
      {
        rules: ["4-matching-02", "4-matching-04"],
        check: ({ snapshot }) => {
          const isFull = snapshot.context.matchCount >= MAX_MATCHES;
          expect(textOf(matchingLabel(snapshot.context))).toBe(
            isFull ? "Maximum Matches Reached" : "Get Matched",
          );
          expect(isFull && snapshot.can(requestMatching)).toBe(false);
        },
      },
  },
});
