import { expect, test } from "vitest";
import { catalogue } from "../../machines/index.ts";
import { plans } from "./plans.ts";

test("every chart in the catalogue has a plan", () => {
  expect(Object.keys(plans).sort()).toEqual(
    catalogue.map(({ name }) => name).sort(),
  );
});
