import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  INVESTMENT_TYPES,
  SECTORS,
  STAGES,
} from "../../../contract/enumerations.ts";
import { MIN_MATCH_SCORE, scoreInvestor } from "../../../contract/scoring.ts";
import { createClock } from "../../../server/clock.ts";
import {
  type Connection,
  connectTo,
} from "../../../server/database/connection.ts";
import { profileValues } from "../../../server/database/profile-columns.ts";
import {
  accounts,
  matches,
  matchOffers,
  profiles,
} from "../../../server/database/schema.ts";
import { refreshInvestorCriteria } from "../../../server/matching/investor-criteria.ts";
import { rankInvestors } from "../../../server/matching/ranking.ts";
import {
  createTestDatabase,
  type TestDatabase,
} from "../../support/database.ts";
import { addInvestee, addInvestor } from "../../support/members.ts";

/** The number of investors with equal scores, oldest account first, that are ordered by their pending matches. */
const TIED = 20;

let testDatabase: TestDatabase;
let connection: Connection;
const store = () => ({
  database: connection.database,
  clock: createClock(),
});

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  connection = connectTo(testDatabase.url);
});
afterAll(async () => {
  await connection.close();
  await testDatabase.drop();
});
beforeEach(async () => {
  await connection.database.delete(accounts);
});

const anyInvestor = fc.record({
  location: fc.constantFrom("Kenya", "Ghana"),
  sectorsOfInterest: fc.subarray([...SECTORS].slice(0, 2), { minLength: 1 }),
  businessStagesInvestor: fc.subarray([...STAGES].slice(0, 2), {
    minLength: 1,
  }),
  investmentTypesInvestor: fc.subarray([...INVESTMENT_TYPES].slice(0, 2)),
});
const anySeeker = fc.record({
  location: fc.constantFrom("Kenya", "Ghana", "Togo"),
  sectorType: fc.constantFrom(...SECTORS.slice(0, 3)),
  businessStage: fc.constantFrom(...STAGES.slice(0, 3)),
  investmentType: fc.constantFrom("" as const, ...INVESTMENT_TYPES.slice(0, 3)),
  capitalNeeded: fc.constantFrom("250000.00", "100000.00", "60000.00"),
});
type Crowd = readonly number[];

/** Adds many investors with few different profiles, so that many have equal scores. */
async function addCrowd(size: number, seed: number): Promise<Crowd> {
  const ids: number[] = [];
  for (const profile of fc.sample(anyInvestor, { numRuns: size, seed }))
    ids.push((await addInvestor(store(), { profile })).id);
  return ids;
}

/** Adds pending matches to an investor, each with a different business. */
async function addPendingMatches(investorId: number, businesses: Crowd) {
  const now = new Date();
  for (const investeeId of businesses)
    await connection.database.insert(matches).values({
      investeeId,
      investorId,
      status: "pending",
      score: 100,
      reasons: { investee: [], investor: [] },
      createdAt: now,
      updatedAt: now,
    });
}

async function newInvestee(profile: Parameters<typeof addInvestee>[1]) {
  const { id } = await addInvestee(store(), profile);
  const [row] = await connection.database
    .select()
    .from(profiles)
    .where(eq(profiles.accountId, id));
  if (!row) throw new Error("No profile");
  return { accountId: id, facts: profileValues(row) };
}

type Seeker = Awaited<ReturnType<typeof newInvestee>>;
const rankedIds = async (seeker: Seeker, wanted = 2) =>
  (await rankInvestors(connection.database, seeker, wanted)).map(
    ({ accountId }) => accountId,
  );

/** The simplest implementation of the rule, which checks every investor at each score. */
async function ruleOffers(
  { accountId, facts }: Seeker,
  work: ReadonlyMap<number, number>,
  wanted: number,
): Promise<number[]> {
  const { database } = connection;
  const offers = await database
    .select()
    .from(matchOffers)
    .where(eq(matchOffers.investeeId, accountId));
  const taken = offers.map(({ investorId }) => investorId);
  const rows = await database
    .select()
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(eq(accounts.userType, "investor"));
  const scored = rows
    .map(({ profiles: row }) => ({
      id: row.accountId,
      score: scoreInvestor(facts, profileValues(row)).score,
    }))
    .filter(({ id, score }) => score >= MIN_MATCH_SCORE && !taken.includes(id));
  const scores = [...new Set(scored.map(({ score }) => score))];
  return scores
    .toSorted((one, other) => other - one)
    .flatMap((level) =>
      scored
        .filter(({ score }) => score === level)
        .map(({ id }) => id)
        .toSorted((one, other) => one - other)
        .slice(0, TIED)
        .toSorted(
          (one, other) =>
            (work.get(one) ?? 0) - (work.get(other) ?? 0) || one - other,
        ),
    )
    .slice(0, wanted);
}

test("investors are offered by best score, then fewest pending matches among the first 20 with equal scores, then oldest account, and never twice", async () => {
  const crowd = await addCrowd(120, 3);
  const others: number[] = [];
  for (let made = 0; made < 4; made += 1)
    others.push((await addInvestee(store())).id);
  const amounts = fc.sample(fc.integer({ min: 0, max: 4 }), {
    numRuns: crowd.length,
    seed: 5,
  });
  const work = new Map(crowd.map((id, place) => [id, amounts[place] ?? 0]));
  for (const [id, amount] of work)
    await addPendingMatches(id, others.slice(0, amount));
  const former = fc.sample(fc.subarray([...crowd], { maxLength: 40 }), {
    numRuns: 24,
    seed: 9,
  });
  const profilesOf = fc.sample(anySeeker, { numRuns: 24, seed: 11 });
  let offers = 0;
  for (const [place, profile] of profilesOf.entries()) {
    const seeker = await newInvestee({ profile });
    for (const investorId of former[place] ?? [])
      await connection.database.insert(matchOffers).values({
        investeeId: seeker.accountId,
        investorId,
        offeredAt: new Date(),
      });
    const offer = await rankedIds(seeker);
    expect(offer).toEqual(await ruleOffers(seeker, work, 2));
    expect(offer.filter((id) => former[place]?.includes(id))).toEqual([]);
    offers += offer.length;
  }
  // Guards against a run in which no investor is ever offered.
  expect(offers).toBeGreaterThan(20);
});

test("among many equal scores the same investors are offered every time, even after their profiles were saved in another order", async () => {
  const crowd: number[] = [];
  for (let made = 0; made < 60; made += 1)
    crowd.push((await addInvestor(store())).id);
  const seeker = await newInvestee({});
  expect(await rankedIds(seeker)).toEqual(crowd.slice(0, 2));
  for (const id of crowd.toReversed())
    await refreshInvestorCriteria(connection.database, id);
  await connection.pool.query("vacuum analyze investor_criteria");
  expect(await rankedIds(seeker)).toEqual(crowd.slice(0, 2));
  const busy = (await addInvestee(store())).id;
  for (const id of crowd.slice(0, TIED - 1))
    await addPendingMatches(id, [busy]);
  expect(await rankedIds(seeker, 1)).toEqual([crowd[TIED - 1]]);
});

test("an investor whose score increases never ranks lower", async () => {
  const crowd = await addCrowd(30, 21);
  const improved = fc.sample(fc.integer({ min: 0, max: crowd.length - 1 }), {
    numRuns: 12,
    seed: 23,
  });
  const profilesOf = fc.sample(anySeeker, { numRuns: 12, seed: 25 });
  for (const [place, profile] of profilesOf.entries()) {
    const id = crowd[improved[place] ?? 0] ?? 0;
    const seeker = await newInvestee({ profile });
    const placeOf = (order: number[]) =>
      order.includes(id) ? order.indexOf(id) : Number.POSITIVE_INFINITY;
    const before = placeOf(await rankedIds(seeker, TIED));
    await connection.database
      .update(profiles)
      .set({
        sectorsOfInterest: [...SECTORS],
        businessStagesInvestor: [...STAGES],
        investmentTypesInvestor: [...INVESTMENT_TYPES],
      })
      .where(eq(profiles.accountId, id));
    await refreshInvestorCriteria(connection.database, id);
    expect(placeOf(await rankedIds(seeker, TIED))).toBeLessThanOrEqual(before);
  }
});
