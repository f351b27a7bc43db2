import { expect, test } from "vitest";
import { NEXT_STEPS } from "../../../contract/enumerations.ts";
import { nextStepOf } from "../../../machines/investee-dashboard/chart.ts";
import { pendingMatch, rejectedMatch, replacedMatch } from "../match-cases.ts";

test("the next step is the one that the server sends with the tracked match: another match while one is possible, otherwise the other options", {
  tags: ["4-investee-dashboard-04"],
}, () => {
  expect(
    NEXT_STEPS.map((next_step) => nextStepOf({ ...rejectedMatch, next_step })),
  ).toEqual(["anotherMatch", "anotherMatch", "otherOptions"]);
});

test("there is no next step while the server has sent none", () => {
  for (const match of [pendingMatch, replacedMatch])
    expect(nextStepOf(match)).toBeNull();
});
