import { expect } from "vitest";
import type { AnyEventObject } from "xstate";
import { type Message, textOf } from "../../contract/messages/index.ts";
import { showsLoadFailure } from "../support/shown-text.ts";
import {
  hasStoredResponse,
  STORED_RESPONSE_NOTICE,
} from "./stored-response-cases.ts";

/** The expectations that the charts of both dashboards share. */

const onResume = <const Branch>(branch: Branch) => ({
  "page.resumed": branch,
  "refresh.requested": branch,
});

/** Expects that a failed reload of the profile is only logged. */
const keepsProfile = { effects: "logFailure", changes: {} } as const;

const RELOADED_FROM = ["loaded", "missing", "restored", "unavailable"];

/**
 * For a state in which the list is being loaded or reloaded: expects Refresh to be available unless the profile is
 * being loaded or reloaded too.
 */
function refreshesOnlyProfile({
  snapshot,
}: {
  snapshot: {
    readonly value: { readonly profile: string };
    readonly can: (event: { type: "refresh.requested" }) => boolean;
  };
}): void {
  expect(snapshot.can({ type: "refresh.requested" })).toBe(
    RELOADED_FROM.includes(snapshot.value.profile),
  );
}

type ListSnapshot = {
  readonly context: {
    readonly matches: unknown;
    readonly notice: Message | null;
  };
};

/**
 * Expects a failed refresh not to change the list. The notice states the time of the stored response if there is one;
 * otherwise the previous notice remains, or a notice says that the list may be out of date.
 */
const keepsList = {
  check: ({
    before,
    after,
    event,
  }: {
    before: ListSnapshot;
    after: ListSnapshot;
    event: AnyEventObject;
  }) => {
    expect(after.context.matches).toEqual(before.context.matches);
    const { notice } = after.context;
    if (hasStoredResponse({ event }))
      expect(notice).toEqual(STORED_RESPONSE_NOTICE);
    else if (before.context.notice)
      expect(notice).toEqual(before.context.notice);
    else
      expect(notice && textOf(notice)).toBe(
        "We could not refresh this. What you see may be out of date.",
      );
  },
};

/** A profile that is loaded again when the page is resumed or Refresh is pressed. */
export const profileLoaded = { on: onResume("profile.reloading") };

/** No profile. Only the investee's chart fetches the user in this state. */
export const profileMissing = {
  tags: "noProfile",
  context: { profile: null },
  on: onResume("profile.checkingAgain"),
} as const;

/** The branches of a failed first load of the profile; `stored` is the context with the stored profile. */
export const profileFailures = <Stored extends object, Target extends string>(
  stored: Stored,
  otherwise: Target,
) =>
  [
    {
      to: "profile.missing",
      when: ({ event }: { event: AnyEventObject }) =>
        event.error.status === 404,
      context: { profile: null, profileNotice: null },
    },
    {
      to: "profile.restored",
      when: hasStoredResponse,
      context: { ...stored, profileNotice: STORED_RESPONSE_NOTICE },
    },
    {
      to: otherwise,
      effects: "logFailure",
      context: { profile: null, profileNotice: null },
    },
  ] as const;

const fetchesAgain = {
  to: "profile.fetching",
  context: { profile: null },
} as const;

/**
 * The states of the profile after its first load. `stored` is the context with the stored profile, `reloads` what a
 * successful reload changes.
 */
export const profileStates = <Stored extends object, Reloads extends object>(
  stored: Stored,
  reloads: Reloads,
) =>
  ({
    "profile.reloading": {
      calls: "reloadProfile",
      onDone: { to: "profile.loaded", ...reloads },
      onError: { to: "profile.loaded", ...keepsProfile },
    },
    "profile.checkingAgain": {
      calls: "reloadProfile",
      tags: "noProfile",
      context: { profile: null },
      onDone: { to: "profile.loaded", ...reloads },
      onError: { to: "profile.missing", ...keepsProfile },
    },
    "profile.restored": {
      context: { ...stored, profileNotice: STORED_RESPONSE_NOTICE },
      on: onResume("profile.fetching"),
    },
    "profile.unavailable": {
      context: { profile: null },
      on: { ...onResume(fetchesAgain), "load.retried": fetchesAgain },
    },
  }) as const;

/** The first load of the list. Add its results. */
export const listLoading = {
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
} as const;

/** The branch of a failed first load of the list without a stored response. */
export const failsList = { to: "matches.failed", ...showsLoadFailure } as const;

/** The list could not be loaded. */
export const listFailed = {
  tags: "failed",
  context: { matches: [], slow: false },
  on: {
    "load.retried": "matches.loading",
    "page.resumed": "matches.loading",
    "list.stale": "matches.loading",
  },
} as const;

/** A refresh of the list. Add what a successful refresh stores. */
export const listRefreshing = {
  tags: "refreshing",
  calls: "refreshMatches",
  check: refreshesOnlyProfile,
  onError: { to: "matches.list.checking", ...keepsList },
} as const;
