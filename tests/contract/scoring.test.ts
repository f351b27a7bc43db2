import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  COUNTRIES,
  INVESTMENT_TARGETS,
  MATCH_CRITERIA,
} from "../../contract/enumerations.ts";
import {
  INVESTMENT_TYPES,
  SECTORS,
  STAGES,
} from "../../contract/profile/options.ts";
import {
  type InvesteeCriteria,
  type InvestorCriteria,
  isTicketInRange,
  MIN_MATCH_SCORE,
  rangesOfTicket,
  SCORE_WEIGHTS,
} from "../../contract/scoring.ts";
import { scoreInvestor } from "../support/score-investor.ts";

const investee: InvesteeCriteria = {
  sector_type: "Agriculture",
  capital_needed: "250000.00",
  business_stage: "Seed",
  investment_type: "Equity",
  location: "Kenya",
};
const investor: InvestorCriteria = {
  sectors_of_interest: ["Agriculture", "Energy"],
  investment_target_min: "100000.00",
  investment_target_max: "500000.00",
  business_stages_investor: ["Seed", "Series A"],
  investment_types_investor: ["Equity"],
  location: "Kenya",
};

const anyInvestee: fc.Arbitrary<InvesteeCriteria> = fc.record({
  sector_type: fc.constantFrom("" as const, ...SECTORS),
  capital_needed: fc.option(
    fc.oneof(
      fc.integer({ min: 1, max: 20_000_000 }).map((n) => n.toFixed(2)),
      fc.constantFrom(...INVESTMENT_TARGETS.map(({ max }) => max.toFixed(2))),
    ),
  ),
  business_stage: fc.constantFrom("" as const, ...STAGES),
  investment_type: fc.constantFrom("" as const, ...INVESTMENT_TYPES),
  location: fc.constantFrom(...COUNTRIES.slice(0, 4)),
});
const anyInvestor: fc.Arbitrary<InvestorCriteria> = fc
  .record({
    target: fc.constantFrom(...INVESTMENT_TARGETS),
    sectors_of_interest: fc.subarray([...SECTORS]),
    business_stages_investor: fc.subarray([...STAGES]),
    investment_types_investor: fc.subarray([...INVESTMENT_TYPES]),
    location: fc.constantFrom(...COUNTRIES.slice(0, 4)),
  })
  .map(({ target, ...criteria }) => ({
    ...criteria,
    investment_target_min: target.min.toFixed(2),
    investment_target_max: target.openEnded ? null : target.max.toFixed(2),
  }));
const pair = fc.tuple(anyInvestee, anyInvestor);

describe("the score of an investor for an investee", () => {
  test("the weights add up to 100, and an investor who meets every criterion scores 100", () => {
    const sum = Object.values(SCORE_WEIGHTS).reduce((a, b) => a + b, 0);
    expect(sum).toBe(100);
    expect(scoreInvestor(investee, investor).score).toBe(100);
  });

  test("each unmet criterion reduces the score by its weight", () => {
    const mismatches: Record<string, Partial<InvestorCriteria>> = {
      sector: { sectors_of_interest: ["Tourism"] },
      ticket: {
        investment_target_min: "10000.00",
        investment_target_max: "50000.00",
      },
      stage: { business_stages_investor: ["Maturity"] },
      investmentType: { investment_types_investor: ["Debt"] },
      country: { location: "Ghana" },
    };
    for (const criterion of MATCH_CRITERIA) {
      const result = scoreInvestor(investee, {
        ...investor,
        ...mismatches[criterion],
      });
      expect(result.score).toBe(100 - SCORE_WEIGHTS[criterion]);
      expect(
        result.reasons.filter(({ fits }) => !fits).map((r) => r.criterion),
      ).toEqual([criterion]);
    }
  });

  test("the reasons describe each criterion that is met", () => {
    const { reasons } = scoreInvestor(investee, investor);
    expect(reasons.map(({ text }) => text)).toEqual([
      "Invests in Agriculture",
      "Your ticket of $250,000 is within their range ($100,000–$500,000)",
      "Backs Seed",
      "Offers Equity",
      "Based in Kenya",
    ]);
  });

  test("the reasons describe each criterion that is not met", () => {
    const { reasons, score } = scoreInvestor(
      { ...investee, capital_needed: "99.50" },
      {
        sectors_of_interest: [],
        investment_target_min: "5000000.00",
        investment_target_max: null,
        business_stages_investor: [],
        investment_types_investor: ["Debt"],
        location: "Ghana",
      },
    );
    expect(score).toBe(0);
    expect(reasons.map(({ text }) => text)).toEqual([
      "Does not invest in Agriculture",
      "Your ticket of $99.50 is outside their range ($5,000,000 or more)",
      "Does not invest at Seed",
      "Does not offer Equity",
      "Based in Ghana; you are in Kenya",
    ]);
  });

  test("a criterion for which the investee has no value is not met, and its reason states this", () => {
    const { reasons, score } = scoreInvestor(
      { ...investee, investment_type: "", capital_needed: null },
      investor,
    );
    expect(score).toBe(65);
    expect(reasons.filter(({ fits }) => !fits).map((r) => r.text)).toEqual([
      "Ticket size or range not provided",
      "You have not provided the investment type you are looking for",
    ]);
  });

  test("investors see the same reasons, worded for them", () => {
    const { reasons } = scoreInvestor(investee, investor, "investor");
    expect(reasons.map(({ text }) => text)).toEqual([
      "Works in Agriculture, one of your sectors",
      "Seeks $250,000, within your range ($100,000–$500,000)",
      "At Seed, a stage you back",
      "Looks for Equity, which you offer",
      "Based in Kenya, as you are",
    ]);
  });

  test("a range includes both ends", () => {
    expect(isTicketInRange(100_000, 100_000, 500_000)).toBe(true);
    expect(isTicketInRange(500_000, 100_000, 500_000)).toBe(true);
    expect(isTicketInRange(99_999.99, 100_000, 500_000)).toBe(false);
    expect(isTicketInRange(500_000.01, 100_000, 500_000)).toBe(false);
  });

  test("the open-ended range is 5,000,000 and above", {
    tags: ["3-profile-09"],
  }, () => {
    expect(isTicketInRange(5_000_000, 5_000_000, null)).toBe(true);
    expect(isTicketInRange(4_999_999.99, 5_000_000, null)).toBe(false);
    expect(isTicketInRange(750_000_000, 5_000_000, null)).toBe(true);
    expect(rangesOfTicket(750_000_000)).toEqual([6]);
  });

  test("a ticket on the boundary of two ranges belongs to both", () => {
    expect(rangesOfTicket(50_000)).toEqual([1, 2]);
    expect(rangesOfTicket(50_001)).toEqual([2]);
    expect(rangesOfTicket(5_000_000)).toEqual([5, 6]);
    expect(rangesOfTicket(0)).toEqual([]);
    expect(rangesOfTicket(null)).toEqual([]);
  });

  test("an investor who meets neither the sector nor the ticket criterion cannot reach the minimum score", () => {
    const { sector, ticket } = SCORE_WEIGHTS;
    expect(100 - sector - ticket).toBeLessThan(MIN_MATCH_SCORE);
    expect(MIN_MATCH_SCORE).toBeLessThanOrEqual(sector + ticket);
  });
});

describe("for any investee and investor", () => {
  test("the score is the sum of the weights of the criteria that are met, from 0 to 100", () => {
    fc.assert(
      fc.property(pair, ([anInvestee, anInvestor]) => {
        const { score, reasons } = scoreInvestor(anInvestee, anInvestor);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(reasons.map((reason) => reason.criterion)).toEqual(
          MATCH_CRITERIA,
        );
        const sum = reasons.reduce(
          (total, { criterion, fits }) =>
            total + (fits ? SCORE_WEIGHTS[criterion] : 0),
          0,
        );
        expect(score).toBe(sum);
        expect(reasons.every(({ text }) => !/[{}]|undefined/.test(text))).toBe(
          true,
        );
      }),
    );
  });

  test("meeting another criterion never reduces the score", () => {
    fc.assert(
      fc.property(pair, ([anInvestee, anInvestor]) => {
        const before = scoreInvestor(anInvestee, anInvestor).score;
        const broader: InvestorCriteria[] = [
          { ...anInvestor, sectors_of_interest: SECTORS },
          { ...anInvestor, business_stages_investor: STAGES },
          { ...anInvestor, investment_types_investor: INVESTMENT_TYPES },
          {
            ...anInvestor,
            investment_target_min: "0.00",
            investment_target_max: null,
          },
          { ...anInvestor, location: anInvestee.location },
        ];
        for (const wider of broader)
          expect(scoreInvestor(anInvestee, wider).score).toBeGreaterThanOrEqual(
            before,
          );
      }),
    );
  });

  test("the score does not depend on who views it or on the order of lists", () => {
    fc.assert(
      fc.property(pair, ([anInvestee, anInvestor]) => {
        const first = scoreInvestor(anInvestee, anInvestor);
        expect(scoreInvestor(anInvestee, anInvestor)).toEqual(first);
        const reversed = {
          ...anInvestor,
          sectors_of_interest: anInvestor.sectors_of_interest.toReversed(),
          business_stages_investor:
            anInvestor.business_stages_investor.toReversed(),
          investment_types_investor:
            anInvestor.investment_types_investor.toReversed(),
        };
        expect(scoreInvestor(anInvestee, reversed)).toEqual(first);
        expect(scoreInvestor(anInvestee, anInvestor, "investor").score).toBe(
          first.score,
        );
      }),
    );
  });

  test("a ticket fits a range if and only if rangesOfTicket returns the index of that range", () => {
    fc.assert(
      fc.property(pair, ([anInvestee, anInvestor]) => {
        const index = INVESTMENT_TARGETS.findIndex(
          ({ min }) => min === Number(anInvestor.investment_target_min),
        );
        const inside = rangesOfTicket(
          anInvestee.capital_needed === null
            ? null
            : Number(anInvestee.capital_needed),
        ).includes(index);
        const { reasons } = scoreInvestor(anInvestee, anInvestor);
        expect(reasons[1]).toMatchObject({ criterion: "ticket", fits: inside });
      }),
    );
  });
});

describe("boundaries", () => {
  test("a match requires at least half of the maximum score", () => {
    expect(MIN_MATCH_SCORE).toBe(50);
  });

  test("a ticket of one dollar has a range, and a missing ticket has none", () => {
    expect(rangesOfTicket(1)).toEqual([0]);
    expect(rangesOfTicket(0)).toEqual([]);
    expect(rangesOfTicket(null)).toEqual([]);
  });

  test.each([
    { capital_needed: null, min: "0.00" },
    { capital_needed: "0.00", min: "0.00" },
    { capital_needed: "-1.00", min: "0.00" },
    { capital_needed: "1.00", min: null },
  ])(
    "a ticket of $capital_needed and a range with the minimum $min are not compared",
    ({ capital_needed, min }) => {
      const { reasons } = scoreInvestor(
        { ...investee, capital_needed },
        { ...investor, investment_target_min: min },
      );
      expect(reasons[1]).toMatchObject({
        criterion: "ticket",
        fits: false,
        text: "Ticket size or range not provided",
      });
    },
  );

  test("a ticket of one dollar does not count as missing", () => {
    const { reasons } = scoreInvestor(
      { ...investee, capital_needed: "1.00" },
      { ...investor, investment_target_min: "0.00" },
    );
    expect(reasons[1]?.text).toBe(
      "Your ticket of $1 is within their range ($0–$500,000)",
    );
  });

  test("when either country is missing, the reason states this", () => {
    for (const [investeeCountry, investorCountry] of [
      ["", "Kenya"],
      ["Kenya", ""],
      ["", ""],
    ] as const) {
      const { reasons } = scoreInvestor(
        { ...investee, location: investeeCountry },
        { ...investor, location: investorCountry },
      );
      expect(reasons[4]).toMatchObject({
        fits: false,
        text: "Country not provided",
      });
    }
  });
});
