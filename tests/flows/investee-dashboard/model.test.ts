import { expect } from "vitest";
import { type BranchExpectation, testRandomPaths } from "xstate-toolkit/vitest";
import { MAX_MATCHES, SLOW_LOAD } from "../../../contract/constants.ts";
import {
  investeeDashboardMachine,
  trackedMatch,
} from "../../../machines/investee-dashboard/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  failsList,
  listFailed,
  listLoading,
  listRefreshing,
  profileFailures,
  profileLoaded,
  profileMissing,
  profileStates,
} from "../dashboard-cases.ts";
import { completeProfile } from "../match-cases.ts";
import {
  hasStoredResponse,
  STORED_RESPONSE_NOTICE,
} from "../stored-response-cases.ts";
import { changedProfile, events, investeeDashboardPlan } from "./plan.ts";

const storesMatches: BranchExpectation<typeof investeeDashboardMachine> = {
  context: ({ before, event }) => ({
    matches: event.output.slice(0, MAX_MATCHES),
    chosenId: before.context.chosenId,
    notice: null,
  }),
};

/** The context with a stored profile. */
const STORED = { profile: completeProfile, businessName: "Nakuru Dryers" };
const storesProfile = {
  context: {
    profile: changedProfile,
    businessName: changedProfile.business_name,
    profileNotice: null,
  },
};

testMachine(investeeDashboardMachine, {
  ...investeeDashboardPlan,
  delays: { slowLoad: SLOW_LOAD },
  initialContext: { profile: null, matches: [], chosenId: null, slow: false },
  expect: {
    "(root)": { calls: "watchPage" },
    "profile.fetching": {
      tags: "profileLoading",
      calls: "fetchProfile",
      onDone: { to: "profile.loaded", context: STORED },
      onError: profileFailures(STORED, "profile.fetchingUser"),
    },
    "profile.loaded": {
      ...profileLoaded,
      check: ({ snapshot: { context } }) =>
        expect(context.businessName).toBe(context.profile?.business_name),
    },
    "profile.missing": {
      ...profileMissing,
      calls: "fetchUserWithoutProfile",
      onDone: { context: { businessName: null } },
      onError: { effects: "logFailure" },
    },
    ...profileStates(STORED, storesProfile),
    "profile.fetchingUser": {
      tags: "profileLoading",
      calls: "fetchUser",
      context: { profile: null },
      onDone: {
        to: "profile.unavailable",
        context: { businessName: "Nakuru Dryers" },
      },
      onError: { to: "profile.unavailable", effects: "logFailure" },
    },
    "matches.loading": {
      ...listLoading,
      onDone: { to: "matches.list", ...storesMatches },
      onError: [
        {
          to: "matches.list",
          when: hasStoredResponse,
          context: ({ event }) => ({
            matches: event.error.storedResponse.response.slice(0, MAX_MATCHES),
            notice: STORED_RESPONSE_NOTICE,
          }),
        },
        failsList,
      ],
    },
    "matches.failed": listFailed,
    matches: { initial: "matches.loading" },
    "matches.list": {
      initial: "matches.list.checking",
      context: { slow: false },
      tags: "list",
      on: {
        "refresh.requested": "matches.list.refreshing",
        "page.resumed": "matches.list.refreshing",
        "match.chosen": {
          context: ({ event }) => ({ chosenId: event.id }),
          check: ({ after: { context }, event }) => {
            const isListed = context.matches.some(({ id }) => id === event.id);
            expect(trackedMatch(context)?.id).toBe(
              isListed ? event.id : context.matches[0]?.id,
            );
          },
        },
        "list.stale": "matches.list.refreshing",
      },
    },
    "matches.list.checking": {
      always: [
        {
          to: "matches.list.filled",
          when: ({ context }) => context.matches.length > 0,
        },
        "matches.list.empty",
      ],
    },
    "matches.list.refreshing": {
      ...listRefreshing,
      on: { "refresh.requested": {}, "page.resumed": {} },
      onDone: { to: "matches.list.checking", ...storesMatches },
    },
    "matches.list.filled": {
      check: ({ snapshot: { context } }) =>
        expect(context.matches).toContain(trackedMatch(context)),
    },
    "matches.list.empty": {
      tags: "empty",
      context: { matches: [] },
      check: ({ snapshot }) =>
        expect(trackedMatch(snapshot.context)).toBeNull(),
    },
  },
});

testRandomPaths(investeeDashboardMachine, {
  events,
  invariants: {
    "the page never shows more matches than an investee can have": {
      rules: ["7-investee-dashboard-02"],
      check: ({ snapshot }) =>
        expect(snapshot.context.matches.length).toBeLessThanOrEqual(
          MAX_MATCHES,
        ),
    },
    "the tracker shows a match whenever the table has one": ({
      snapshot: { context },
    }) =>
      expect(trackedMatch(context) === null).toBe(context.matches.length === 0),
  },
});
