import { describe, expect, test } from "vitest";
import type { MatchCriterion } from "../../contract/enumerations.ts";
import type {
  InvesteeCriteria,
  InvestorCriteria,
} from "../../contract/scoring.ts";
import { scoreInvestor } from "../support/score-investor.ts";
import { reachedSentence } from "../support/shown-text.ts";

const investee: InvesteeCriteria = {
  sector_type: "Agriculture",
  capital_needed: "250000.00",
  business_stage: "Seed",
  investment_type: "Equity",
  location: "Kenya",
};
const MATCHING: InvestorCriteria = {
  sectors_of_interest: ["Agriculture"],
  investment_target_min: "100000.00",
  investment_target_max: "500000.00",
  business_stages_investor: ["Seed"],
  investment_types_investor: ["Equity"],
  location: "Kenya",
};
const MISMATCHING: InvestorCriteria = {
  sectors_of_interest: ["Energy"],
  investment_target_min: "1000000.00",
  investment_target_max: null,
  business_stages_investor: ["Maturity"],
  investment_types_investor: ["Debt"],
  location: "Ghana",
};
const EMPTY: InvesteeCriteria = {
  sector_type: "",
  capital_needed: null,
  business_stage: "",
  investment_type: "",
  location: "",
};

type Pair = {
  readonly business: InvesteeCriteria;
  readonly investor: InvestorCriteria;
};
const PAIRS = {
  fits: { business: investee, investor: MATCHING },
  doesNotFit: { business: investee, investor: MISMATCHING },
  notProvided: { business: EMPTY, investor: MATCHING },
} as const satisfies Record<string, Pair>;

type Outcome = keyof typeof PAIRS;
type Wording = readonly [
  MatchCriterion,
  Outcome,
  investee: string,
  investor: string,
];
const WORDINGS: readonly Wording[] = [
  [
    ...(["sector", "fits", "Invests in Agriculture"] as const),
    "Works in Agriculture, one of your sectors",
  ],
  [
    ...(["sector", "doesNotFit"] as const),
    "Does not invest in Agriculture",
    "Works in Agriculture, which is not one of your sectors",
  ],
  [
    ...(["sector", "notProvided"] as const),
    "You have not provided your sector",
    "Has not provided its sector",
  ],
  [
    ...(["ticket", "fits"] as const),
    "Your ticket of $250,000 is within their range ($100,000–$500,000)",
    "Seeks $250,000, within your range ($100,000–$500,000)",
  ],
  [
    ...(["ticket", "doesNotFit"] as const),
    "Your ticket of $250,000 is outside their range ($1,000,000 or more)",
    "Seeks $250,000, outside your range ($1,000,000 or more)",
  ],
  [
    ...(["ticket", "notProvided"] as const),
    "Ticket size or range not provided",
    "Ticket size or range not provided",
  ],
  ["stage", "fits", "Backs Seed", "At Seed, a stage you back"],
  [
    ...(["stage", "doesNotFit"] as const),
    "Does not invest at Seed",
    "At Seed, a stage you do not back",
  ],
  [
    ...(["stage", "notProvided"] as const),
    "You have not provided your stage",
    "Has not provided its stage",
  ],
  [
    ...(["investmentType", "fits", "Offers Equity"] as const),
    "Looks for Equity, which you offer",
  ],
  [
    ...(["investmentType", "doesNotFit"] as const),
    "Does not offer Equity",
    "Looks for Equity, which you do not offer",
  ],
  [
    ...(["investmentType", "notProvided"] as const),
    "You have not provided the investment type you are looking for",
    "Has not provided an investment type",
  ],
  [
    ...(["country", "fits", "Based in Kenya"] as const),
    "Based in Kenya, as you are",
  ],
  [
    ...(["country", "doesNotFit", "Based in Ghana; you are in Kenya"] as const),
    "Based in Kenya; you are in Ghana",
  ],
  [
    ...(["country", "notProvided"] as const),
    "Country not provided",
    "Country not provided",
  ],
];

describe("the reasons for a match", () => {
  test.each(WORDINGS)(
    "the reason %s.%s is worded for each reader",
    (criterion, outcome, investeeText, investorText) => {
      const { business, investor } = PAIRS[outcome];
      const textFor = (reader: "investee" | "investor") =>
        scoreInvestor(business, investor, reader).reasons.find(
          (reason) => reason.criterion === criterion,
        )?.text;
      const key = `${criterion}.${outcome}` as const;
      expect(textFor("investee")).toBe(
        reachedSentence(`reason.investee.${key}`, investeeText),
      );
      expect(textFor("investor")).toBe(
        reachedSentence(`reason.investor.${key}`, investorText),
      );
    },
  );
});
