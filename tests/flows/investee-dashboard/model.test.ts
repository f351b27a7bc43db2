import { expect } from "vitest";
import type { TransitionExpectation } from "xstate-toolkit/run";
import { randomWalks } from "xstate-toolkit/run";
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
  reloadsProfile,
  STORED_RESPONSE_NOTICE,
} from "../stored-response-cases.ts";
import {
  changedProfile,
  events,
  investeeDashboardPlan,
  refresh,
} from "./plan.ts";

const storesMatches: TransitionExpectation<typeof investeeDashboardMachine> = {
  context: ({ before, event }) => ({
    matches: event.output.slice(0, MAX_MATCHES),
    chosenId: before.context.chosenId,
    notice: null,
  }),
};

walkMachine(investeeDashboardMachine, {
  ...investeeDashboardPlan,
  states: {
    "profile.fetching": { tags: ["profileLoading"] },
    "profile.loaded": {
      notTags: ["noProfile", "profileLoading"],
      check: ({ snapshot: { context } }) =>
        expect(context.businessName).toBe(context.profile?.business_name),
    },
    "profile.restored": {
      notTags: ["noProfile", "profileLoading"],
      context: {
        profile: completeProfile,
        businessName: "Nakuru Dryers",
        profileNotice: STORED_RESPONSE_NOTICE,
      },
    },
    "profile.missing": {
      tags: ["noProfile"],
      context: { profile: null },
    },
    "profile.fetchingUser": {
      tags: ["profileLoading"],
      context: { profile: null },
    },
    "profile.reloading": { notTags: ["noProfile", "profileLoading"] },
    "profile.checkingAgain": {
      tags: ["noProfile"],
      context: { profile: null },
    },
    "profile.unavailable": {
      notTags: ["noProfile", "profileLoading"],
      context: { profile: null },
    },
    "matches.loading": {
      tags: ["loading"],
      notTags: ["list", "failed", "empty"],
      check: refreshesOnlyProfile,
    },
    "matches.failed": {
      tags: ["failed"],
      notTags: ["list", "loading"],
      context: { matches: [], slow: false },
      can: [{ type: "load.retried" }],
    },
    "matches.list.filled": {
      tags: ["list"],
      notTags: ["empty", "refreshing"],
      can: [refresh, { type: "match.chosen", id: "11" }],
      check: ({ snapshot: { context } }) => {
        expect(context.matches.length).toBeGreaterThan(0);
        expect(context.matches.length).toBeLessThanOrEqual(MAX_MATCHES);
        expect(context.matches).toContain(trackedMatch(context));
      },
    },
    "matches.list.empty": {
      tags: ["list", "empty"],
      context: { matches: [] },
      can: [refresh],
      check: ({ snapshot }) =>
        expect(trackedMatch(snapshot.context)).toBeNull(),
    },
    "matches.list.refreshing": {
      tags: ["list", "refreshing"],
      check: refreshesOnlyProfile,
      can: [{ type: "match.chosen", id: "11" }],
    },
  },
  transitions: {
    "(start)": {
      calls: [["watchPage"], ["fetchProfile"], ["loadMatches"]],
      context: { profile: null, matches: [], chosenId: null, slow: false },
    },
    "(root) --onError(watchPage)--> (ignored)": { context: "unchanged" },
    "profile.fetching --onDone(fetchProfile)--> profile.loaded": {
      context: { profile: completeProfile, businessName: "Nakuru Dryers" },
    },
    "profile.fetching --onError(fetchProfile) [isMissing]--> profile.missing": {
      when: ({ event }) => event.error.status === 404,
      calls: [["fetchUserWithoutProfile"]],
      context: { profile: null, profileNotice: null },
      check: ({ event }) => expect(event.error.status).toBe(404),
    },
    "profile.fetching --onError(fetchProfile) [hasStoredResponse]--> profile.restored":
      {
        when: hasStoredResponse,

        context: {
          profile: completeProfile,
          profileNotice: STORED_RESPONSE_NOTICE,
        },
      },
    "profile.loaded --refresh.requested--> profile.reloading": reloadsProfile,
    "profile.loaded --page.resumed--> profile.reloading": reloadsProfile,
    "profile.reloading --onDone(reloadProfile)--> profile.loaded": {
      context: {
        profile: changedProfile,
        businessName: changedProfile.business_name,
        profileNotice: null,
      },
    },
    "profile.reloading --onError(reloadProfile)--> profile.loaded":
      keepsProfile,
    "profile.missing --refresh.requested--> profile.checkingAgain":
      reloadsProfile,
    "profile.missing --page.resumed--> profile.checkingAgain": reloadsProfile,
    "profile.checkingAgain --onDone(reloadProfile)--> profile.loaded": {
      context: {
        profile: changedProfile,
        businessName: changedProfile.business_name,
        profileNotice: null,
      },
    },
    "profile.checkingAgain --onError(reloadProfile)--> profile.missing": {
      ...keepsProfile,
      calls: [["fetchUserWithoutProfile"]],
    },
    "profile.restored --refresh.requested--> profile.fetching": {
      calls: [["fetchProfile"]],
      context: "unchanged",
    },
    "profile.restored --page.resumed--> profile.fetching": {
      calls: [["fetchProfile"]],
      context: "unchanged",
    },
    "profile.fetching --onError(fetchProfile) [else]--> profile.fetchingUser": {
      effects: [["logFailure"]],
      calls: [["fetchUser"]],
      context: { profile: null, profileNotice: null },
    },
    "profile.missing --onDone(fetchUserWithoutProfile)--> (stays)": {
      context: { businessName: null },
    },
    "profile.missing --onError(fetchUserWithoutProfile)--> (stays)": {
      effects: [["logFailure"]],
      context: "unchanged",
    },
    "profile.fetchingUser --onDone(fetchUser)--> profile.unavailable": {
      context: { businessName: "Nakuru Dryers" },
    },
    "profile.fetchingUser --onError(fetchUser)--> profile.unavailable": {
      effects: [["logFailure"]],
      context: "unchanged",
    },
    "profile.unavailable --page.resumed--> profile.fetching": {
      calls: [["fetchProfile"]],
      context: { profile: null },
    },
    "profile.unavailable --refresh.requested--> profile.fetching": {
      calls: [["fetchProfile"]],
      context: { profile: null },
    },
    "profile.unavailable --load.retried--> profile.fetching": {
      calls: [["fetchProfile"]],
      context: { profile: null },
    },
    "matches.loading --onDone(loadMatches)--> matches.list": storesMatches,
    "matches.loading --onError(loadMatches) [hasStoredResponse]--> matches.list":
      {
        when: hasStoredResponse,

        context: ({ event }) => ({
          matches: event.error.storedResponse.response.slice(0, MAX_MATCHES),
          notice: STORED_RESPONSE_NOTICE,
        }),
      },
    "matches.loading --onError(loadMatches) [else]--> matches.failed": {
      check: ({ after, event }) =>
        expect(after.context.notice && textOf(after.context.notice)).toBe(
          event.error.kind === "noResponse"
            ? "You appear to be offline. Check your connection and try again."
            : "Something went wrong on our side. Please try again in a moment.",
        ),
    },
    "matches.loading --after(slowLoad)--> (stays)": {
      after: SLOW_LOAD,
      context: { slow: true },
    },
    "matches.failed --load.retried--> matches.loading": {
      calls: [["loadMatches"]],
    },
    "matches.failed --page.resumed--> matches.loading": {
      calls: [["loadMatches"]],
    },
    "matches.list --match.chosen--> (stays)": {
      context: ({ event }) => ({ chosenId: event.id }),
      check: ({ after: { context }, event }) => {
        const isListed = context.matches.some(({ id }) => id === event.id);
        expect(trackedMatch(context)?.id).toBe(
          isListed ? event.id : context.matches[0]?.id,
        );
      },
    },
    "matches.loading --list.stale--> matches.loading": {
      stops: ["loadMatches"],
      calls: [["loadMatches"]],
      context: { slow: false },
    },
    "matches.failed --list.stale--> matches.loading": {
      calls: [["loadMatches"]],
    },
    "matches.list --list.stale--> matches.list.refreshing": {
      stops: ({ before }) =>
        before.hasTag("refreshing") ? ["refreshMatches"] : [],
      calls: [["refreshMatches"]],
      context: "unchanged",
    },
    "matches.list --refresh.requested--> matches.list.refreshing": {
      calls: [["refreshMatches"]],
      context: "unchanged",
    },
    "matches.list --page.resumed--> matches.list.refreshing": {
      calls: [["refreshMatches"]],
      context: "unchanged",
    },
    "matches.list.checking --always [hasMatches]--> matches.list.filled": {
      when: ({ before }) => before.context.matches.length > 0,
      context: "unchanged",
    },
    "matches.list.checking --always [else]--> matches.list.empty": {
      context: "unchanged",
    },
    "matches.list.refreshing --refresh.requested--> (ignored)": {
      context: "unchanged",
    },
    "matches.list.refreshing --page.resumed--> (ignored)": {
      context: "unchanged",
    },
    "matches.list.refreshing --onDone(refreshMatches)--> matches.list.checking":
      storesMatches,
    "matches.list.refreshing --onError(refreshMatches)--> matches.list.checking":
      keepsList,
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
