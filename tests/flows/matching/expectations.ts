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

export const expectsNotice = (
  notice: string | null,
  reason: string | null = null,
) => ({
  check: ({ after: { context } }: Step) =>
    expect(shownNotice(context)).toEqual({ notice, reason }),
});

export const clearsMessages = expectsNotice(null);

export const noMessages = { notice: null, reason: null };

export const whenStatus = (...statuses: readonly number[]) => ({
  when: ({ event }: { event: AnyEventObject }) =>
    statuses.includes(event.error.status),
});

/** Returns whether the profile has the five fields that matching requires. */
export const isComplete = (profile: MatchingContext["profile"]) =>
  profile !== null &&
  Number(profile.capital_needed) > 0 &&
  [
    profile.business_name,
    profile.business_type,
    profile.business_stage,
    profile.sector_type,
  ].every((field) => field !== "");

export const startsWait: BranchExpectation<typeof matchingMachine> = {
  check: ({ after: { context }, event }) => {
    const seconds = event.error.retryAfter ?? MATCHING_WAIT / 1_000;
    expect(context.wait).toBe(seconds * 1_000);
    expect(shownNotice(context).notice).toBe(
      `You have requested matches too often. Please try again in ${seconds === MATCHING_WAIT / 1_000 ? "1 minute" : "45 seconds"}.`,
    );
  },
};

/** Expects no message, because the member is redirected when the session has ended. */
export const expectsSessionEnded: BranchExpectation<typeof matchingMachine> = {
  check: ({ after: { context }, event }) => {
    expect([401, 403]).toContain(event.error.status);
    expect(shownNotice(context)).toEqual({ notice: null, reason: null });
  },
};
