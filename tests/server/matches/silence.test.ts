import { and, eq, isNull } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { SILENT_OVERDUE_MATCHES } from "../../../contract/constants.ts";
import { profileValues } from "../../../server/database/profile-columns.ts";
import {
  investorCriteria,
  matches,
  profiles,
} from "../../../server/database/schema.ts";
import {
  refreshInvestorCriteria,
  removeSilentInvestors,
} from "../../../server/matches/investor-criteria.ts";
import {
  changeMatches,
  closeMatchesOf,
} from "../../../server/matches/lifecycle.ts";
import { rankInvestors } from "../../../server/matching/ranking.ts";
import { findInvestors, review } from "../../support/match-calls.ts";
import {
  addInvestee,
  addInvestor,
  type TestMember,
} from "../../support/members.ts";
import { serverForTests } from "../../support/server.ts";

const HOUR = 60 * 60_000;
const INVESTORS = 4;

const server = serverForTests({ env: { LIMITS: "off" }, isEmptied: true });

/** Adds a pending match whose date is this many milliseconds from now. Returns its id. */
async function addMatch(investor: TestMember, fromNow: number) {
  const at = new Date(server.clock.now());
  const investee = await addInvestee(server.context);
  const [match] = await server.context.database
    .insert(matches)
    .values({
      investeeId: investee.id,
      investorId: investor.id,
      status: "pending",
      score: 100,
      reasons: { investee: [], investor: [] },
      createdAt: at,
      updatedAt: at,
      answerBy: new Date(at.getTime() + fromNow),
    })
    .returning();
  return { id: match?.id ?? "", investee };
}

/** Returns the ids of all investors that are offered to a new investee now. */
async function offeredNow(): Promise<number[]> {
  const { database } = server.context;
  const { id } = await addInvestee(server.context);
  const [row] = await database
    .select()
    .from(profiles)
    .where(eq(profiles.accountId, id));
  if (!row) throw new Error("No profile");
  const ranked = await rankInvestors(
    database,
    { accountId: id, criteria: profileValues(row) },
    INVESTORS,
    new Date(server.clock.now()),
  );
  return ranked.map(({ accountId }) => accountId).toSorted((a, b) => a - b);
}

/** Returns the ids of the investors with fewer than SILENT_OVERDUE_MATCHES overdue matches. */
async function expectedNow(investors: readonly TestMember[]) {
  const open = await server.context.database
    .select()
    .from(matches)
    .where(and(eq(matches.status, "pending"), isNull(matches.end)));
  return investors
    .map(({ id }) => id)
    .filter(
      (id) =>
        open.filter(
          ({ investorId, answerBy }) =>
            investorId === id && answerBy.getTime() <= server.clock.now(),
        ).length < SILENT_OVERDUE_MATCHES,
    );
}

const removeSilent = () => removeSilentInvestors(server.context);
const criteriaOf = ({ id }: TestMember) =>
  server.context.database.$count(
    investorCriteria,
    eq(investorCriteria.accountId, id),
  );

test("exactly the investors with fewer than three overdue matches are offered, after any sequence of events, and whether or not the job has run", {
  tags: ["4-matching-224"],
}, async () => {
  const { database } = server.context;
  const investors: TestMember[] = [];
  for (let count = 0; count < INVESTORS; count += 1)
    investors.push(await addInvestor(server.context));
  const matchIds: string[] = [];
  const steps = fc.sample(
    fc.record({
      kind: fc.constantFrom(
        ...(["match", "match", "wait", "wait", "job"] as const),
        ...(["approved", "rejected", "replaced", "closed", "save"] as const),
      ),
      investor: fc.integer({ min: 0, max: INVESTORS - 1 }),
      hours: fc.integer({ min: 0, max: 30 }),
      match: fc.nat(),
    }),
    { numRuns: 150, seed: 51 },
  );
  const silentCounts: number[] = [];
  for (const { kind, hours, ...step } of steps) {
    const investor = investors[step.investor] as TestMember;
    const id = matchIds[step.match % matchIds.length];
    const at = new Date(server.clock.now());
    if (kind === "match")
      matchIds.push((await addMatch(investor, hours * HOUR)).id);
    else if (kind === "wait") server.clock.advance(hours * HOUR);
    else if (kind === "job") await removeSilent();
    else if (kind === "save")
      await database.transaction((queries) =>
        refreshInvestorCriteria(queries, investor.id, at),
      );
    else if (id)
      await database.transaction((queries) =>
        changeMatches(queries, kind, eq(matches.id, id), { at }),
      );
    const expected = await expectedNow(investors);
    expect(await offeredNow()).toEqual(expected);
    silentCounts.push(INVESTORS - expected.length);
  }
  // Guards against a run in which hardly any investor is silent, or all of them are.
  expect(new Set(silentCounts).size).toBeGreaterThan(2);
});

test("two decisions at the same time, a re-run, and the closure of a business let an investor be offered again", {
  tags: ["4-matching-224"],
}, async () => {
  const { database } = server.context;
  const silentInvestor = async (overdue: number) => {
    const investor = await addInvestor(server.context);
    const added = [];
    for (let count = 0; count < overdue; count += 1)
      added.push(await addMatch(investor, 0));
    await removeSilent();
    expect(await criteriaOf(investor)).toBe(0);
    return { investor, added };
  };
  const deciding = await silentInvestor(SILENT_OVERDUE_MATCHES + 1);
  const decisions = await Promise.all(
    deciding.added
      .slice(0, 2)
      .map(({ id }) => review(server, deciding.investor, id, "rejected")),
  );
  expect(decisions.map(({ status }) => status)).toEqual([200, 200]);
  expect(await criteriaOf(deciding.investor)).toBeGreaterThan(0);

  const replaced = await silentInvestor(SILENT_OVERDUE_MATCHES);
  const founder = replaced.added[0]?.investee as TestMember;
  await addMatch(await addInvestor(server.context), HOUR);
  await findInvestors(server, founder);
  const rerun = await findInvestors(server, founder, "key");
  expect(rerun.status).toBe(200);
  expect(await criteriaOf(replaced.investor)).toBeGreaterThan(0);

  const closed = await silentInvestor(SILENT_OVERDUE_MATCHES);
  const leaving = closed.added[0]?.investee as TestMember;
  await database.transaction((queries) =>
    closeMatchesOf(queries, leaving.id, new Date(server.clock.now())),
  );
  expect(await criteriaOf(closed.investor)).toBeGreaterThan(0);
});
