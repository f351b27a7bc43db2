import { expect, test } from "vitest";
import { MAX_MATCHES } from "../../../contract/constants.ts";
import {
  investeeDashboardMachine,
  investeeMatches,
  trackedMatch,
} from "../../../machines/investee-dashboard/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { matchOf, otherMatch, pendingMatch } from "../match-cases.ts";
import { investeeDashboardPlan } from "./plan.ts";

testMachine(investeeDashboardMachine, {
  ...investeeDashboardPlan,
  initialContext: { chosenId: null },
  expect: {
    "(root)": {
      initial: "firstMatch",
      on: {
        "match.chosen": {
          to: "chosenMatch",
          context: ({ event }) => ({ chosenId: event.id }),
        },
      },
    },
  },
});

test("the tracker shows the chosen match while it is in the list, and otherwise the first one", () => {
  const matches = [pendingMatch, otherMatch];
  const tracked = (chosenId: string | null) =>
    trackedMatch(matches, { chosenId });
  expect(tracked(null)).toBe(pendingMatch);
  expect(tracked(otherMatch.id)).toBe(otherMatch);
  expect(tracked("another")).toBe(pendingMatch);
  expect(trackedMatch([], { chosenId: otherMatch.id })).toBeNull();
});

test("the page never shows more matches than an investee can have", {
  tags: ["7-investee-dashboard-02"],
}, () => {
  const matches = ["1", "2", "3"].map((id) => matchOf({ id }));
  expect(investeeMatches({ matches })).toEqual(matches.slice(0, MAX_MATCHES));
  expect(investeeMatches(null)).toEqual([]);
});
