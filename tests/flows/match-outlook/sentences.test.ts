import { expect, test } from "vitest";
import { MATCH_CRITERIA } from "../../../contract/enumerations.ts";
import {
  investeeOutlook,
  investorOutlook,
} from "../../../machines/matching/outlook.ts";
import { shownText } from "../../support/shown-text.ts";

type Outlook = Parameters<typeof investeeOutlook>[0];
const exactly = (count: number) => ({ count, about: false });
const manyInvestors = { count: 1_200, about: true };
const paragraphsOf = (changes: Partial<Outlook>) =>
  investeeOutlook({
    offered: exactly(30),
    every: exactly(2),
    ...changes,
  }).map((sentences) => sentences.map(shownText).join(" "));

test("the outlook of a founder says how many investors there are, how many fit, what excludes most and what one change would do", () => {
  expect(
    paragraphsOf({
      offered: manyInvestors,
      excludes: "stage",
      change: { field: "capital_needed", value: "50000.00", every: exactly(9) },
    }),
  ).toEqual([
    "At the moment about 1,200 investors could be offered for your saved profile. Of these, 2 meet every criterion.",
    "Your business stage excludes the most others.",
    "With a ticket of $50,000: 9 instead of 2.",
  ]);
  expect(
    paragraphsOf({
      change: { field: "investment_type", value: "Debt", every: manyInvestors },
    })[1],
  ).toBe("With the investment type Debt: about 1,200 instead of 2.");
});

test("the outlook names each criterion that can exclude the most investors", () => {
  expect(
    MATCH_CRITERIA.map((excludes) => paragraphsOf({ excludes })[1]),
  ).toEqual([
    "Your sector excludes the most others.",
    "Your ticket size excludes the most others.",
    "Your business stage excludes the most others.",
    "Your investment type excludes the most others.",
    "Your country excludes the most others.",
  ]);
});

test("an investor without matches reads how many businesses could be offered", () => {
  expect(
    shownText(investorOutlook({ offered: { count: 1, about: false } })),
  ).toBe(
    "At the moment one business with a complete profile could be offered to you. A business appears here when it asks for a match.",
  );
});

test("the outlook without any investor says only that", () => {
  expect(paragraphsOf({ offered: exactly(0), every: exactly(0) })).toEqual([
    "At the moment no investor could be offered for your saved profile.",
  ]);
});
