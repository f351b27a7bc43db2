import { describe, expect, test } from "vitest";
import {
  catalogueQuery,
  PROGRAMME_CATEGORIES,
  programmesLocationOf,
  TOP_LEVEL_VIEWS,
} from "../../contract/programmes.ts";

const START = { view: null, search: "" };

describe("the URL of a catalogue view", () => {
  test.each([
    [START, ""],
    [{ view: "external-programs", search: "" }, "?category=external-programs"],
    [{ view: "kpmg-master", search: "" }, "?category=kpmg-master"],
    [
      { view: "kpmg-master", search: "tax & more" },
      "?category=kpmg-master&search=tax+%26+more",
    ],
  ] as const)("%j is stored as %j and restored from it", (location, query) => {
    expect(catalogueQuery(location)).toBe(query);
    expect(programmesLocationOf(query)).toEqual(location);
  });

  test.each([
    ["?category=unknown&search=tax", START],
    ["?search=tax", START],
    ["?category=", START],
    ["?category=toString", START],
    [
      "?category=external-programs&search=tax",
      { view: "external-programs", search: "" },
    ],
    ["?utm=x&category=pitching", { view: "pitching", search: "" }],
  ])("%j opens %j", (query, location) => {
    expect(programmesLocationOf(query)).toEqual(location);
  });

  test("the URL contains only the beginning of a long search", {
    tags: ["2-programmes-33"],
  }, () => {
    expect(
      catalogueQuery({ view: "pitching", search: "é".repeat(4_000) }),
    ).toBe(`?category=pitching&search=${"%C3%A9".repeat(100)}`);
  });

  test("the URL contains the search without surrounding spaces", () => {
    expect(catalogueQuery({ view: "pitching", search: "  " })).toBe(
      "?category=pitching",
    );
    expect(catalogueQuery({ view: "pitching", search: " story " })).toBe(
      "?category=pitching&search=story",
    );
  });
});

test("the category ids have their specified values and order", {
  tags: ["3-programmes-02"],
}, () => {
  expect(PROGRAMME_CATEGORIES).toEqual([
    "kpmg-master",
    "ecosystem-programs",
    "family-business-programs",
    "mentorship",
    "pitching",
  ]);
});

test("there are four category cards", { tags: ["2-programmes-03"] }, () => {
  expect(TOP_LEVEL_VIEWS).toHaveLength(4);
});
