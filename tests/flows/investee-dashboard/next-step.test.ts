import { expect, test } from "vitest";
import { NEXT_STEPS } from "../../../contract/enumerations.ts";
import { nextStepOf } from "../../../machines/investee-dashboard/chart.ts";
import {
  otherMatch,
  pendingMatch,
  rejectedMatch,
  replacedMatch,
} from "../match-cases.ts";

test("the next step is the one that the server sends with the tracked match: another match while one is possible, otherwise the other options", {
  tags: ["4-investee-dashboard-04"],
}, () => {
  const stepOf = (chosenId: string | null) =>
    NEXT_STEPS.map((next_step) =>
      nextStepOf({
        matches: [{ ...rejectedMatch, next_step }, otherMatch],
        chosenId,
      }),
    );
  expect(stepOf(null)).toEqual([
    "anotherMatch",
    "anotherMatch",
    "otherOptions",
  ]);
  expect(stepOf(otherMatch.id)).toEqual([null, null, null]);
});

test("there is no next step without a match, or while the server has sent none", () => {
  for (const matches of [[], [pendingMatch], [replacedMatch]])
    expect(nextStepOf({ matches, chosenId: null })).toBeNull();
});
