import { expect, test } from "vitest";
import { COUNTRIES } from "../../contract/enumerations.ts";
import { insightPlaces } from "../../src/content/insight-places.ts";

test("110 countries and regions each link to their own page", {
  tags: ["2-navbar-07"],
}, () => {
  expect(insightPlaces).toHaveLength(110);
  const names = insightPlaces.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...COUNTRIES]));
  expect(names).toEqual(expect.arrayContaining(["Hong Kong", "United States"]));
  expect(new Set(names).size).toBe(names.length);
  const targets = insightPlaces.map(({ href }) => href);
  expect(new Set(targets).size).toBe(targets.length);
  for (const href of targets)
    expect(href).toMatch(
      /^https:\/\/insights\.example\.org\/[a-z]+(-[a-z]+)*$/,
    );
});
