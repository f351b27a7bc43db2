import { expect } from "vitest";
import type { AnyEventObject } from "xstate";
import { formatTime } from "../../contract/format.ts";
import {
  type Message,
  message,
  textOf,
} from "../../contract/messages/index.ts";
import { FAILED_AT } from "../support/call-failures.ts";

/** The notice on a page that shows the stored response from `noResponseButStored`. */
export const STORED_RESPONSE_NOTICE = message("load.storedResponse", {
  time: formatTime(FAILED_AT),
});

/** Returns whether a read request failed without a response but the browser has stored an earlier response. */
export function hasStoredResponse({
  event,
}: {
  event: AnyEventObject;
}): boolean {
  return event.error.storedResponse !== undefined;
}

/** Expects that a failed reload of the profile is only logged. */
export const keepsProfile = { effects: "logFailure", changes: {} } as const;

const RELOADED_FROM = ["loaded", "missing", "restored", "unavailable"];

/**
 * For a state in which the list is being loaded or reloaded: expects Refresh to be available unless the profile is
 * being loaded or reloaded too.
 */
export function refreshesOnlyProfile({
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
export const keepsList = {
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
