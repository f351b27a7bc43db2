import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { MatchStatus } from "../../../contract/enumerations.ts";
import {
  COUNTRIES,
  INVESTMENT_TARGETS,
} from "../../../contract/enumerations.ts";
import {
  INVESTMENT_TYPES,
  SECTORS,
  STAGES,
} from "../../../contract/profile/options.ts";
import { MIN_MATCH_SCORE } from "../../../contract/scoring.ts";
import { profileValues } from "../../../server/database/profile-columns.ts";
import {
  accounts,
  investorCriteria,
  matches,
  profiles,
} from "../../../server/database/schema.ts";
import {
  criteriaOf,
  refreshInvestorCriteria,
} from "../../../server/matches/investor-criteria.ts";
import { rankInvestors } from "../../../server/matching/ranking.ts";
import { addInvestee, addInvestor } from "../../support/members.ts";
import { scoreInvestor } from "../../support/score-investor.ts";
import { openTestStore, type TestStore } from "../../support/test-store.ts";

/** Among equal scores, only this many of the oldest accounts are considered: fewest pending matches first. */
const TIE_GROUP_SIZE = 20;

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.database.delete(accounts);
});

const anyInvestor = fc.record({
  location: fc.constantFrom("Kenya", "Ghana"),
  sectorsOfInterest: fc.subarray([...SECTORS].slice(0, 2), { minLength: 1 }),
  businessStagesInvestor: fc.subarray([...STAGES].slice(0, 2), {
    minLength: 1,
  }),
  investmentTypesInvestor: fc.subarray([...INVESTMENT_TYPES].slice(0, 2)),
});
const anyInvestee = fc.record({
  location: fc.constantFrom("Kenya", "Ghana", "Togo"),
  sectorType: fc.constantFrom(...SECTORS.slice(0, 3)),
  businessStage: fc.constantFrom(...STAGES.slice(0, 3)),
  investmentType: fc.constantFrom("" as const, ...INVESTMENT_TYPES.slice(0, 3)),
  capitalNeeded: fc.constantFrom("250000.00", "100000.00", "60000.00"),
});
type AccountIds = readonly number[];

/** Adds many investors with few different profiles, so that many have equal scores. */
async function addManyInvestors(
  size: number,
  seed: number,
): Promise<AccountIds> {
  const ids: number[] = [];
  for (const profile of fc.sample(anyInvestor, { numRuns: size, seed }))
    ids.push((await addInvestor(store, { profile })).id);
  return ids;
}

/** Adds matches to an investor, each with a different business. */
async function addMatches(
  investorId: number,
  investeeIds: AccountIds,
  status: MatchStatus = "pending",
) {
  const now = new Date();
  for (const investeeId of investeeIds)
    await store.database.insert(matches).values({
      investeeId,
      investorId,
      status,
      score: 100,
      reasons: { investee: [], investor: [] },
      createdAt: now,
      updatedAt: now,
    });
}

async function newInvestee(options: Parameters<typeof addInvestee>[1]) {
  const { id } = await addInvestee(store, options);
  const [row] = await store.database
    .select()
    .from(profiles)
    .where(eq(profiles.accountId, id));
  if (!row) throw new Error("No profile");
  return { accountId: id, criteria: profileValues(row) };
}

type NewInvestee = Awaited<ReturnType<typeof newInvestee>>;
const rankedIds = async (investee: NewInvestee, limit = 2) =>
  (await rankInvestors(store.database, investee, limit, new Date())).map(
    ({ accountId }) => accountId,
  );

/** Returns the stored profiles of all investors. */
async function storedInvestors() {
  const rows = await store.database
    .select({ profile: profiles })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(eq(accounts.userType, "investor"));
  return rows.map(({ profile }) => profile);
}

/** Returns the expected offers by brute force: scores every investor, then sorts the investors with equal scores. */
async function expectedOffers(
  { accountId, criteria }: NewInvestee,
  investors: Awaited<ReturnType<typeof storedInvestors>>,
  pendingMatches: ReadonlyMap<number, number>,
  limit: number,
): Promise<number[]> {
  const offers = await store.database
    .select()
    .from(matches)
    .where(eq(matches.investeeId, accountId));
  const offered = offers.map(({ investorId }) => investorId);
  const scored = investors
    .map((investor) => ({
      id: investor.accountId,
      score: scoreInvestor(criteria, profileValues(investor)).score,
    }))
    .filter(
      ({ id, score }) => score >= MIN_MATCH_SCORE && !offered.includes(id),
    );
  const scores = [...new Set(scored.map(({ score }) => score))];
  return scores
    .toSorted((a, b) => b - a)
    .flatMap((level) =>
      scored
        .filter(({ score }) => score === level)
        .map(({ id }) => id)
        .toSorted((a, b) => a - b)
        .slice(0, TIE_GROUP_SIZE)
        .toSorted(
          (a, b) =>
            (pendingMatches.get(a) ?? 0) - (pendingMatches.get(b) ?? 0) ||
            a - b,
        ),
    )
    .slice(0, limit);
}

test("offers exclude investors who were offered before and are sorted by score; the 20 oldest accounts with equal scores are sorted by pending matches, then by age", async () => {
  const investors = await addManyInvestors(120, 3);
  const otherInvestees: number[] = [];
  for (let count = 0; count < 4; count += 1)
    otherInvestees.push((await addInvestee(store)).id);
  const pendingCounts = fc.sample(fc.integer({ min: 0, max: 4 }), {
    numRuns: investors.length,
    seed: 5,
  });
  const pendingMatches = new Map(
    investors.map((id, index) => [id, pendingCounts[index] ?? 0]),
  );
  for (const [id, count] of pendingMatches)
    await addMatches(id, otherInvestees.slice(0, count));
  const offeredBefore = fc.sample(
    fc.subarray([...investors], { maxLength: 40 }),
    {
      numRuns: 24,
      seed: 9,
    },
  );
  const investees = fc.sample(anyInvestee, { numRuns: 24, seed: 11 });
  const stored = await storedInvestors();
  let offerCount = 0;
  for (const [index, profile] of investees.entries()) {
    const investee = await newInvestee({ profile });
    for (const investorId of offeredBefore[index] ?? [])
      await addMatches(investorId, [investee.accountId], "rejected");
    const offeredIds = await rankedIds(investee);
    expect(offeredIds).toEqual(
      await expectedOffers(investee, stored, pendingMatches, 2),
    );
    expect(
      offeredIds.filter((id) => offeredBefore[index]?.includes(id)),
    ).toEqual([]);
    offerCount += offeredIds.length;
  }
  // Guards against a run in which no investor is ever offered.
  expect(offerCount).toBeGreaterThan(20);
});

test("of many investors with equal scores, the oldest accounts with the fewest pending matches are offered, regardless of the order in which the profiles were saved", async () => {
  const investors: number[] = [];
  for (let count = 0; count < 60; count += 1)
    investors.push((await addInvestor(store)).id);
  const investee = await newInvestee({});
  expect(await rankedIds(investee)).toEqual(investors.slice(0, 2));
  for (const id of investors.toReversed())
    await refreshInvestorCriteria(store.database, id, new Date());
  await store.pool.query("vacuum analyze investor_criteria");
  expect(await rankedIds(investee)).toEqual(investors.slice(0, 2));
  const otherInvestee = (await addInvestee(store)).id;
  for (const id of investors.slice(0, TIE_GROUP_SIZE - 1))
    await addMatches(id, [otherInvestee]);
  expect(await rankedIds(investee, 1)).toEqual([investors[TIE_GROUP_SIZE - 1]]);
});

test("an investor whose score increases never ranks lower", async () => {
  const investors = await addManyInvestors(30, 21);
  const improvedIndexes = fc.sample(
    fc.integer({ min: 0, max: investors.length - 1 }),
    {
      numRuns: 12,
      seed: 23,
    },
  );
  const investees = fc.sample(anyInvestee, { numRuns: 12, seed: 25 });
  for (const [index, profile] of investees.entries()) {
    const id = investors[improvedIndexes[index] ?? 0] ?? 0;
    const investee = await newInvestee({ profile });
    const rankOf = (order: number[]) =>
      order.includes(id) ? order.indexOf(id) : Number.POSITIVE_INFINITY;
    const rankBefore = rankOf(await rankedIds(investee, TIE_GROUP_SIZE));
    await store.database
      .update(profiles)
      .set({
        sectorsOfInterest: [...SECTORS],
        businessStagesInvestor: [...STAGES],
        investmentTypesInvestor: [...INVESTMENT_TYPES],
      })
      .where(eq(profiles.accountId, id));
    await refreshInvestorCriteria(store.database, id, new Date());
    expect(
      rankOf(await rankedIds(investee, TIE_GROUP_SIZE)),
    ).toBeLessThanOrEqual(rankBefore);
  }
});

test("for random business profiles, the 20 best of 1,000 investors with random profiles are returned in the expected order", async () => {
  const anyProfile = fc.record({
    location: fc.constantFrom(...COUNTRIES),
    sectorsOfInterest: fc.subarray([...SECTORS], { maxLength: 4 }),
    businessStagesInvestor: fc.subarray([...STAGES], { maxLength: 3 }),
    investmentTypesInvestor: fc.subarray([...INVESTMENT_TYPES]),
    target: fc.constantFrom(...INVESTMENT_TARGETS),
  });
  const now = new Date();
  const requiredColumns = {
    businessName: "Baobab Capital",
    businessType: "Cooperative",
    description: "We back farming.",
    createdAt: now,
    updatedAt: now,
  } as const;
  const investors = fc.sample(anyProfile, { numRuns: 1_000, seed: 31 });
  const created = await store.database
    .insert(accounts)
    .values(
      investors.map((_, index) => ({
        email: `investor-${index}@example.org`,
        passwordHash: "unused",
        userType: "investor" as const,
        createdAt: now,
        verifiedAt: now,
      })),
    )
    .returning({ id: accounts.id });
  await store.database.insert(profiles).values(
    investors.map(({ target, ...columns }, index) => ({
      ...requiredColumns,
      ...columns,
      accountId: created[index]?.id ?? 0,
      investmentTargetMin: target.min.toFixed(2),
      investmentTargetMax: target.openEnded ? null : target.max.toFixed(2),
    })),
  );
  const stored = await storedInvestors();
  const rows = stored.flatMap(criteriaOf);
  for (let start = 0; start < rows.length; start += 5_000)
    await store.database
      .insert(investorCriteria)
      .values(rows.slice(start, start + 5_000));
  const businesses = fc.sample(
    fc.record({
      location: fc.constantFrom(...COUNTRIES),
      sectorType: fc.constantFrom(...SECTORS),
      businessStage: fc.constantFrom(...STAGES),
      investmentType: fc.constantFrom("" as const, ...INVESTMENT_TYPES),
      // An amount on the boundary between two ranges belongs to both.
      capitalNeeded: fc
        .constantFrom(...INVESTMENT_TARGETS)
        .chain(({ min, max }) => fc.constantFrom(max, (min + max) / 2))
        .map((amount) => amount.toFixed(2)),
    }),
    { numRuns: 20, seed: 33 },
  );
  for (const profile of businesses) {
    const investee = await newInvestee({ profile });
    expect(await rankedIds(investee, TIE_GROUP_SIZE)).toEqual(
      await expectedOffers(investee, stored, new Map(), TIE_GROUP_SIZE),
    );
  }
});
