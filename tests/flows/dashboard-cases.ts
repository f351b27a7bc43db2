import { expect } from "vitest";
import type { AnyEventObject } from "xstate";
import { type Message, textOf } from "../../contract/messages/index.ts";
import { showsLoadFailure } from "../support/shown-text.ts";
import {
  hasStoredResponse,
  STORED_RESPONSE_NOTICE,
} from "./stored-response-cases.ts";

/** The expectations about the list of the investor dashboard. */

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

/** The first load of the list. Add its results. */
export const listLoading = {
  tags: "loading",
  calls: "loadMatches",
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
  onError: { to: "matches.list.checking", ...keepsList },
} as const;
