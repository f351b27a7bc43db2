import { expect } from "vitest";
import type { AnyEventObject } from "xstate";
import { formatTime } from "../../contract/format.ts";
import {
  type Message,
  message,
  textOf,
} from "../../contract/messages/index.ts";
import { FAILED_AT } from "../support/call-failures.ts";

/** The notice with the time of the stored response in `lostAfterRead`. */
export const LAST_READ = message("load.lastRead", {
  time: formatTime(FAILED_AT),
});

/** True for a read without a response whose data the browser has stored. */
export function isLostAfterRead({ event }: { event: AnyEventObject }): boolean {
  return event.error.lastRead !== undefined;
}

type List = {
  readonly context: {
    readonly matches: unknown;
    readonly notice: Message | null;
  };
};

/** A failed refresh keeps the list, and its time if the time is known. */
export const keepsList = {
  check: ({
    before,
    after,
    event,
  }: {
    before: List;
    after: List;
    event: AnyEventObject;
  }) => {
    expect(after.context.matches).toEqual(before.context.matches);
    const { notice } = after.context;
    if (isLostAfterRead({ event })) expect(notice).toEqual(LAST_READ);
    else if (before.context.notice)
      expect(notice).toEqual(before.context.notice);
    else
      expect(notice && textOf(notice)).toBe(
        "We could not refresh this. What you see may be out of date.",
      );
  },
};
