import { eq } from "drizzle-orm";
import {
  afterAll,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
} from "vitest";
import type { FundingReport } from "../../../contract/calls/matches.ts";
import { startSession } from "../../../server/accounts/sessions.ts";
import {
  accounts,
  fundingReports,
  matches,
} from "../../../server/database/schema.ts";
import { closeAccount } from "../../../server/personal-data/close-account.ts";
import { openArchive } from "../../support/archive.ts";
import type { Call } from "../../support/http-client.ts";
import { emailsTo } from "../../support/mailbox.ts";
import {
  addMatch,
  matchesOf,
  review,
  stateFunding,
} from "../../support/match-calls.ts";
import { addInvestor, type TestMember } from "../../support/members.ts";
import { failure, operatorOf } from "../../support/operator.ts";
import { serverForTests } from "../../support/server.ts";
import {
  type SpawnedServer,
  spawnServer,
} from "../../support/spawned-server.ts";

const HOUR = 60 * 60_000;

const server = serverForTests({ isEmptied: true });
const operator = operatorOf(server);
/** A second node on the same database, in a separate process. */
let second: SpawnedServer;
let investee: TestMember;
let investor: TestMember;
let matchId: string;
beforeAll(async () => {
  second = await spawnServer({
    env: { DATABASE_URL: server.databaseUrl, LOG_LEVEL: "silent" },
  });
});
afterAll(() => second.dispose());
beforeEach(addApprovedMatch);

async function addApprovedMatch() {
  ({ investor, investee, matchId } = await addMatch(server, {
    status: "approved",
  }));
}

const path = () => `/api/matches/${matchId}/funding-report/`;
const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10);
const today = () => dayAt(server.clock.now());
const state = (
  member: TestMember,
  amount: unknown,
  date: unknown = today(),
  node: { call: Call } = server,
) => stateFunding(node, member, matchId, amount, date);
const withdraw = ({ token }: TestMember, node: { call: Call } = server) =>
  node.call("DELETE", path(), { token });
const reportsOf = async (member: TestMember) =>
  (await matchesOf(server, member))[0]?.funding_reports;
const statedMails = async ({ email }: TestMember) =>
  (await emailsTo(server, email)).filter(
    ({ kind }) => kind === "fundingStated",
  );
const stored = () => server.context.database.$count(fundingReports);

test("each side can state, replace and withdraw its statement of the funding, and both sides see it while the status stays", {
  tags: ["4-funding-report-101", "7-funding-report-101"],
}, async () => {
  const report = (by: string, amount: string, date = today()) => ({
    by,
    amount,
    date,
    at: expect.any(Number) as number,
  });
  const response = await state(investee, "250000");
  const first = [report("investee", "250000.00")];
  expect([response.status, response.body]).toEqual([
    200,
    { funding_reports: first },
  ]);
  expect(await reportsOf(investor)).toEqual(first);
  server.clock.advance(1_000);
  await state(investor, 1.5, "2026-01-31");
  server.clock.advance(1_000);
  await state(investee, "250000.50");
  const both = [
    report("investor", "1.50", "2026-01-31"),
    report("investee", "250000.50"),
  ];
  expect(await reportsOf(investee)).toEqual(both);
  const { body } = await server.call("GET", "/api/updates/", {
    token: investor.token,
  });
  expect((body as { updates: object[] }).updates.at(-1)).toMatchObject({
    kind: "changed",
    match_id: matchId,
  });
  const archive = await fetch(`${server.origin}/api/export/`, {
    headers: { Authorization: `Token ${investee.token}` },
  });
  expect(
    openArchive(new Uint8Array(await archive.arrayBuffer())).json(
      "matches.json",
    ),
  ).toMatchObject([{ funding_reports: both }]);
  // A repeated withdrawal has the same response.
  for (let time = 0; time < 2; time++) {
    const withdrawn = await withdraw(investor);
    expect([withdrawn.status, withdrawn.body]).toEqual([
      200,
      { funding_reports: both.slice(1) },
    ]);
  }
  const [match] = await matchesOf(server, investor);
  expect([match?.status, match?.history.length]).toEqual(["approved", 2]);
});

test("a statement needs an amount above 0 with at most 2 decimals, and a day that has begun somewhere", {
  tags: ["5-funding-report-101"],
}, async () => {
  const amountError = {
    amount: ["Please enter an amount above 0, with at most 2 decimals."],
  };
  for (const amount of [0, -1, "", "1,000", "1.234", 1e12, null, ["1"], true])
    expect((await state(investee, amount)).body).toEqual(amountError);
  const refusedDates = [
    ["2026-02-30", "Please enter a date."],
    ["0000-01-01", "Please enter a date."],
    ["31.01.2026", "Please enter a date."],
    [5, "Must be a string."],
    [
      dayAt(server.clock.now() + (14 + 24) * HOUR),
      "Please enter a date that is not in the future.",
    ],
  ];
  for (const [date, sentence] of refusedDates) {
    const { status, body } = await state(investee, "1", date);
    expect([date, status, body]).toEqual([date, 400, { date: [sentence] }]);
  }
  expect(
    (await server.call("PUT", path(), { token: investee.token, json: {} }))
      .body,
  ).toEqual({
    amount: ["This field is required."],
    date: ["This field is required."],
  });
  expect(await stored()).toBe(0);
  const latest = dayAt(server.clock.now() + 14 * HOUR);
  expect((await state(investee, "1", latest)).status).toBe(200);
});

test("only the two sides of an approved match can state its funding", {
  tags: ["4-funding-report-101", "6-funding-report-101"],
}, async () => {
  const stranger = await addInvestor(server.context);
  expect((await state(stranger, "1")).status).toBe(404);
  expect((await withdraw(stranger)).status).toBe(404);
  await state(investee, "7");
  const set = (columns: Partial<typeof matches.$inferInsert>) =>
    server.context.database
      .update(matches)
      .set(columns)
      .where(eq(matches.id, matchId));
  const refused = [
    409,
    {
      error: "The funding of this match can no longer be stated or withdrawn.",
    },
  ];
  for (const columns of [
    { status: "funded" },
    { status: "pending" },
    { status: "rejected" },
    { status: "approved", end: "closed" },
  ] as const) {
    await set(columns);
    for (const response of [
      await state(investor, "1"),
      await withdraw(investee),
    ])
      expect([response.status, response.body]).toEqual(refused);
  }
});

test("a decline and a closure delete what was stated, but a funding does not", {
  tags: ["4-funding-report-103"],
}, async () => {
  await state(investee, "5");
  await state(investor, "6");
  await review(server, investor, matchId, "rejected");
  await review(server, investor, matchId, "approved");
  expect(await reportsOf(investee)).toEqual([]);
  await state(investee, "5");
  const close = (member: TestMember) =>
    closeAccount(
      server.context,
      { accountId: member.id, email: member.email },
      { actor: "owner", action: "account deleted" },
    );
  await close(investor);
  expect(await stored()).toBe(0);

  await addApprovedMatch();
  await state(investee, "5");
  await state(investor, "6");
  await operator.run("matches", "fund", matchId, "5");
  expect(await reportsOf(investee)).toHaveLength(2);
  await close(investee);
  expect(await reportsOf(investor)).toMatchObject([{ by: "investor" }]);
  // A node of version 0.1 closes the other account without knowing the table.
  await server.context.database
    .update(accounts)
    .set({ closedAt: new Date(server.clock.now()) })
    .where(eq(accounts.id, investor.id));
  expect(await stored()).toBe(0);
});

test("the other side gets at most one email about statements in a day, which says whether both state the same amount", {
  tags: ["4-funding-report-104"],
}, async () => {
  await state(investee, "250000", "2026-03-31");
  await state(investee, "1");
  await withdraw(investee);
  const [mail, ...others] = await statedMails(investor);
  expect(others).toEqual([]);
  expect(mail?.text).toContain(
    "Nakuru Dryers states that it was funded with $250,000 on 31 Mar 2026.",
  );
  expect(mail?.text).toContain("Please tell us how much was paid, and when.");
  await state(investee, "7");
  await state(investor, "7.00");
  const [agreed] = await statedMails(investee);
  expect(agreed?.text).toContain(
    `Baobab Capital states that you were funded with $7 on `,
  );
  expect(agreed?.text).toContain("You state the same amount.");
  server.clock.advance(24 * HOUR);
  onTestFinished(() => server.clock.advance(-24 * HOUR));
  const token = await startSession(server.context, investee.id);
  await state({ ...investee, token }, "8");
  expect(await statedMails(investor)).toHaveLength(2);
});

test("the operator sees which statements agree, and can record an agreed amount without entering it", {
  tags: ["4-funding-report-102", "6-funding-report-101"],
}, async () => {
  const listed = async () =>
    (
      (await operator.json("matches", "reports")) as {
        matches: { state: string; reports: FundingReport[] }[];
      }
    ).matches;
  const notAgreed = failure(
    1,
    `The sides of match ${matchId} do not state the same amount: enter the amount, or see \`matches reports\`.`,
  );
  const fund = (...args: string[]) =>
    operator.run("matches", "fund", matchId, ...args);
  expect(await listed()).toEqual([]);
  expect(await fund("--report")).toEqual(notAgreed);
  await state(investee, "250000", "2026-03-31");
  expect(await listed()).toEqual([]);
  await state(investor, "180000.5", "2026-03-31");
  expect(await listed()).toMatchObject([
    { state: "different", reports: [{ by: "investee" }, { by: "investor" }] },
  ]);
  expect((await operator.run("matches", "reports")).output).toMatch(
    /different +Nakuru Dryers +\$250,000 on 2026-03-31 +Baobab Capital +\$180,000\.50 on 2026-03-31\n\n1 match\n$/,
  );
  expect(await fund("--report")).toEqual(notAgreed);
  await state(investor, "250000.00");
  expect(await listed()).toMatchObject([{ state: "agreed" }]);
  const usage = failure(
    2,
    "Enter an amount, or --report to take the amount that both sides state.",
  );
  expect([await fund(), await fund("1", "--report")]).toEqual([usage, usage]);
  expect((await fund("--report")).output).toContain("funded with $250,000.");
  expect((await matchesOf(server, investee))[0]).toMatchObject({
    status: "funded",
    funded_ammount: "250000.00",
    funding_reports: [{ by: "investee" }, { by: "investor" }],
  });
  expect(await listed()).toEqual([]);
});

test("both statements are kept when the sides state the funding at once on two nodes", async () => {
  for (let round = 1; round <= 4; round++) {
    const responses = await Promise.all([
      state(investee, round),
      state(investor, round, today(), second),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    // The response to the later one contains both.
    expect(
      responses
        .map(({ body }) => (body as { funding_reports: [] }).funding_reports)
        .map(({ length }) => length)
        .toSorted(),
    ).toEqual(round === 1 ? [1, 2] : [2, 2]);
    expect(await reportsOf(investor)).toMatchObject([
      { amount: `${round}.00` },
      { amount: `${round}.00` },
    ]);
  }
});

test("when the operator takes the agreed amount while a side withdraws it on another node, only one of them succeeds", async () => {
  for (let round = 0; round < 5; round++) {
    await state(investee, "5");
    await state(investor, "5");
    const [funded, withdrawn] = await Promise.all([
      operator.run("matches", "fund", matchId, "--report"),
      withdraw(round % 2 === 0 ? investor : investee, second),
    ]);
    const [match] = await matchesOf(server, investee);
    expect([
      funded.exitCode,
      withdrawn.status,
      match?.status,
      match?.funding_reports.length,
    ]).toEqual(
      funded.exitCode === 0 ? [0, 409, "funded", 2] : [1, 200, "approved", 1],
    );
    await server.context.database.delete(accounts);
    await addApprovedMatch();
  }
});
