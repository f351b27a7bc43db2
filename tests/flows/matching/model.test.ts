import { expect } from "vitest";
import type { BranchExpectation } from "xstate-toolkit/vitest";
import { MAX_MATCHES, MAX_RERUNS } from "../../../contract/constants.ts";
import type { MessageKey } from "../../../contract/messages/index.ts";
import { matchingMachine } from "../../../machines/matching/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { facts, MESSAGES, shownNotice } from "./cases.ts";
import {
  expectsNotice,
  expectsSessionEnded,
  startsWait,
  whenStatus,
} from "./expectations.ts";
import { matchingPlan } from "./plan.ts";

/** Expects the state in which the resources read the profile and the matches again. */
const showsCurrentData: BranchExpectation<typeof matchingMachine> = {
  to: "ready",
  context: { notice: null },
};

const OBSTACLES = new Map<MessageKey, string>([
  ["matching.rerunLimit", MESSAGES.rerunLimit],
  ["matching.rerunTooFew", MESSAGES.tooFewMatches],
  ["rerun.replacesNone", MESSAGES.nothingToReplace],
]);

testMachine(matchingMachine, {
  ...matchingPlan,
  delays: { matchingWait: ({ before }) => before.context.wait },
  initialContext: { rerunsLeft: MAX_RERUNS, rerunKey: null, notice: null },
  expect: {
    "(root)": {
      initial: "ready",
      calls: "watchPage",
    },
    ready: {
      initial: "ready.current",
      on: {
        "matching.requested": {
          to: "confirmingRecords",
          when: ({ event }) =>
            event.matchCount < MAX_MATCHES && event.missing === 0,
          context: { purpose: "submission", notice: null },
        },
        "rerun.requested": [
          {
            to: "showingAlert",
            when: ({ event }) => event.obstacle !== null,
            check: ({ after, event: { obstacle } }) =>
              expect(shownNotice(after.context)).toBe(
                obstacle && OBSTACLES.get(obstacle),
              ),
          },
          {
            to: "redirectingToProfile",
            when: ({ event }) => event.missing > 0,
            ...expectsNotice(MESSAGES.incomplete),
          },
          {
            to: "confirmingRecords",
            context: ({ before: { context }, event }) => ({
              purpose: "rerun" as const,
              rerunKey: context.rerunKey ?? event.key,
              replaces: event.replaces,
              rerunSentences: event.sentences,
              notice: null,
            }),
          },
        ],
        "list.read": {
          context: ({ before, event }) => ({
            offers: before.context.offers.filter(({ match_id }) =>
              [...event.listed, ...before.context.newOfferIds].includes(
                match_id,
              ),
            ),
            newOfferIds: [],
          }),
        },
        "profile.read": {
          context: ({ before: { context }, event }) => {
            const rerunsLeft =
              event.rerunsUsed === null
                ? context.rerunsLeft
                : MAX_RERUNS - event.rerunsUsed;
            // If the server has counted the re-run, the next one gets a new key.
            const isCounted = rerunsLeft < context.rerunsLeft;
            return {
              rerunsLeft,
              rerunKey: isCounted ? null : context.rerunKey,
            };
          },
        },
      },
    },
    "ready.current": { tags: "current", context: { notice: null } },
    "ready.matches_found": { tags: "current", context: { notice: null } },
    "ready.no_matches": {
      tags: "noMatches",
      initial: "ready.no_matches.noneFound",
      on: {
        "refresh.requested": {
          to: "ready.current",
          context: { notice: null },
        },
        "list.stale": {
          to: "ready.current",
          context: { notice: null },
        },
      },
    },
    "ready.no_matches.noneFound": {
      check: ({ snapshot }) =>
        expect(shownNotice(snapshot.context)).toBe(MESSAGES.noInvestor),
    },
    "ready.no_matches.callFailed": {
      check: ({ snapshot }) =>
        expect(shownNotice(snapshot.context)).toBe(MESSAGES.noInvestor),
      on: {
        "page.resumed": {
          to: "ready.current",
          context: { notice: null },
        },
      },
    },
    confirmingRecords: {
      tags: "records",
      on: {
        "records.confirmed": "showingCriteria",
        "records.missing": "showingAssistance",
        "modal.closed": showsCurrentData,
      },
    },
    showingAssistance: {
      tags: "assistance",
      on: {
        "modal.closed": showsCurrentData,
      },
    },
    showingCriteria: {
      tags: "criteria",
      on: {
        "criteria.accepted": [
          {
            to: "rerunning",
            when: ({ context }) => context.purpose === "rerun",
          },
          "submitting",
        ],
        "modal.closed": showsCurrentData,
      },
    },
    submitting: {
      tags: "busy",
      calls: { matchInvestors: { rerunKey: null, replaces: [] } },
      context: { notice: null },
      onDone: [
        {
          to: "ready.matches_found",
          effects: ["refreshData", "focusResults"],
          when: ({ event }) => event.output.matching_investors.length > 0,
          check: ({ after: { context }, event }) => {
            const found = event.output.matching_investors.slice(0, MAX_MATCHES);
            expect(context.offers.slice(0, found.length)).toEqual(found);
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
          to: "showingAlert",
          ...whenStatus(409),
          ...expectsNotice(MESSAGES.maximumReached),
        },
        { to: "limited", ...whenStatus(429), ...startsWait },
        {
          to: "ready",
          ...whenStatus(401, 403),
          ...expectsSessionEnded,
        },
        {
          to: "ready.no_matches.callFailed",
          ...expectsNotice(MESSAGES.noInvestor),
        },
      ],
    },
    rerunning: {
      tags: ["busy", "rerunning"],
      calls: ({ before }) => ({
        rerunMatching: {
          rerunKey: before.context.rerunKey,
          replaces: before.context.replaces,
        },
      }),
      context: { notice: null, rerunKey: expect.stringMatching(/^key /) },
      onDone: [
        {
          to: "ready.matches_found",
          effects: ["refreshData", "focusResults"],
          when: ({ event }) => event.output.matching_investors.length > 0,
          context: ({ before }) => ({
            rerunsLeft: before.context.rerunsLeft - 1,
            rerunKey: null,
          }),
          check: ({ after, event }) =>
            expect(after.context.offers).toEqual(
              expect.arrayContaining(event.output.matching_investors),
            ),
        },
        {
          to: "ready.no_matches.noneFound",
          ...expectsNotice(MESSAGES.noInvestor),
          context: ({ before }) => ({
            rerunKey: null,
            rerunsLeft: before.context.rerunsLeft,
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
          to: "showingAlert",
          ...whenStatus(409),
          context: { rerunKey: null },
          check: ({ after, event }) =>
            expect(shownNotice(after.context)).toBe(
              event.error.body.error ?? MESSAGES.maximumReached,
            ),
        },
        {
          to: "limited",
          ...whenStatus(429),
          context: ({ before }) => ({ rerunKey: before.context.rerunKey }),
          ...startsWait,
        },
        {
          to: "ready",
          ...whenStatus(401, 403),
          ...expectsSessionEnded,
        },
        {
          to: "ready.no_matches.callFailed",
          ...expectsNotice(MESSAGES.noInvestor),
          context: ({ before }) => ({ rerunKey: before.context.rerunKey }),
        },
      ],
    },
    limited: {
      tags: "limited",
      after: {
        matchingWait: showsCurrentData,
      },
    },
    showingAlert: {
      tags: "alert",
      on: {
        "alert.closed": showsCurrentData,
      },
    },
    redirectingToProfile: {
      tags: ["alert", "incomplete"],
      check: ({ snapshot }) =>
        expect(shownNotice(snapshot.context)).toBe(MESSAGES.incomplete),
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
      check: ({ snapshot }) =>
        expect(
          snapshot.can({
            type: "matching.requested",
            ...facts({ missing: 1, matchCount: 0 }),
          }),
        ).toBe(false),
    },
    "with the maximum number of matches, Get Matched is disabled": {
      rules: ["4-matching-02"],
      check: ({ snapshot }) =>
        expect(snapshot.can({ type: "matching.requested", ...facts() })).toBe(
          false,
        ),
    },
  },
});
