import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  accounts,
  audit,
  mailOutbox,
  matches,
} from "../../../server/database/schema.ts";
import { emailsTo } from "../../support/mailbox.ts";
import {
  findInvestors,
  firstMatchId,
  mailDecisionsNow,
  matchesOf,
  review,
} from "../../support/match-calls.ts";
import {
  addInvestee,
  addInvestors,
  type TestMember,
} from "../../support/members.ts";
import {
  failure,
  newestAuditEntry,
  operatorOf,
  runInProcess,
} from "../../support/operator.ts";
import { FRONTEND, serverForTests } from "../../support/server.ts";

const server = serverForTests({ isEmptied: true });
const operator = operatorOf(server);
beforeEach(async () => {
  await server.context.database.delete(mailOutbox);
});

type TestMatch = { investee: TestMember; investor: TestMember; id: string };

/** Creates a pending match between Nakuru Dryers and Baobab. */
async function pendingMatch(): Promise<TestMatch> {
  const investee = await addInvestee(server.context);
  const investorNamed = await addInvestors(server.context, "Baobab");
  await findInvestors(server, investee);
  const investor = investorNamed("Baobab");
  return { investee, investor, id: await firstMatchId(server, investor) };
}

async function approvedMatch(): Promise<TestMatch> {
  const match = await pendingMatch();
  await review(server, match.investor, match.id, "approved");
  return match;
}

test("`fund` records the amount of an approved match, shows it to both sides, and emails the investee", {
  tags: ["4-match-review-06"],
}, async () => {
  const { investee, investor, id } = await approvedMatch();
  const result = await operator.run("matches", "fund", id, "00180000.5");
  expect(result).toEqual({
    exitCode: 0,
    output: `Match ${id} is funded with $180,000.50. The investee will be notified by email once a server is running on this database.\n`,
    errors: "",
  });
  for (const side of [investee, investor])
    expect(await matchesOf(server, side)).toMatchObject([
      {
        id,
        status: "funded",
        funded_ammount: "180000.50",
        history: [
          { status: "pending" },
          { status: "approved" },
          { status: "funded", at: expect.any(Number) },
        ],
      },
    ]);
  expect(await newestAuditEntry(server.context.database)).toMatchObject({
    action: "matches fund",
    accountId: investee.id,
    details: { match: id, amount: "180000.50" },
  });
  const mails = await emailsTo(server, investee.email);
  // The approval is reported before the minute is over in which the investor could change it.
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
    "approved",
    "funded",
  ]);
  const mail = mails.find(({ kind }) => kind === "funded");
  expect(mail?.subject).toBe("Your match is funded");
  expect(mail?.text).toContain("$180,000.50");
  const aboutInvestor = and(
    eq(mailOutbox.kind, "funded"),
    eq(mailOutbox.aboutAccountId, investor.id),
  );
  expect(await server.context.database.$count(mailOutbox, aboutInvestor)).toBe(
    1,
  );
  expect(mail?.text).toContain(`${FRONTEND}/investee-page`);
  expect(
    (await emailsTo(server, investor.email)).map(({ kind }) => kind),
  ).toEqual(["approved", "matched"]);
  await mailDecisionsNow(server);
  expect(await emailsTo(server, investee.email)).toHaveLength(2);
  // After the match is funded, the investor cannot reverse the decision.
  expect((await review(server, investor, id, "rejected")).status).toBe(409);
});

test("only an approved match that is still open can be funded", async () => {
  const { id, investor, investee } = await pendingMatch();
  const expectFailure = async (reason: string) => {
    const entriesBefore = await server.context.database.$count(audit);
    expect(await operator.run("matches", "fund", id, "1")).toEqual(
      failure(1, `Match ${id} is ${reason}`),
    );
    expect(await server.context.database.$count(audit)).toBe(entriesBefore);
  };
  await expectFailure("pending: only an approved match can be funded.");
  await review(server, investor, id, "rejected");
  await expectFailure("rejected: only an approved match can be funded.");
  await review(server, investor, id, "approved");
  await server.context.database
    .update(matches)
    .set({ end: "closed" })
    .where(eq(matches.id, id));
  await expectFailure("closed and can no longer change.");
  await server.context.database
    .update(matches)
    .set({ end: null })
    .where(eq(matches.id, id));
  await operator.run("matches", "fund", id, "1");
  await expectFailure("funded: only an approved match can be funded.");
  expect(await matchesOf(server, investee)).toMatchObject([
    { status: "funded", funded_ammount: "1.00" },
  ]);
});

test("only one of two concurrent `fund` commands succeeds, and its amount is stored", async () => {
  const { id, investee } = await approvedMatch();
  const results = await Promise.all([
    operator.run("matches", "fund", id, "100"),
    operator.run("matches", "fund", id, "200"),
  ]);
  expect(results.map(({ exitCode }) => exitCode).toSorted()).toEqual([0, 1]);
  const [first] = results;
  const [match] = await matchesOf(server, investee);
  expect(match?.funded_ammount).toBe(
    first.exitCode === 0 ? "100.00" : "200.00",
  );
  expect(match?.history).toHaveLength(3);
  const mails = await emailsTo(server, investee.email);
  expect(mails.filter(({ kind }) => kind === "funded")).toHaveLength(1);
});

test("when `fund` and a decline run concurrently, only one of them succeeds", async () => {
  for (let round = 0; round < 5; round++) {
    const { id, investor, investee } = await approvedMatch();
    const [funded, declined] = await Promise.all([
      operator.run("matches", "fund", id, "5"),
      review(server, investor, id, "rejected"),
    ]);
    const [match] = await matchesOf(server, investee);
    expect([funded.exitCode, declined.status, match?.status]).toEqual(
      funded.exitCode === 0 ? [0, 409, "funded"] : [1, 200, "rejected"],
    );
    await server.context.database.delete(accounts);
  }
});

test("`show` prints both sides and the history of a match, and `list` filters by status", async () => {
  const { id, investee, investor } = await approvedMatch();
  expect(await operator.json("matches", "show", id)).toEqual({
    id,
    status: "approved",
    last_status: "approved",
    investee: { name: "Nakuru Dryers", email: investee.email },
    investor: { name: "Baobab", email: investor.email },
    score: 100,
    decline_reason: null,
    funded_amount: "0.00",
    created_at: expect.any(String),
    updated_at: expect.any(String),
    replaced_at: null,
    history: [
      { status: "pending", at: expect.any(String) },
      { status: "approved", at: expect.any(String) },
    ],
  });
  expect(await newestAuditEntry(server.context.database)).toMatchObject({
    action: "matches show",
    accountId: null,
    details: { match: id },
  });
  const result = await operator.run("matches", "show", id.toUpperCase());
  expect(result.output).toMatch(/^status +approved$/m);
  expect(result.output).toContain(`Baobab <${investor.email}>`);
  const listMatches = async (...args: string[]) =>
    (await operator.json("matches", "list", ...args)) as object;
  expect(await listMatches("--status", "approved")).toMatchObject({
    total: 1,
    matches: [{ id, status: "approved" }],
  });
  for (const status of ["pending", "rejected", "funded", "closed"])
    expect(await listMatches("--status", status)).toEqual({
      total: 0,
      matches: [],
    });
  const entry = await newestAuditEntry(server.context.database);
  expect(entry).toMatchObject({ action: "matches list", accountId: null });
  expect(entry.details).toEqual({});
  await server.context.database.update(matches).set({ end: "closed" });
  expect(await listMatches("--status", "approved")).toMatchObject({ total: 0 });
  expect(await listMatches("--status", "closed")).toMatchObject({
    matches: [{ id, status: "closed", last_status: "approved" }],
  });
  const { output } = await operator.run("matches", "list");
  expect(output).toMatch(
    new RegExp(`^${id} +closed +Nakuru Dryers +Baobab +100 +- +\\d{4}-`, "m"),
  );
  expect(output).toMatch(/\n1 match\n$/);
});

test.each([
  "00000000-0000-4000-8000-000000000000",
  "1",
  "'; drop table matches; --",
])("%j is not the id of a match", async (id) => {
  for (const args of [
    ["show", id],
    ["fund", id, "5"],
  ])
    expect(await operator.run("matches", ...args)).toEqual(
      failure(1, `No match has the id ${id}.`),
    );
});

test("`fund` with DATABASE_URL but without PUBLIC_URL fails, because the email could not contain a link", async () => {
  const { id, investee } = await approvedMatch();
  const result = await runInProcess(
    { DATABASE_URL: server.databaseUrl },
    "matches",
    "fund",
    id,
    "5",
  );
  expect(result.exitCode).toBe(1);
  expect(result.errors).toMatch(/^PUBLIC_URL is missing: .*\.\n$/);
  expect(await matchesOf(server, investee)).toMatchObject([
    { status: "approved" },
  ]);
});
