import { expect } from "vitest";
import { type BranchExpectation, randomWalks } from "xstate-toolkit/run";
import { MAX_MATCHES, SLOW_LOAD } from "../../../contract/constants.ts";
import { textOf } from "../../../contract/messages/index.ts";
import {
  investeeDashboardMachine,
  trackedMatch,
} from "../../../machines/investee-dashboard/chart.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { completeProfile } from "../match-cases.ts";
import {
  hasStoredResponse,
  keepsList,
  keepsProfile,
  refreshesOnlyProfile,
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

walkMachine(investeeDashboardMachine, {
  ...investeeDashboardPlan,
  delays: { slowLoad: SLOW_LOAD },
  initialContext: { profile: null, matches: [], chosenId: null, slow: false },
  expect: {
    "(root)": { calls: "watchPage" },
    "profile.fetching": {
      tags: "profileLoading",
      calls: "fetchProfile",
      onDone: {
        to: "profile.loaded",
        context: { profile: completeProfile, businessName: "Nakuru Dryers" },
      },
      onError: [
        {
          to: "profile.missing",
          when: ({ event }) => event.error.status === 404,
          context: { profile: null, profileNotice: null },
        },
        {
          to: "profile.restored",
          when: hasStoredResponse,
          context: {
            profile: completeProfile,
            profileNotice: STORED_RESPONSE_NOTICE,
          },
        },
        {
          to: "profile.fetchingUser",
          effects: "logFailure",
          context: { profile: null, profileNotice: null },
        },
      ],
    },
    "profile.loaded": {
      check: ({ snapshot: { context } }) =>
        expect(context.businessName).toBe(context.profile?.business_name),
      on: {
        "page.resumed": "profile.reloading",
        "refresh.requested": "profile.reloading",
      },
    },
    "profile.reloading": {
      calls: "reloadProfile",
      onDone: {
        to: "profile.loaded",
        context: {
          profile: changedProfile,
          businessName: changedProfile.business_name,
          profileNotice: null,
        },
      },
      onError: { to: "profile.loaded", ...keepsProfile },
    },
    "profile.missing": {
      tags: "noProfile",
      calls: "fetchUserWithoutProfile",
      context: { profile: null },
      on: {
        "page.resumed": "profile.checkingAgain",
        "refresh.requested": "profile.checkingAgain",
      },
      onDone: { context: { businessName: null } },
      onError: { effects: "logFailure" },
    },
    "profile.checkingAgain": {
      calls: "reloadProfile",
      tags: "noProfile",
      context: { profile: null },
      onDone: {
        to: "profile.loaded",
        context: {
          profile: changedProfile,
          businessName: changedProfile.business_name,
          profileNotice: null,
        },
      },
      onError: { to: "profile.missing", ...keepsProfile },
    },
    "profile.restored": {
      context: {
        profile: completeProfile,
        businessName: "Nakuru Dryers",
        profileNotice: STORED_RESPONSE_NOTICE,
      },
      on: {
        "page.resumed": "profile.fetching",
        "refresh.requested": "profile.fetching",
      },
    },
    "profile.unavailable": {
      context: { profile: null },
      on: {
        "page.resumed": { to: "profile.fetching", context: { profile: null } },
        "refresh.requested": {
          to: "profile.fetching",
          context: { profile: null },
        },
        "load.retried": { to: "profile.fetching", context: { profile: null } },
      },
    },
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
      tags: "loading",
      calls: "loadMatches",
      check: refreshesOnlyProfile,
      on: {
        "list.stale": {
          to: "matches.loading",
          reenter: true,
          context: { slow: false },
        },
      },
      after: { slowLoad: { context: { slow: true } } },
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
        {
          to: "matches.failed",
          check: ({ after, event }) =>
            expect(after.context.notice && textOf(after.context.notice)).toBe(
              event.error.kind === "noResponse"
                ? "You appear to be offline. Check your connection and try again."
                : "Something went wrong on our side. Please try again in a moment.",
            ),
        },
      ],
    },
    "matches.failed": {
      tags: "failed",
      context: { matches: [], slow: false },
      on: {
        "load.retried": "matches.loading",
        "page.resumed": "matches.loading",
        "list.stale": "matches.loading",
      },
    },
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
      tags: "refreshing",
      calls: "refreshMatches",
      check: refreshesOnlyProfile,
      on: { "refresh.requested": {}, "page.resumed": {} },
      onDone: { to: "matches.list.checking", ...storesMatches },
      onError: { to: "matches.list.checking", ...keepsList },
    },
    "matches.list.filled": {
      check: ({ snapshot: { context } }) => {
        expect(context.matches.length).toBeGreaterThan(0);
        expect(context.matches.length).toBeLessThanOrEqual(MAX_MATCHES);
        expect(context.matches).toContain(trackedMatch(context));
      },
    },
    "matches.list.empty": {
      tags: "empty",
      context: { matches: [] },
      check: ({ snapshot }) =>
        expect(trackedMatch(snapshot.context)).toBeNull(),
    },
  },
});

randomWalks(investeeDashboardMachine, {
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
