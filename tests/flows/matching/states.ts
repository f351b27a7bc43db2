import { expect } from "vitest";
import type { Model } from "xstate-toolkit/run";
import { MAX_MATCHES } from "../../../contract/constants.ts";
import {
  canBeMatched,
  type matchingMachine,
  shownOffers,
} from "../../../machines/matching/chart.ts";
import { MESSAGES, shownNotice } from "./cases.ts";
import { noMessages } from "./expectations.ts";

const submit = { type: "matching.requested" } as const;
const rerun = { type: "rerun.requested", key: "key 3" } as const;
const refresh = { type: "refresh.requested" } as const;

/** Expectations for the states of the matching chart. */
export const matchingStates: Model<typeof matchingMachine>["states"] = {
  "loading.profile.fetching": {
    tags: ["loading"],
    notTags: ["ready", "busy"],
    cannot: [submit, rerun, refresh],
  },
  "loading.matches.fetching": { tags: ["loading"], cannot: [submit, rerun] },
  "loading.profile.loaded": { tags: ["loading"], cannot: [submit, rerun] },
  "loading.matches.loaded": { tags: ["loading"], cannot: [submit, rerun] },
  loadFailed: {
    tags: ["failed"],
    notTags: ["ready"],
    can: [{ type: "load.retried" }],
    cannot: [submit, rerun],
  },
  "ready.unmatched": {
    tags: ["ready"],
    notTags: ["busy", "noMatches"],
    context: { matchCount: 0, ...noMessages },
    can: [rerun, refresh],
    check: ({ snapshot }) => {
      expect(snapshot.can(submit)).toBe(canBeMatched(snapshot.context));
      expect(shownOffers(snapshot.context)).toEqual([]);
    },
  },
  "ready.matchesFound": {
    tags: ["ready"],
    notTags: ["busy", "noMatches", "refreshing"],
    context: noMessages,
    can: [rerun, refresh],
    check: ({ snapshot: { context } }) => {
      const offers = shownOffers(context);
      expect(offers.length).toBeGreaterThan(0);
      expect(offers.length).toBeLessThanOrEqual(MAX_MATCHES);
    },
  },
  "ready.refreshing.profile.fetching": {
    tags: ["ready", "refreshing"],
    notTags: ["busy"],
    cannot: [refresh],
    can: [rerun],
  },
  "ready.refreshing.matches.fetching": { tags: ["refreshing"] },
  "ready.refreshing.profile.loaded": { tags: ["refreshing"] },
  "ready.refreshing.matches.loaded": { tags: ["refreshing"] },
  "ready.noMatches.noneFound": {
    tags: ["ready", "noMatches"],
    notTags: ["busy"],
    can: [refresh],
    check: ({ snapshot }) =>
      expect(shownNotice(snapshot.context).notice).toBe(MESSAGES.noInvestor),
  },
  "ready.noMatches.callFailed": {
    tags: ["ready", "noMatches"],
    notTags: ["busy"],
    can: [refresh, { type: "page.resumed" }],
    check: ({ snapshot }) =>
      expect(shownNotice(snapshot.context).notice).toBe(MESSAGES.noInvestor),
  },
  confirmingRecords: {
    tags: ["ready"],
    notTags: ["alert", "busy"],
    can: [{ type: "records.confirmed" }, { type: "records.missing" }],
    cannot: [submit, rerun, { type: "criteria.accepted" }],
  },
  showingAssistance: {
    tags: ["ready"],
    can: [{ type: "modal.closed" }],
    cannot: [submit, rerun, { type: "criteria.accepted" }],
  },
  showingCriteria: {
    tags: ["ready"],
    can: [{ type: "criteria.accepted" }, { type: "modal.closed" }],
    cannot: [submit, rerun],
  },
  submitting: {
    tags: ["ready", "busy"],
    notTags: ["noMatches"],
    context: noMessages,
    cannot: [submit, rerun, refresh, { type: "page.resumed" }],
  },
  rerunning: {
    tags: ["ready", "busy"],
    notTags: ["noMatches"],
    context: { ...noMessages, rerunKey: expect.stringMatching(/^key /) },
    cannot: [submit, rerun, refresh, { type: "page.resumed" }],
  },
  limited: { tags: ["ready", "limited"], cannot: [submit, rerun, refresh] },
  showingAlert: {
    tags: ["ready", "alert"],
    can: [{ type: "alert.closed" }],
    cannot: [submit, rerun],
  },
  refused: {
    tags: ["ready", "alert"],
    can: [{ type: "alert.closed" }],
    cannot: [submit, rerun],
  },
  redirectingToProfile: {
    tags: ["ready", "alert"],
    can: [{ type: "alert.closed" }],
    cannot: [submit, rerun],
    check: ({ snapshot }) =>
      expect(shownNotice(snapshot.context).notice).toBe(MESSAGES.incomplete),
  },
  redirected: ({ snapshot }) => expect(snapshot.status).toBe("done"),
};
