import { expect, test } from "vitest";
import { catalogue } from "../../machines/index.ts";
import { plans } from "./plans.ts";

test("every chart in the catalogue has a plan", () => {
  expect(Object.keys(plans).sort()).toEqual(
    catalogue.map(({ name }) => name).sort(),
  );
});

test("every flow names a known group of users; four flows are only for investees, and one is for investors and the operator", () => {
  const flowsOf = (who: string) =>
    catalogue.filter((flow) => flow.who === who).map(({ name }) => name);
  expect(flowsOf("Investees")).toEqual([
    "matching",
    "investeeDashboard",
    "pitchDeck",
    "accessCheck",
  ]);
  expect(flowsOf("Investors, the operator")).toEqual(["matchStatus"]);
  for (const { who } of catalogue)
    expect(who).toMatch(
      /^(Everyone|Visitors|Members|Investees|Investors|Investors, the operator)$/,
    );
});
