import { expect } from "vitest";
import type { BranchExpectation } from "xstate-toolkit/vitest";
import type { MatchedInvestor } from "../../../contract/calls/matches.ts";
import {
  MAX_MATCHES,
  MAX_RERUNS,
  SLOW_LOAD,
} from "../../../contract/constants.ts";
import { textOf } from "../../../contract/messages/index.ts";
import { missingForMatching } from "../../../contract/profile/readiness.ts";
import {
  canBeMatched,
  type MatchingContext,
  matchingLabel,
  matchingMachine,
  reviewNotice,
  type ShownOffer,
  shownOffers,
} from "../../../machines/matching/chart.ts";
import { replacedSentences } from "../../../machines/matching/rerun.ts";
import { loadFailureText } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
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
import { matchingPlan } from "./plan.ts";

/** Expects the profile and the matches to be reloaded without a loading state. */
const reloadsInBackground: BranchExpectation<typeof matchingMachine> = {
  to: "ready.refreshing",
  changes: noMessages,
};

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

testMachine(matchingMachine, {
  ...matchingPlan,
  delays: {
    slowLoad: SLOW_LOAD,
    matchingWait: ({ before }) => before.context.wait,
  },
  initialContext: {
    matchCount: 0,
    rerunsLeft: MAX_RERUNS,
    rerunKey: null,
    ...noMessages,
  },
  expect: {
    "(root)": { calls: "watchPage" },
    loading: {
      tags: "loading",
      on: {
        "list.stale": { to: "loading", reenter: true, context: noMessages },
      },
      after: { slowLoad: { context: { slow: true } } },
      onDone: { to: "checking", context: { slow: false } },
    },
    "loading.profile.fetching": {
      calls: "fetchProfile",
      onDone: {
        to: "loading.profile.loaded",
        check: ({ after, event }) => {
          expect(after.context.profile).toEqual(event.output);
          expect(after.context.rerunsLeft).toBe(
            MAX_RERUNS - event.output.match_reruns_used,
          );
        },
      },
      onError: [
        {
          to: "loading.profile.loaded",
          when: ({ event }) => event.error.status === 404,
          context: { profile: null, rerunsLeft: MAX_RERUNS },
        },
        {
          to: "loadFailed",
          check: ({ after, event }) =>
            expect(shownNotice(after.context)).toEqual({
              notice: "Failed to load profile data",
              reason: loadFailureText(event.error),
            }),
        },
      ],
    },
    "loading.matches.fetching": {
      calls: "fetchMatches",
      onDone: {
        to: "loading.matches.loaded",
        context: ({ event }) => ({
          matches: event.output.slice(0, MAX_MATCHES),
          matchCount: Math.min(MAX_MATCHES, event.output.length),
        }),
      },
      onError: {
        to: "loadFailed",
        context: { profile: null },
        check: ({ after, event }) =>
          expect(shownNotice(after.context)).toEqual({
            notice:
              "We could not load your matches. They are safe; please try again in a moment.",
            reason: loadFailureText(event.error),
          }),
      },
    },
    loadFailed: {
      tags: "failed",
      on: {
        "load.retried": { to: "loading", context: noMessages },
        "page.resumed": { to: "loading", context: noMessages },
        "list.stale": { to: "loading", context: noMessages },
      },
    },
    checking: {
      always: [
        {
          to: "ready.matches_found",
          when: ({ context }) => context.matchCount > 0,
          ...clearsMessages,
        },
        { to: "ready.unmatched", ...clearsMessages },
      ],
    },
    ready: {
      initial: "ready.unmatched",
      tags: "ready",
      on: {
        "matching.requested": {
          to: "confirmingRecords",
          when: ({ context }) =>
            context.matchCount < MAX_MATCHES && isComplete(context.profile),
          context: { purpose: "submission", ...noMessages },
          check: ({ before: { context } }) => {
            expect(context.matchCount).toBeLessThan(MAX_MATCHES);
            expect(textOf(matchingLabel(context))).toBe("Get Matched");
          },
        },
        "rerun.requested": [
          {
            to: "showingAlert",
            when: ({ context }) => context.rerunsLeft === 0,
            ...expectsNotice(MESSAGES.rerunLimit),
          },
          {
            to: "showingAlert",
            when: ({ context }) => context.matchCount < MAX_MATCHES,
            ...expectsNotice(MESSAGES.tooFewMatches),
          },
          {
            to: "showingAlert",
            when: ({ context }) =>
              shownOffers(context).every(({ status }) => status === "approved"),
            ...expectsNotice(MESSAGES.nothingToReplace),
          },
          {
            to: "redirectingToProfile",
            when: ({ context }) => !isComplete(context.profile),
            check: ({ before, after }) => {
              expect(missingForMatching(before.context.profile)).not.toEqual(
                [],
              );
              expect(shownNotice(after.context).notice).toBe(
                MESSAGES.incomplete,
              );
            },
          },
          {
            to: "confirmingRecords",
            context: ({ before: { context }, event }) => ({
              purpose: "rerun" as const,
              rerunKey: context.rerunKey ?? event.key,
              matchCount: MAX_MATCHES,
              ...noMessages,
            }),
            check: ({ before: { context } }) =>
              expect(context.rerunsLeft).toBeGreaterThan(0),
          },
        ],
        "refresh.requested": reloadsInBackground,
        "page.resumed": reloadsInBackground,
        "list.stale": reloadsInBackground,
      },
    },
    "ready.unmatched": {
      context: { matchCount: 0, ...noMessages },
      check: ({ snapshot }) => {
        expect(snapshot.can(requestMatching)).toBe(
          canBeMatched(snapshot.context),
        );
        expect(shownOffers(snapshot.context)).toEqual([]);
      },
    },
    "ready.matches_found": {
      context: noMessages,
      check: ({ snapshot: { context } }) => {
        const offers = shownOffers(context);
        expect(offers.length).toBeGreaterThan(0);
        expect(offers.length).toBeLessThanOrEqual(MAX_MATCHES);
      },
    },
    "ready.no_matches": {
      tags: "noMatches",
      initial: "ready.no_matches.noneFound",
    },
    "ready.no_matches.noneFound": {
      check: ({ snapshot }) =>
        expect(shownNotice(snapshot.context).notice).toBe(MESSAGES.noInvestor),
      on: { "page.resumed": {} },
    },
    "ready.no_matches.callFailed": {
      check: ({ snapshot }) =>
        expect(shownNotice(snapshot.context).notice).toBe(MESSAGES.noInvestor),
    },
    "ready.refreshing": {
      tags: "refreshing",
      on: { "refresh.requested": {}, "page.resumed": {} },
      onDone: { to: "checking", context: noMessages },
    },
    "ready.refreshing.profile.fetching": {
      calls: "refetchProfile",
      onDone: {
        to: "ready.refreshing.profile.loaded",
        check: ({ before, after, event }) => {
          const remaining = MAX_RERUNS - event.output.match_reruns_used;
          expect(after.context.profile).toEqual(event.output);
          expect(after.context.rerunsLeft).toBe(remaining);
          // If the server has counted the re-run, the next one gets a new key.
          expect(after.context.rerunKey).toBe(
            remaining < before.context.rerunsLeft
              ? null
              : before.context.rerunKey,
          );
        },
      },
      onError: "ready.refreshing.profile.loaded",
    },
    "ready.refreshing.matches.fetching": {
      calls: "refetchMatches",
      onDone: {
        to: "ready.refreshing.matches.loaded",
        check: ({ before, after, event }) => {
          const { matches, matchCount } = after.context;
          expect(matches).toEqual(event.output);
          expect(matchCount).toBe(shownOffers(after.context).length);
          if (!before.context.hasNewOffers)
            expect(matchCount).toBe(event.output.length);
          expect(after.context.hasNewOffers).toBe(false);
        },
      },
      onError: "ready.refreshing.matches.loaded",
    },
    confirmingRecords: {
      tags: ["ready", "records"],
      on: {
        "records.confirmed": "showingCriteria",
        "records.missing": "showingAssistance",
        "modal.closed": reloadsInBackground,
      },
    },
    showingAssistance: {
      tags: ["ready", "assistance"],
      on: {
        "modal.closed": reloadsInBackground,
      },
    },
    showingCriteria: {
      tags: ["ready", "criteria"],
      on: {
        "criteria.accepted": [
          {
            to: "rerunning",
            when: ({ context }) => context.purpose === "rerun",
          },
          "submitting",
        ],
        "modal.closed": reloadsInBackground,
      },
    },
    submitting: {
      tags: ["ready", "busy"],
      calls: { matchInvestors: { rerunKey: null, replaces: [] } },
      context: noMessages,
      onDone: [
        {
          to: "ready.refreshing",
          effects: "focusResults",
          when: ({ event }) => event.output.matching_investors.length > 0,
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
            expect(shownOffers(context).length).toBeLessThanOrEqual(
              MAX_MATCHES,
            );
            expect(textOf(reviewNotice(context) ?? { text: "" })).toBe(
              "Your matches are under review for final approvals.",
            );
          },
        },
        {
          to: "ready.no_matches.noneFound",
          ...expectsNotice(MESSAGES.noInvestor),
        },
      ],
      onError: [
        {
          to: "redirectingToProfile",
          ...whenStatus(400),
          ...expectsNotice(MESSAGES.incomplete),
        },
        {
          to: "refused",
          ...whenStatus(409),
          ...expectsNotice(MESSAGES.maximumReached),
        },
        { to: "limited", ...whenStatus(429), ...startsWait },
        { to: "checking", ...whenStatus(401, 403), ...expectsSessionEnded },
        {
          to: "ready.no_matches.callFailed",
          ...expectsNotice(MESSAGES.noInvestor),
        },
      ],
    },
    rerunning: {
      tags: ["ready", "busy"],
      calls: ({ before }) => ({
        rerunMatching: {
          rerunKey: before.context.rerunKey,
          replaces: investorsToReplace(before.context).map(
            ({ matchId }) => matchId,
          ),
        },
      }),
      context: { ...noMessages, rerunKey: expect.stringMatching(/^key /) },
      onDone: [
        {
          to: "ready.refreshing",
          effects: "focusResults",
          when: ({ event }) => event.output.matching_investors.length > 0,
          check: ({ before, after: { context }, event }) => {
            const newInvestors = event.output.matching_investors;
            expect(context.offers).toEqual(
              expect.arrayContaining(newInvestors),
            );
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
        {
          to: "ready.no_matches.noneFound",
          ...expectsNotice(MESSAGES.noInvestor),
          context: ({ before }) => ({
            rerunKey: null,
            rerunsLeft: before.context.rerunsLeft,
            matches: before.context.matches,
          }),
        },
      ],
      onError: [
        {
          to: "redirectingToProfile",
          ...whenStatus(400),
          ...expectsNotice(MESSAGES.incomplete),
          context: { rerunKey: null },
        },
        {
          to: "refused",
          ...whenStatus(409),
          context: { rerunKey: null },
          check: ({ after, event }) =>
            expect(shownNotice(after.context).notice).toBe(
              event.error.body.error ?? MESSAGES.maximumReached,
            ),
        },
        {
          to: "limited",
          ...whenStatus(429),
          context: ({ before }) => ({ rerunKey: before.context.rerunKey }),
          ...startsWait,
        },
        { to: "checking", ...whenStatus(401, 403), ...expectsSessionEnded },
        {
          to: "ready.no_matches.callFailed",
          ...expectsNotice(MESSAGES.noInvestor),
          context: ({ before }) => ({ rerunKey: before.context.rerunKey }),
        },
      ],
    },
    limited: {
      tags: ["ready", "limited"],
      after: {
        matchingWait: reloadsInBackground,
      },
    },
    showingAlert: {
      tags: ["ready", "alert"],
      on: {
        "alert.closed": reloadsInBackground,
      },
    },
    refused: {
      tags: ["ready", "alert"],
      on: {
        "alert.closed": reloadsInBackground,
      },
    },
    redirectingToProfile: {
      tags: ["ready", "alert", "incomplete"],
      check: ({ snapshot }) =>
        expect(shownNotice(snapshot.context).notice).toBe(MESSAGES.incomplete),
      on: {
        "alert.closed": {
          to: "redirected",
          effects: { goTo: { to: "/profile" } },
        },
      },
    },
    redirected: {
      check: ({ snapshot }) => expect(snapshot.status).toBe("done"),
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
