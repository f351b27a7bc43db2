import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Match } from "../../../contract/calls/matches.ts";
import { MAX_MATCHES } from "../../../contract/constants.ts";
import {
  investeeDashboardMachine,
  investeeMatches,
  trackedMatch,
} from "../../../machines/investee-dashboard/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  approvedMatch,
  matchOf,
  otherMatch,
  otherRejectedMatch,
  pendingMatch,
} from "../match-cases.ts";
import { investeeDashboardPlan } from "./plan.ts";

testMachine(investeeDashboardMachine, {
  ...investeeDashboardPlan,
  expect: {
    "(root)": {
      initial: "firstMatch",
      calls: "watchList",
      on: {
        "list.changed": {
          when: ({ event, context }) =>
            event.matches.every(({ id }) => id !== context.trackedId),
          to: "firstMatch",
          context: ({ event: { matches } }) => ({
            trackedId: matches.includes(approvedMatch)
              ? approvedMatch.id
              : (matches[0]?.id ?? null),
          }),
        },
        "match.chosen": {
          to: "chosenMatch",
          effects: "showTracker",
          context: ({ event }) => ({ trackedId: event.id }),
        },
      },
    },
  },
});

test("the tracker still shows its match when a decision moves it behind another one, and shows the first one when it is no longer in the list", () => {
  const actor = createActor(investeeDashboardMachine).start();
  const trackedIn = (...matches: readonly Match[]) => {
    actor.send({ type: "list.changed", matches });
    return trackedMatch(matches, actor.getSnapshot().context);
  };
  expect(trackedIn()).toBeNull();
  expect(trackedIn(pendingMatch, otherMatch)).toBe(pendingMatch);
  const decided = matchOf({ ...pendingMatch, status: "approved" });
  expect(trackedIn(otherMatch, decided)).toBe(decided);
  expect(trackedIn(otherMatch)).toBe(otherMatch);
});

test("the tracker shows an approved match before a pending or a declined one", () => {
  for (const first of [otherMatch, otherRejectedMatch])
    expect(trackedMatch([first, approvedMatch], { trackedId: null })).toBe(
      approvedMatch,
    );
});

test("the page never shows more matches than an investee can have", {
  tags: ["7-investee-dashboard-02"],
}, () => {
  const matches = ["1", "2", "3"].map((id) => matchOf({ id }));
  expect(investeeMatches({ matches })).toEqual(matches.slice(0, MAX_MATCHES));
  expect(investeeMatches(null)).toEqual([]);
});
