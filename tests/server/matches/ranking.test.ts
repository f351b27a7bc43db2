import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { INVESTMENT_TARGETS } from "../../../contract/enumerations.ts";
import {
  INVESTMENT_TYPES,
  SECTORS,
  STAGES,
} from "../../../contract/profile/options.ts";
import { MIN_MATCH_SCORE } from "../../../contract/scoring.ts";
import { profileValues } from "../../../server/database/profile-columns.ts";
import {
  accounts,
  matches,
  profiles,
} from "../../../server/database/schema.ts";
import { rankInvestors } from "../../../server/matching/ranking.ts";
import { addInvestee, addInvestor } from "../../support/members.ts";
import { scoreInvestor } from "../../support/score-investor.ts";
import { openTestStore, type TestStore } from "../../support/test-store.ts";

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.database.delete(accounts);
});

/** Returns the ids of the best investors for an investee, as the server ranks them. */
async function bestInvestorIds(
  investee: { id: number },
  limit = 2,
): Promise<number[]> {
  const profile = await profileOf(investee.id);
  const ranked = await rankInvestors(
    store.database,
    { accountId: investee.id, criteria: profileValues(profile) },
    limit,
    new Date(),
  );
  return ranked.map(({ accountId }) => accountId);
}

async function profileOf(accountId: number) {
  const rows = await store.database.select().from(profiles);
  const profile = rows.find((row) => row.accountId === accountId);
  if (!profile) throw new Error("No such profile");
  return profile;
}

test("the best score comes first, and the list is as long as requested", async () => {
  const investee = await addInvestee(store);
  const otherCountry = await addInvestor(store, {
    profile: { location: "Ghana" },
  });
  const perfect = await addInvestor(store);
  await addInvestor(store, {
    profile: { location: "Togo", businessStagesInvestor: [] },
  });
  expect(await bestInvestorIds(investee)).toEqual([
    perfect.id,
    otherCountry.id,
  ]);
  expect(await bestInvestorIds(investee, 1)).toEqual([perfect.id]);
});

test("an investor is not proposed as a match if the account is unverified, suspended or closed, the profile is incomplete, or the score is below the minimum", async () => {
  const investee = await addInvestee(store);
  const now = new Date(store.clock.now());
  await addInvestor(store, { account: { verifiedAt: null } });
  await addInvestor(store, { account: { suspendedAt: now } });
  await addInvestor(store, { account: { closedAt: now } });
  await addInvestor(store, { profile: null });
  await addInvestor(store, { profile: { description: "" } });
  await addInvestor(store, { profile: { investmentTargetMin: null } });
  await addInvestor(store, {
    profile: {
      sectorsOfInterest: ["Energy"],
      location: "Togo",
      investmentTypesInvestor: ["Debt"],
    },
  });
  expect(await bestInvestorIds(investee)).toEqual([]);
});

test("an investor whose account is suspended after the profile was saved is not proposed as a match", async () => {
  const investee = await addInvestee(store);
  await addInvestor(store);
  expect(await bestInvestorIds(investee)).toHaveLength(1);
  await store.database.update(accounts).set({ suspendedAt: new Date() });
  expect(await bestInvestorIds(investee)).toEqual([]);
});

test("an investor is never proposed twice to the same business", async () => {
  const investee = await addInvestee(store);
  const first = await addInvestor(store);
  const second = await addInvestor(store);
  const at = new Date();
  await store.database.insert(matches).values({
    investeeId: investee.id,
    investorId: first.id,
    status: "rejected",
    score: 100,
    reasons: { investee: [], investor: [] },
    createdAt: at,
    updatedAt: at,
  });
  expect(await bestInvestorIds(investee)).toEqual([second.id]);
});

test("investors with equal scores are ordered by pending matches, fewest first, and then by age of the account", async () => {
  const investee = await addInvestee(store);
  const investorWithMatch = await addInvestor(store);
  const older = await addInvestor(store);
  const younger = await addInvestor(store);
  const otherInvestee = await addInvestee(store);
  const pending = {
    status: "pending",
    score: 100,
    reasons: { investee: [], investor: [] },
    createdAt: new Date(),
    updatedAt: new Date(),
  } as const;
  await store.database.insert(matches).values({
    ...pending,
    investeeId: otherInvestee.id,
    investorId: investorWithMatch.id,
  });
  expect(await bestInvestorIds(investee, 3)).toEqual([
    older.id,
    younger.id,
    investorWithMatch.id,
  ]);
  // A replaced match does not count as pending.
  await store.database.update(matches).set({ end: "replaced" });
  expect(await bestInvestorIds(investee, 3)).toEqual([
    investorWithMatch.id,
    older.id,
    younger.id,
  ]);
});

test("an investor with several investment types is proposed only once to a business that has not selected a type", async () => {
  const investee = await addInvestee(store, {
    profile: { investmentType: "", location: "Togo" },
  });
  const broad = await addInvestor(store, {
    profile: { investmentTypesInvestor: [...INVESTMENT_TYPES] },
  });
  const narrow = await addInvestor(store);
  expect(await bestInvestorIds(investee)).toEqual([broad.id, narrow.id]);
});

test("a ticket on the boundary of two ranges matches investors with either range", async () => {
  const investee = await addInvestee(store, {
    profile: { capitalNeeded: "500000.00" },
  });
  // The sectors differ, so only investors whose range fits the ticket reach the minimum score.
  const sectorsOfInterest: ["Energy"] = ["Energy"];
  const below = await addInvestor(store, { profile: { sectorsOfInterest } });
  const above = await addInvestor(store, {
    profile: {
      sectorsOfInterest,
      investmentTargetMin: "500000.00",
      investmentTargetMax: "1000000.00",
    },
  });
  expect(await bestInvestorIds(investee)).toEqual([below.id, above.id]);
});

test("an open-ended range from 5,000,000 matches a ticket of 80,000,000", async () => {
  const investee = await addInvestee(store, {
    profile: { capitalNeeded: "80000000.00" },
  });
  const openEnded = await addInvestor(store, {
    profile: {
      // Without the points for the ticket, the score would be below the minimum.
      sectorsOfInterest: ["Energy"],
      investmentTargetMin: "5000000.00",
      investmentTargetMax: null,
    },
  });
  expect(await bestInvestorIds(investee)).toEqual([openEnded.id]);
});

test("the index lookups return the same three best scores as a scan of every investor", async () => {
  const anyInvestor = fc.record({
    location: fc.constantFrom("Kenya", "Ghana"),
    sectorsOfInterest: fc.subarray([...SECTORS].slice(0, 4)),
    businessStagesInvestor: fc.subarray([...STAGES].slice(0, 3)),
    investmentTypesInvestor: fc.subarray([...INVESTMENT_TYPES].slice(0, 3)),
    target: fc.constantFrom(...INVESTMENT_TARGETS.slice(2, 5)),
  });
  const anyInvestees = fc.array(
    fc.record({
      location: fc.constantFrom("Kenya", "Ghana", "Togo"),
      sectorType: fc.constantFrom(...SECTORS.slice(0, 5)),
      businessStage: fc.constantFrom(...STAGES.slice(0, 4)),
      investmentType: fc.constantFrom(
        "" as const,
        ...INVESTMENT_TYPES.slice(0, 4),
      ),
      capitalNeeded: fc.constantFrom(
        "60000.00",
        "100000.00",
        "700000.00",
        "9000.00",
      ),
    }),
    { minLength: 12, maxLength: 12 },
  );
  // Enough investors for every score to occur, and for more than 20 (TIE_GROUP_SIZE in ranking.ts) to share a score.
  const profilesToAdd = fc.sample(anyInvestor, { numRuns: 150, seed: 11 });
  for (const { target, ...columns } of profilesToAdd)
    await addInvestor(store, {
      profile: {
        ...columns,
        investmentTargetMin: target.min.toFixed(2),
        investmentTargetMax: target.max.toFixed(2),
      },
    });
  const investors = await store.database.select().from(profiles);
  for (const columns of fc
    .sample(anyInvestees, { numRuns: 1, seed: 7 })
    .flat()) {
    const investee = await addInvestee(store, { profile: columns });
    const criteria = profileValues(await profileOf(investee.id));
    const expectedScores = investors
      .map((row) => scoreInvestor(criteria, profileValues(row)).score)
      .filter((score) => score >= MIN_MATCH_SCORE)
      .toSorted((a, b) => b - a)
      .slice(0, 3);
    const ranked = await rankInvestors(
      store.database,
      { accountId: investee.id, criteria },
      3,
      new Date(),
    );
    expect(ranked.map(({ score }) => score)).toEqual(expectedScores);
    expect(new Set(ranked.map(({ accountId }) => accountId)).size).toBe(
      ranked.length,
    );
  }
});
