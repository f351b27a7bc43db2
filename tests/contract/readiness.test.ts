import { expect, test } from "vitest";
import { EMPTY_PROFILE_FORM } from "../../contract/profile/form.ts";
import {
  MATCHING_FIELDS,
  missingOnlyForSaving,
  missingRecommendedFields,
  neededFields,
  readinessOf,
  readyFields,
} from "../../contract/profile/readiness.ts";

const empty = EMPTY_PROFILE_FORM;

test("an investee's progress counts the fields that matching requires", {
  tags: ["5-matching-01"],
}, () => {
  expect(MATCHING_FIELDS).toEqual([
    "business_name",
    "business_type",
    "business_stage",
    "capital_needed",
    "sector_type",
  ]);
  expect(readyFields(empty, "investee")).toEqual([]);
  expect(
    readyFields(
      { ...empty, sector_type: "Energy", capital_needed: "90,000" },
      "investee",
    ),
  ).toEqual(["capital_needed", "sector_type"]);
});

test("an invalid field counts as missing", () => {
  const invalid = { ...empty, business_name: "#", capital_needed: "0" };
  expect(readyFields(invalid, "investee")).toEqual([]);
  const blankName = { ...empty, business_name: "  " };
  expect(readyFields(blankName, "investee")).toEqual([]);
  expect(readyFields({ ...empty, location: " " }, "investor")).toEqual([]);
});

test("an investor's progress counts the fields that matching uses", () => {
  expect(
    readyFields(
      {
        ...empty,
        location: "Kenya",
        sectors_of_interest: ["Energy"],
        investment_types_investor: ["No such type"],
      },
      "investor",
    ),
  ).toEqual(["location", "sectors_of_interest"]);
});

test("recommended fields are listed until they are filled in", () => {
  for (const userType of ["investee", "investor"] as const) {
    const recommended = missingRecommendedFields(empty, userType);
    for (const field of neededFields(userType))
      expect(recommended).not.toContain(field);
  }
  expect(missingRecommendedFields(empty, "investee")).toContain(
    "team_capacity",
  );
  expect(missingRecommendedFields(empty, "investor")).toContain(
    "investment_preference",
  );
  expect(
    missingRecommendedFields({ ...empty, team_capacity: "12" }, "investee"),
  ).not.toContain("team_capacity");
  expect(
    missingRecommendedFields({ ...empty, team_capacity: " " }, "investee"),
  ).toContain("team_capacity");
});

test("fields that saving requires but matching does not are listed until they are valid", () => {
  expect(missingOnlyForSaving(empty, "investee")).toEqual([
    "location",
    "description",
    "market",
  ]);
  expect(
    missingOnlyForSaving(
      { ...empty, location: "Kenya", market: "!" },
      "investee",
    ),
  ).toEqual(["description", "market"]);
  expect(missingOnlyForSaving(empty, "investor")).toEqual([
    "business_name",
    "business_type",
    "description",
  ]);
});

test("a field counts only after it is saved, and is missing as soon as it is cleared", {
  tags: ["5-matching-06"],
}, () => {
  const saved = {
    ...empty,
    business_name: "Nakuru Dryers",
    business_stage: "Seed",
  };
  const form = { ...saved, business_stage: "", capital_needed: "90,000" };
  expect(readinessOf(form, saved, "investee")).toEqual({
    ready: ["business_name"],
    unsaved: ["capital_needed"],
    missing: ["business_type", "business_stage", "sector_type"],
  });
});
