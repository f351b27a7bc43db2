import { expect } from "vitest";
import type { Model, TransitionExpectation } from "xstate-toolkit/run";
import {
  MAX_MATCHES,
  MAX_RERUNS,
  SLOW_LOAD,
} from "../../../contract/constants.ts";
import {
  type matchingMachine,
  shownOffers,
} from "../../../machines/matching/chart.ts";
import { shownNotice } from "./cases.ts";
import { noMessages } from "./expectations.ts";

const OFFLINE =
  "You appear to be offline. Check your connection and try again.";
const SERVER_ERROR =
  "Something went wrong on our side. Please try again in a moment.";

/** Expects the profile and the matches to be reloaded without a loading state. */
export const reloadsInBackground: TransitionExpectation<
  typeof matchingMachine
> = {
  calls: [["refetchProfile"], ["refetchMatches"]],
  stops: ({ before: { children } }) =>
    ["refetchMatches", "refetchProfile"].filter((id) => id in children),
  context: ({ before }) => ({ ...before.context, ...noMessages }),
};
const reloads: TransitionExpectation<typeof matchingMachine> = {
  calls: [["fetchProfile"], ["fetchMatches"]],
  stops: ({ before: { children } }) =>
    ["fetchMatches", "fetchProfile"].filter((id) => id in children),
  context: noMessages,
};
/** Expectations for loading and reloading the matching page. */
export const loadingTransitions: Model<typeof matchingMachine>["transitions"] =
  {
    "loading --after(slowLoad)--> (stays)": {
      after: SLOW_LOAD,
      context: { slow: true },
    },
    "loading --onDone--> checking": { context: { slow: false } },
    "loading.profile.fetching --onDone(fetchProfile)--> loading.profile.loaded":
      {
        check: ({ after, event }) => {
          expect(after.context.profile).toEqual(event.output);
          expect(after.context.rerunsLeft).toBe(
            MAX_RERUNS - event.output.match_reruns_used,
          );
        },
      },
    "loading.profile.fetching --onError(fetchProfile) [isMissing]--> loading.profile.loaded":
      {
        when: ({ event }) => event.error.status === 404,
        context: { profile: null, rerunsLeft: MAX_RERUNS },
      },
    "loading.profile.fetching --onError(fetchProfile) [else]--> loadFailed": {
      check: ({ after, event }) =>
        expect(shownNotice(after.context)).toEqual({
          notice: "Failed to load profile data",
          reason: event.error.kind === "noResponse" ? OFFLINE : SERVER_ERROR,
        }),
    },
    "loading.matches.fetching --onDone(fetchMatches)--> loading.matches.loaded":
      {
        context: ({ event }) => ({
          matches: event.output.slice(0, MAX_MATCHES),
          matchCount: Math.min(MAX_MATCHES, event.output.length),
        }),
      },
    "loading.matches.fetching --onError(fetchMatches)--> loadFailed": {
      context: { profile: null },
      check: ({ after, event }) =>
        expect(shownNotice(after.context)).toEqual({
          notice:
            "We could not load your matches. They are safe; please try again in a moment.",
          reason: event.error.kind === "noResponse" ? OFFLINE : SERVER_ERROR,
        }),
    },
    "loadFailed --load.retried--> loading": {
      calls: [["fetchProfile"], ["fetchMatches"]],
      context: noMessages,
    },
    "loadFailed --page.resumed--> loading": {
      calls: [["fetchProfile"], ["fetchMatches"]],
      context: noMessages,
    },
    "loading --list.stale--> loading": reloads,
    "loadFailed --list.stale--> loading": reloads,
    "ready --list.stale--> ready.refreshing": reloadsInBackground,
    "ready --refresh.requested--> ready.refreshing": reloadsInBackground,
    "ready --page.resumed--> ready.refreshing": reloadsInBackground,
    "ready.noMatches.noneFound --page.resumed--> (ignored)": {
      context: "unchanged",
    },
    "ready.refreshing --refresh.requested--> (ignored)": {
      context: "unchanged",
    },
    "ready.refreshing --page.resumed--> (ignored)": { context: "unchanged" },
    "ready.refreshing --onDone--> checking": { context: noMessages },
    "ready.refreshing.profile.fetching --onDone(refetchProfile)--> ready.refreshing.profile.loaded":
      {
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
    "ready.refreshing.profile.fetching --onError(refetchProfile)--> ready.refreshing.profile.loaded":
      {
        context: "unchanged",
      },
    "ready.refreshing.matches.fetching --onDone(refetchMatches)--> ready.refreshing.matches.loaded":
      {
        check: ({ before, after, event }) => {
          const { matches, matchCount } = after.context;
          expect(matches).toEqual(event.output);
          expect(matchCount).toBe(shownOffers(after.context).length);
          if (!before.context.hasNewOffers)
            expect(matchCount).toBe(event.output.length);
          expect(after.context.hasNewOffers).toBe(false);
        },
      },
    "ready.refreshing.matches.fetching --onError(refetchMatches)--> ready.refreshing.matches.loaded":
      {
        context: "unchanged",
      },
  };
