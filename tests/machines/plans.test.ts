import { expect, test } from "vitest";
import { catalogue } from "../../machines/index.ts";
import { plans } from "./plans.ts";

test("every chart of the catalogue has a plan that docs and browsers can walk too", () => {
  expect(Object.keys(plans).sort()).toEqual(
    catalogue.map(({ name }) => name).sort(),
  );
});
