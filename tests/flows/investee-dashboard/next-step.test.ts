import { describe, expect, test } from "vitest";
import type { Match } from "../../../contract/calls/matches.ts";
import { MAX_RERUNS } from "../../../contract/constants.ts";
import { nextStepOf } from "../../../machines/investee-dashboard/chart.ts";
import {
  approvedMatch,
  completeProfile,
  fundedMatch,
  otherMatch,
  pendingMatch,
  rejectedMatch,
  replacedMatch,
} from "../match-cases.ts";

/** Returns the next step when the tracker shows the first of these matches. */
function nextStep(rerunsUsed: number | null, ...matches: readonly Match[]) {
  const profile =
    rerunsUsed === null
      ? null
      : { ...completeProfile, match_reruns_used: rerunsUsed };
  return nextStepOf(matches[0] ?? null, { profile, matches });
}

describe("the next step after a decline", () => {
  test("is shown only for a rejected or closed match", () => {
    expect(nextStep(0)).toBeNull();
    for (const match of [pendingMatch, approvedMatch, fundedMatch])
      expect(nextStep(0, match)).toBeNull();
    for (const match of [rejectedMatch, replacedMatch])
      expect(nextStep(0, match)).not.toBeNull();
  });

  test("is another match while a re-run is left, or while the investee can be matched with one more investor", {
    tags: ["4-investee-dashboard-04"],
  }, () => {
    expect(nextStep(MAX_RERUNS - 1, rejectedMatch, otherMatch)).toBe(
      "anotherMatch",
    );
    expect(nextStep(MAX_RERUNS, rejectedMatch)).toBe("anotherMatch");
    expect(
      nextStep(MAX_RERUNS, rejectedMatch, { ...otherMatch, replaced: true }),
    ).toBe("anotherMatch");
  });

  test("is not shown with two matches while the number of used re-runs is unknown", () => {
    expect(nextStep(null, rejectedMatch, otherMatch)).toBeNull();
    expect(nextStep(null, rejectedMatch)).toBe("anotherMatch");
  });

  test("is to see other options if no other match is possible", {
    tags: ["4-investee-dashboard-04"],
  }, () => {
    expect(nextStep(MAX_RERUNS, rejectedMatch, otherMatch)).toBe(
      "otherOptions",
    );
  });
});
