import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { MATCH_ANSWER_TIME } from "../../../contract/constants.ts";
import { matches } from "../../../server/database/schema.ts";
import { closeMatchesOf } from "../../../server/matches/lifecycle.ts";
import {
  findInvestors,
  firstMatchId,
  investorNamesOf,
  matchesOf,
  review,
} from "../../support/match-calls.ts";
import {
  addInvestee,
  addInvestor,
  addInvestors,
  type TestMember,
} from "../../support/members.ts";
import { operatorOf } from "../../support/operator.ts";
import { serverForTests } from "../../support/server.ts";

const server = serverForTests({ env: { LIMITS: "off" }, isEmptied: true });

const newInvestee = (businessName: string) =>
  addInvestee(server.context, { profile: { businessName } });
const datesOf = async (member: TestMember) =>
  (await matchesOf(server, member)).map(({ answer_by }) => answer_by);
const reviewFirst = async (investor: TestMember, status: string) =>
  review(server, investor, await firstMatchId(server, investor), status);
/** Moves the date of an investor's matches to this many milliseconds from now. */
const setDate = ({ id }: TestMember, fromNow: number) =>
  server.context.database
    .update(matches)
    .set({ answerBy: new Date(server.clock.now() + fromNow) })
    .where(eq(matches.investorId, id));

test("a match is to be answered within 14 days, on every node, until it is decided or ends", {
  tags: ["7-api-210"],
}, async () => {
  const { database } = server.context;
  const investorNamed = await addInvestors(server.context, "One", "Two");
  const [one, two] = [investorNamed("One"), investorNamed("Two")];
  const investee = await newInvestee("Adom");
  await findInvestors(server, investee);
  const [match] = await database.select().from(matches);
  const date = new Date(
    (match?.createdAt.getTime() ?? 0) + MATCH_ANSWER_TIME,
  ).toISOString();
  expect(await datesOf(investee)).toEqual([date, date]);
  expect(await datesOf(one)).toEqual([date]);
  // A suspension does not change the date.
  for (const action of ["suspend", "restore"])
    await operatorOf(server).run("accounts", action, two.email);
  expect(await datesOf(investee)).toEqual([date, date]);
  for (const status of ["approved", "rejected", "approved"]) {
    const { body } = await reviewFirst(one, status);
    expect(body).toMatchObject({ status, answer_by: null });
    expect(await datesOf(one)).toEqual([null]);
  }
  await closeMatchesOf(database, two.id, new Date(server.clock.now()));
  expect(await datesOf(investee)).toEqual([null, null]);
  // Nodes of the last release do not write the date.
  const [added] = await database
    .insert(matches)
    .values({
      investeeId: (await newInvestee("Baraka")).id,
      investorId: one.id,
      status: "pending",
      score: 80,
      reasons: { investee: [], investor: [] },
      createdAt: new Date(),
      updatedAt: new Date(),
    })
    .returning();
  expect(added?.answerBy.getTime()).toBeGreaterThan(
    Date.now() + MATCH_ANSWER_TIME - 60_000,
  );
});

test("both lists begin with the pending matches, soonest date first", {
  tags: ["7-api-211"],
}, async () => {
  const investor = await addInvestor(server.context);
  for (const name of ["First", "Second", "Third", "Fourth", "Fifth"]) {
    await findInvestors(server, await newInvestee(name));
    server.clock.advance(1_000);
  }
  const namesOf = async () =>
    (await matchesOf(server, investor)).map(
      ({ investee }) => investee.investee_name,
    );
  expect(await namesOf()).toEqual([
    "First",
    "Second",
    "Third",
    "Fourth",
    "Fifth",
  ]);
  for (const status of ["approved", "rejected"])
    await reviewFirst(investor, status);
  expect(await namesOf()).toEqual([
    "Third",
    "Fourth",
    "Fifth",
    "Second",
    "First",
  ]);
  const better = await addInvestor(server.context, {
    profile: { businessName: "Best", location: "Kenya" },
  });
  const investee = await addInvestee(server.context);
  await findInvestors(server, investee);
  await reviewFirst(better, "approved");
  expect(
    (await matchesOf(server, investee)).map(({ status }) => status),
  ).toEqual(["pending", "approved"]);
});

test("a re-run replaces the rejected and the overdue matches, and the list says what may follow an overdue one", {
  tags: ["4-matching-21", "7-api-149"],
}, async () => {
  const named = await addInvestors(
    server.context,
    ...["One", "Two", "Three", "Four", "Five"],
  );
  const investee = await newInvestee("Adom");
  await findInvestors(server, investee);
  await setDate(named("Two"), 60_000);
  const nextSteps = async () =>
    (await matchesOf(server, investee)).map(({ investor, next_step }) => [
      investor.investor_name,
      next_step,
    ]);
  expect(await nextSteps()).toEqual([
    ["Two", undefined],
    ["One", undefined],
  ]);
  server.clock.advance(60_000);
  expect(await nextSteps()).toEqual([
    ["Two", "rerun"],
    ["One", undefined],
  ]);
  expect(investorNamesOf(await findInvestors(server, investee, "a"))).toEqual([
    "Three",
  ]);
  await setDate(named("One"), 0);
  await reviewFirst(named("Three"), "rejected");
  const second = await findInvestors(server, investee, "b");
  expect(investorNamesOf(second)).toEqual(["Four", "Five"]);
});
