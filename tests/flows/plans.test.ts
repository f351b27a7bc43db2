import { expect, test } from "vitest";
import { catalogue } from "../../machines/index.ts";
import { plans } from "./plans.ts";

test("every chart of the catalogue has a plan that docs and browsers can walk too", () => {
  expect(Object.keys(plans).sort()).toEqual(
    catalogue.map(({ name }) => name).sort(),
  );
});

test("a chart carries the name that the catalogue and the docs know it by", () => {
  expect(catalogue.map(({ machine }) => machine.id)).toEqual(
    catalogue.map(({ name }) => name),
  );
});

test("every flow says whose it is, in the words that the docs group by", () => {
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
