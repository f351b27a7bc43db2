import { expect } from "vitest";
import type { AnyEventObject } from "xstate";
import type { BranchExpectation } from "xstate-toolkit/vitest";
import { MATCHING_WAIT } from "../../../contract/constants.ts";
import type {
  MatchingContext,
  matchingMachine,
} from "../../../machines/matching/chart.ts";
import { shownNotice } from "./cases.ts";

type Step = { after: { context: MatchingContext } };

export const expectsNotice = (notice: string | null) => ({
  check: ({ after: { context } }: Step) =>
    expect(shownNotice(context)).toBe(notice),
});

export const whenStatus = (...statuses: readonly number[]) => ({
  when: ({ event }: { event: AnyEventObject }) =>
    statuses.includes(event.error.status),
});

export const startsWait: BranchExpectation<typeof matchingMachine> = {
  check: ({ after: { context }, event }) => {
    const seconds = event.error.retryAfter ?? MATCHING_WAIT / 1_000;
    expect(context.wait).toBe(seconds * 1_000);
    expect(shownNotice(context)).toBe(
      `You have requested matches too often. Please try again in ${seconds === MATCHING_WAIT / 1_000 ? "1 minute" : "45 seconds"}.`,
    );
  },
};

/** Expects no message, because the member is redirected when the session has ended. */
export const expectsSessionEnded: BranchExpectation<typeof matchingMachine> = {
  check: ({ after: { context }, event }) => {
    expect([401, 403]).toContain(event.error.status);
    expect(shownNotice(context)).toBeNull();
  },
};
