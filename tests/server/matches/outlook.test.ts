import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MatchOutlook } from "../../../contract/calls/matches.ts";
import { MATCH_CRITERIA } from "../../../contract/enumerations.ts";
import {
  INVESTMENT_TYPES,
  SECTORS,
  STAGES,
} from "../../../contract/profile/options.ts";
import {
  compareProfiles,
  type InvesteeCriteria,
  type InvestorCriteria,
  MIN_MATCH_SCORE,
} from "../../../contract/scoring.ts";
import {
  addGeneratedBusinesses,
  addGeneratedInvestors,
} from "../../../scripts/bench/generated-members.ts";
import { profileValues } from "../../../server/database/profile-columns.ts";
import { accounts, profiles } from "../../../server/database/schema.ts";
import { findInvestors } from "../../support/match-calls.ts";
import {
  addInvestee,
  addInvestor,
  type TestMember,
} from "../../support/members.ts";
import { startServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { LIMITS: "off" } });
  await server.context.database.delete(accounts);
});
afterAll(() => server.stop());

const outlookOf = async ({ token }: TestMember, of = server) => {
  const { status, body } = await of.call("GET", "/api/match-outlook/", {
    token,
  });
  expect(status).toBe(200);
  return (body as { outlook: MatchOutlook | null }).outlook;
};
const exactly = (count: number) => ({ count, about: false });
const save = (
  { id }: TestMember,
  columns: Partial<typeof profiles.$inferInsert>,
) =>
  server.context.database
    .update(profiles)
    .set(columns)
    .where(eq(profiles.accountId, id));
/** Reads the profiles of these members with the values that a score compares. */
async function criteriaOf(members: readonly TestMember[]) {
  const rows = await server.context.database.select().from(profiles);
  return members.map(({ id }) => {
    const row = rows.find(({ accountId }) => accountId === id);
    if (!row) throw new Error("No profile");
    return profileValues(row);
  });
}
const scoreOf = (investee: InvesteeCriteria, investor: InvestorCriteria) =>
  compareProfiles(investee, investor).score;

const anyInvestor = fc.record({
  location: fc.constantFrom("Kenya", "Ghana"),
  sectorsOfInterest: fc.subarray([...SECTORS].slice(0, 3)),
  businessStagesInvestor: fc.subarray([...STAGES].slice(0, 2)),
  investmentTypesInvestor: fc.subarray([...INVESTMENT_TYPES].slice(0, 3)),
  target: fc.constantFrom(
    ["10000.00", "50000.00"],
    ["50000.00", "100000.00"],
    ["100000.00", "500000.00"],
    ["5000000.00", null],
  ),
});
const anyInvestee = fc.record({
  location: fc.constantFrom("Kenya", "Ghana", ""),
  sectorType: fc.constantFrom(...SECTORS.slice(0, 3)),
  businessStage: fc.constantFrom(...STAGES.slice(0, 3)),
  investmentType: fc.constantFrom("", ...INVESTMENT_TYPES.slice(0, 2)),
  capitalNeeded: fc.constantFrom(
    "50000.00",
    "60000.00",
    "250000.00",
    "7000000.00",
  ),
});
/** Returns what a business with one of these profiles can change: the ends of its ticket's range, and the type. */
const changesOf = ({
  capital_needed,
}: InvesteeCriteria): Partial<InvesteeCriteria>[] => [
  ...(
    {
      "50000.00": ["10000.00", "100000.00"],
      "60000.00": ["50000.00", "100000.00"],
      "250000.00": ["100000.00", "500000.00"],
      "7000000.00": ["5000000.00"],
    }[capital_needed ?? ""] ?? []
  ).map((value) => ({ capital_needed: value })),
  ...INVESTMENT_TYPES.map((value) => ({ investment_type: value })),
];
const sampleOf = <Value>(values: fc.Arbitrary<Value>, numRuns: number) =>
  fc.sample(values, { numRuns, seed: 39 });

test("the numbers are those of a comparison with every profile, without those who were offered already, are suspended or have an incomplete profile", {
  tags: ["4-match-outlook-101", "4-match-outlook-102", "4-match-outlook-103"],
}, async () => {
  const investors: TestMember[] = [];
  for (const { target, ...profile } of sampleOf(anyInvestor, 60)) {
    const [investmentTargetMin, investmentTargetMax] = target;
    investors.push(
      await addInvestor(server.context, {
        profile: {
          ...profile,
          investmentTargetMin,
          investmentTargetMax,
        } as never,
      }),
    );
  }
  const investees: TestMember[] = [];
  for (const profile of sampleOf(anyInvestee, 25))
    investees.push(
      await addInvestee(server.context, { profile: profile as never }),
    );
  await addInvestee(server.context, { profile: { businessStage: "" } });
  await addInvestee(server.context, {
    account: { suspendedAt: new Date(server.clock.now()) },
  });
  await addInvestor(server.context, {
    account: { suspendedAt: new Date(server.clock.now()) },
  });
  const businesses = await criteriaOf(investees);
  const funds = await criteriaOf(investors);
  const fittingEvery = (criteria: InvesteeCriteria, left?: string) =>
    funds.filter((fund) =>
      compareProfiles(criteria, fund).outcomes.every(
        ({ criterion, outcome }) => outcome === "fits" || criterion === left,
      ),
    ).length;
  for (const [index, investee] of investees.entries()) {
    const criteria = businesses[index] as InvesteeCriteria;
    const outlook = await outlookOf(investee);
    const every = fittingEvery(criteria);
    expect(outlook).toMatchObject({
      offered: exactly(
        funds.filter((fund) => scoreOf(criteria, fund) >= MIN_MATCH_SCORE)
          .length,
      ),
      every: exactly(every),
    });
    // What the business has not filled in is not what excludes investors.
    const given = MATCH_CRITERIA.filter(
      (name) =>
        !(name === "investmentType" && criteria.investment_type === "") &&
        !(name === "country" && criteria.location === ""),
    );
    const withoutOne = given.map((left) => fittingEvery(criteria, left));
    const most = Math.max(...withoutOne);
    expect(outlook?.excludes).toBe(
      most > every ? given[withoutOne.indexOf(most)] : undefined,
    );
    const best = Math.max(
      ...changesOf(criteria).map((changed) =>
        fittingEvery({ ...criteria, ...changed }),
      ),
    );
    const change = outlook?.change;
    expect(change?.every).toEqual(best > every ? exactly(best) : undefined);
    if (change)
      expect(fittingEvery({ ...criteria, [change.field]: change.value })).toBe(
        best,
      );
  }
  for (const [index, investor] of investors.entries()) {
    const fund = funds[index] as InvestorCriteria;
    expect(await outlookOf(investor)).toEqual({
      offered: exactly(
        businesses.filter(
          (criteria) => scoreOf(criteria, fund) >= MIN_MATCH_SCORE,
        ).length,
      ),
    });
  }
  const [asking] = investees;
  if (!asking) throw new Error("No investee");
  const before = (await outlookOf(asking))?.offered.count ?? 0;
  await findInvestors(server, asking);
  expect((await outlookOf(asking))?.offered.count).toBe(before - 2);
});

test("a changed profile has the number that the outlook has announced", {
  tags: ["4-match-outlook-102"],
}, async () => {
  await server.context.database.delete(accounts);
  const investee = await addInvestee(server.context, {
    profile: { capitalNeeded: "80000.00" },
  });
  const target = (min: string, max: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        addInvestor(server.context, {
          profile: { investmentTargetMin: min, investmentTargetMax: max },
        }),
      ),
    );
  await target("50000.00", "100000.00", 2);
  await target("10000.00", "50000.00", 7);
  await target("100000.00", "500000.00", 1);
  const expected = {
    offered: exactly(10),
    every: exactly(2),
    excludes: "ticket",
    change: { field: "capital_needed", value: "50000.00", every: exactly(9) },
  };
  expect(await outlookOf(investee)).toEqual(expected);
  await save(investee, { capitalNeeded: "50000.00" });
  expect((await outlookOf(investee))?.every).toEqual(exactly(9));
  // Above 100, the numbers are rounded.
  await target("50000.00", "100000.00", 130);
  expect(await outlookOf(investee)).toMatchObject({
    offered: { count: 100, about: true },
    every: { count: 100, about: true },
  });
});

test("in large tables, the numbers are estimates of the order of magnitude", {
  tags: ["4-match-outlook-101", "4-match-outlook-103"],
}, async () => {
  // Its own server, because another one has remembered that its tables are small.
  const large = await startServer({ env: { LIMITS: "off" } });
  const { database } = large.context;
  const isNear = (
    outlook: MatchOutlook | null,
    criteria: readonly InvesteeCriteria[],
    funds: readonly InvestorCriteria[],
  ) => {
    const counted = criteria
      .flatMap((one) => funds.map((fund) => scoreOf(one, fund)))
      .filter((score) => score >= MIN_MATCH_SCORE).length;
    expect(outlook?.offered.about).toBe(true);
    expect(outlook?.offered.count).toBeGreaterThan(counted / 2);
    expect(outlook?.offered.count).toBeLessThan(counted * 2);
  };
  await addGeneratedInvestors(database, { from: 0, to: 3_000 }, () => {});
  await addGeneratedBusinesses(database, { from: 0, to: 7_000 });
  const investee = await addInvestee(large.context);
  const investor = await addInvestor(large.context);
  const members = await database
    .select()
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId));
  const of = (userType: "investee" | "investor") =>
    members
      .filter((member) => member.accounts.userType === userType)
      .map((member) => profileValues(member.profiles));
  isNear(
    await outlookOf(investee, large),
    of("investee").slice(-1),
    of("investor"),
  );
  isNear(
    await outlookOf(investor, large),
    of("investee"),
    of("investor").slice(-1),
  );
  await large.stop();
});

test("a member without a session gets no outlook, and an incomplete profile has none", {
  tags: ["7-match-outlook-101"],
}, async () => {
  expect((await server.call("GET", "/api/match-outlook/")).status).toBe(401);
  for (const member of [
    await addInvestee(server.context, { profile: null }),
    await addInvestee(server.context, { profile: { capitalNeeded: null } }),
    await addInvestor(server.context, {
      profile: { investmentTargetMin: null },
    }),
  ])
    expect(await outlookOf(member)).toBeNull();
});
