import { expect } from "vitest";
import { type BranchExpectation, testRandomPaths } from "xstate-toolkit/vitest";
import {
  MATCHING_WAIT,
  MAX_MATCHES,
  MAX_RERUNS,
} from "../../../contract/constants.ts";
import type { MessageKey } from "../../../contract/messages/index.ts";
import { matchingMachine } from "../../../machines/matching/chart.ts";
import { showing } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { facts, MESSAGES, matchingEvents, matchingPlan } from "./plan.ts";

type Branch = BranchExpectation<typeof matchingMachine>;

const whenStatus = (...statuses: readonly number[]): Branch => ({
  when: ({ event }) => statuses.includes(event.error.status),
});
const showsNotice = (text: string): Branch => ({
  context: { notice: showing(text) },
});
const OBSTACLES = new Map<MessageKey, string>([
  ["matching.rerunLimit", MESSAGES.rerunLimit],
  ["matching.rerunTooFew", MESSAGES.tooFewMatches],
  ["rerun.replacesNone", MESSAGES.nothingToReplace],
]);
const startsWait: Branch = {
  context: ({ before: { context }, event: { error } }) => ({
    wait: error.retryAfter ? 45_000 : MATCHING_WAIT,
    rerunKey: context.rerunKey,
    notice: showing(
      `You have requested matches too often. Please try again in ${error.retryAfter ? "45 seconds" : "1 minute"}.`,
    ),
  }),
};

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
            context: ({ event: { obstacle } }) => ({
              notice: showing(OBSTACLES.get(obstacle ?? "ui.yes") ?? ""),
            }),
          },
          {
            to: "redirectingToProfile",
            when: ({ event }) => event.missing > 0,
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
        "refresh.requested": "ready.current",
        "list.stale": "ready.current",
      },
    },
    "ready.no_matches.noneFound": {
      context: { notice: showing(MESSAGES.noInvestor) },
    },
    "ready.no_matches.callFailed": {
      context: { notice: showing(MESSAGES.noInvestor) },
      on: {
        "page.resumed": "ready.current",
      },
    },
    confirmingRecords: {
      tags: "records",
      on: {
        "records.confirmed": "showingCriteria",
        "records.missing": "showingAssistance",
        "modal.closed": "ready",
      },
    },
    showingAssistance: {
      tags: "assistance",
      on: { "modal.closed": "ready" },
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
        "modal.closed": "ready",
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
        "ready.no_matches.noneFound",
      ],
      onError: [
        {
          to: "redirectingToProfile",
          ...whenStatus(400),
        },
        {
          to: "showingAlert",
          ...whenStatus(409),
          ...showsNotice(MESSAGES.maximumReached),
        },
        { to: "limited", ...whenStatus(429), ...startsWait },
        { to: "ready", ...whenStatus(401, 403) },
        "ready.no_matches.callFailed",
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
          context: { rerunKey: null },
        },
        {
          to: "showingAlert",
          ...whenStatus(409),
          context: ({ event }) => ({
            rerunKey: null,
            notice: showing(event.error.body.error ?? MESSAGES.maximumReached),
          }),
        },
        {
          to: "limited",
          ...whenStatus(429),
          ...startsWait,
        },
        { to: "ready", ...whenStatus(401, 403) },
        {
          to: "ready.no_matches.callFailed",
          context: ({ before }) => ({ rerunKey: before.context.rerunKey }),
        },
      ],
    },
    limited: {
      tags: "limited",
      after: { matchingWait: "ready" },
    },
    showingAlert: {
      tags: "alert",
      on: { "alert.closed": "ready" },
    },
    redirectingToProfile: {
      tags: ["alert", "incomplete"],
      context: { notice: showing(MESSAGES.incomplete) },
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

testRandomPaths(matchingMachine, {
  events: matchingEvents,
  length: 120,
  invariants: {
    "the chart never keeps more than the maximum number of offers": {
      rules: ["4-matching-06"],
      check: ({ snapshot: { context } }) =>
        expect(context.offers.length).toBeLessThanOrEqual(MAX_MATCHES),
    },
    "a re-run is sent only with a key and with matches to replace": {
      rules: ["4-matching-10"],
      check: ({ snapshot: { value, context } }) =>
        expect(
          value === "rerunning" &&
            (context.rerunKey === null || context.replaces.length === 0),
        ).toBe(false),
    },
    "a match request is sent only after 'Yes, proceed'": {
      rules: ["4-matching-13"],
      check: ({ snapshot, before, event }) =>
        expect(
          snapshot.hasTag("busy") &&
            !before.hasTag("busy") &&
            event.type !== "criteria.accepted",
        ).toBe(false),
    },
  },
});
