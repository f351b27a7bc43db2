import { afterAll, beforeAll, expect, test } from "vitest";
import { profileValues } from "../../../server/database/profile-columns.ts";
import { profiles } from "../../../server/database/schema.ts";
import { rankInvestors } from "../../../server/matching/ranking.ts";
import {
  agreementOf,
  kendallTau,
  type RankingResult,
} from "../../support/labelled-matches/agreement.ts";
import { earlyStageInvestees } from "../../support/labelled-matches/early-stage-investees.ts";
import { establishedInvestees } from "../../support/labelled-matches/established-investees.ts";
import { growingInvestees } from "../../support/labelled-matches/growing-investees.ts";
import { labelledInvestors } from "../../support/labelled-matches/investors.ts";
import {
  type LabelledInvestee,
  rangeOf,
} from "../../support/labelled-matches/labelled.ts";
import { addInvestee, addInvestor } from "../../support/members.ts";
import { scoreInvestor } from "../../support/score-investor.ts";
import { openTestStore, type TestStore } from "../../support/test-store.ts";

/** The minimum agreement; docs/matching.md describes the measures. */
const MINIMUM = { first: 0.9, topTwo: 0.75, tau: 0.7 };

const businesses = [
  ...earlyStageInvestees,
  ...growingInvestees,
  ...establishedInvestees,
];
let store: TestStore;

beforeAll(async () => {
  store = await openTestStore();
  for (const investor of labelledInvestors)
    await addInvestor(store, {
      profile: {
        businessName: investor.name,
        location: investor.location,
        sectorsOfInterest: [...investor.sectors],
        businessStagesInvestor: [...investor.stages],
        investmentTypesInvestor: [...investor.types],
        ...rangeOf(investor),
      },
    });
});
afterAll(() => store.close());

async function rankInvestorsFor(
  business: LabelledInvestee,
): Promise<RankingResult> {
  const { id } = await addInvestee(store, {
    profile: {
      businessName: business.name,
      location: business.location,
      sectorType: business.sector,
      businessStage: business.stage,
      capitalNeeded: business.ticket.toFixed(2),
      investmentType: business.type,
    },
  });
  const rows = await store.database.select().from(profiles);
  const findProfile = (isWanted: (row: (typeof rows)[number]) => boolean) => {
    const profile = rows.find(isWanted);
    if (!profile) throw new Error("No such profile");
    return profile;
  };
  const criteria = profileValues(findProfile((row) => row.accountId === id));
  const offered = await rankInvestors(
    store.database,
    { accountId: id, criteria },
    2,
    new Date(),
  );
  return {
    ranking: business.ranking,
    offered: offered.map(({ businessName }) => businessName),
    scoreOf: (name) =>
      scoreInvestor(
        criteria,
        profileValues(findProfile((row) => row.businessName === name)),
      ).score,
  };
}

test("the offers for thirty businesses agree with an analyst's ranking", async () => {
  expect(businesses).toHaveLength(30);
  const results: RankingResult[] = [];
  for (const business of businesses)
    results.push(await rankInvestorsFor(business));
  const agreement = agreementOf(results);
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  console.log(
    `Agreement with the analyst on ${businesses.length} businesses: same first choice ${percent(agreement.first)}, ` +
      `best two offered ${percent(agreement.topTwo)}, Kendall's tau ${agreement.tau.toFixed(2)}`,
  );
  for (const [measure, minimum] of Object.entries(MINIMUM))
    expect(
      agreement[measure as keyof typeof MINIMUM],
      `${measure} of ${JSON.stringify(agreement)}`,
    ).toBeGreaterThanOrEqual(minimum);
});

test("Kendall's tau is 1 for the same order, -1 for the reverse order and 0 for equal scores; ties reduce it", () => {
  expect(kendallTau([1, 2, 3, 4])).toBe(1);
  expect(kendallTau([4, 3, 2, 1])).toBe(-1);
  expect(kendallTau([1, 1, 1])).toBe(0);
  expect(kendallTau([1, 3, 2])).toBeCloseTo(1 / 3);
  expect(kendallTau([1, 1, 2])).toBeCloseTo(2 / Math.sqrt(6));
});
