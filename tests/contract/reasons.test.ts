import { describe, expect, test } from "vitest";
import {
  type InvesteeFacts,
  type InvestorFacts,
  scoreInvestor,
} from "../../contract/scoring.ts";
import type { MatchCriterion } from "../../contract/wire.ts";
import { sentenceOf } from "../support/told.ts";

const investee: InvesteeFacts = {
  sector_type: "Agriculture",
  capital_needed: "250000.00",
  business_stage: "Seed",
  investment_type: "Equity",
  location: "Kenya",
};
/** An investor that fits in everything, one that fits in nothing, and one for whom a business says nothing. */
const FITS: InvestorFacts = {
  sectors_of_interest: ["Agriculture"],
  investment_target_min: "100000.00",
  investment_target_max: "500000.00",
  business_stages_investor: ["Seed"],
  investment_types_investor: ["Equity"],
  location: "Kenya",
};
const MISSES: InvestorFacts = {
  sectors_of_interest: ["Energy"],
  investment_target_min: "1000000.00",
  investment_target_max: null,
  business_stages_investor: ["Maturity"],
  investment_types_investor: ["Debt"],
  location: "Ghana",
};
const SILENT: InvesteeFacts = {
  sector_type: "",
  capital_needed: null,
  business_stage: "",
  investment_type: "",
  location: "",
};

type Sides = {
  readonly business: InvesteeFacts;
  readonly investor: InvestorFacts;
};
const SIDES = {
  fits: { business: investee, investor: FITS },
  misses: { business: investee, investor: MISSES },
  unsaid: { business: SILENT, investor: FITS },
} as const satisfies Record<string, Sides>;

type Outcome = keyof typeof SIDES;
type Told = readonly [
  MatchCriterion,
  Outcome,
  investee: string,
  investor: string,
];
const TOLD: readonly Told[] = [
  [
    ...(["sector", "fits", "Invests in Agriculture"] as const),
    "Works in Agriculture, one of your sectors",
  ],
  [
    ...(["sector", "misses"] as const),
    "Does not name Agriculture among its sectors",
    "Works in Agriculture, not one of your sectors",
  ],
  [
    ...(["sector", "unsaid"] as const),
    "You have not named your sector",
    "Has not named its sector",
  ],
  [
    ...(["ticket", "fits"] as const),
    "Your ticket of $250,000 is inside $100,000–$500,000",
    "Seeks $250,000, inside your $100,000–$500,000",
  ],
  [
    ...(["ticket", "misses"] as const),
    "Your ticket of $250,000 is outside $1,000,000 or more",
    "Seeks $250,000, outside your $1,000,000 or more",
  ],
  [
    ...(["ticket", "unsaid"] as const),
    "No ticket or no range is named",
    "No ticket or no range is named",
  ],
  ["stage", "fits", "Backs Seed", "At Seed, a stage you back"],
  [
    ...(["stage", "misses"] as const),
    "Does not name Seed among its stages",
    "At Seed, a stage you do not name",
  ],
  [
    ...(["stage", "unsaid"] as const),
    "You have not named your stage",
    "Has not named its stage",
  ],
  [
    ...(["investmentType", "fits", "Offers Equity"] as const),
    "Looks for Equity, which you offer",
  ],
  [
    ...(["investmentType", "misses"] as const),
    "Does not name Equity as its offer",
    "Looks for Equity, which you do not name",
  ],
  [
    ...(["investmentType", "unsaid"] as const),
    "You have not named the investment type you look for",
    "Has not named an investment type",
  ],
  [
    ...(["country", "fits", "Works from Kenya"] as const),
    "Works from Kenya, as you do",
  ],
  [
    ...(["country", "misses", "Works from Ghana, you from Kenya"] as const),
    "Works from Kenya, you from Ghana",
  ],
  [
    ...(["country", "unsaid"] as const),
    "A country is not named",
    "A country is not named",
  ],
];

describe("why an investor is offered, in words", () => {
  test.each(TOLD)("%s, %s", (criterion, outcome, ofInvestor, ofBusiness) => {
    const { business, investor } = SIDES[outcome];
    const told = (reader: "investee" | "investor") =>
      scoreInvestor(business, investor, reader).reasons.find(
        (reason) => reason.criterion === criterion,
      )?.text;
    const key = `${criterion}.${outcome}` as const;
    expect(told("investee")).toBe(
      sentenceOf(`reason.investee.${key}`, ofInvestor),
    );
    expect(told("investor")).toBe(
      sentenceOf(`reason.investor.${key}`, ofBusiness),
    );
  });
});
