import { once } from "node:events";
import { request } from "node:http";
import { json } from "node:stream/consumers";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  accounts,
  audit,
  limitCounters,
  mailOutbox,
  matches,
  profiles,
} from "../../../server/database/schema.ts";
import { sendReminders } from "../../../server/matches/reminders.ts";
import { closeAccount } from "../../../server/personal-data/close-account.ts";
import { hashPassword } from "../../../server/security/passwords.ts";
import {
  createAccount,
  GOOD_PASSWORD,
  registration,
  type TestAccount,
} from "../../support/accounts.ts";
import { withoutCodes } from "../../support/error-codes.ts";
import { until } from "../../support/for-one-test.ts";
import { FRONTEND } from "../../support/frontend.ts";
import { emailsTo } from "../../support/mailbox.ts";
import {
  findInvestors,
  firstMatchId,
  mailDecisionsNow,
  matchesOf,
  review,
} from "../../support/match-calls.ts";
import {
  accountIdOf,
  addInvestee,
  addInvestor,
  type TestMember,
} from "../../support/members.ts";
import { formOf, investorParts } from "../../support/profiles.ts";
import { png } from "../../support/sample-files.ts";
import {
  serverForTests,
  startServer,
  type TestServer,
} from "../../support/server.ts";

const MINUTE = 60_000;

const server = serverForTests();

const deleteAccount = (
  { token }: Pick<TestAccount, "token">,
  password: unknown,
) =>
  server.call("DELETE", "/api/delete_account/", { token, json: { password } });

/** Returns the tables other than `audit` that contain rows of the account. */
async function tablesWithRowsOf(accountId: number): Promise<string[]> {
  const { rows } = await server.context.database.execute<{
    table_name: string;
    column_name: string;
  }>(
    sql`select table_name, column_name from information_schema.columns
        where table_schema = 'public' and table_name <> 'audit'
        and (column_name in ('account_id', 'investee_id', 'investor_id'))`,
  );
  const tables: string[] = [];
  for (const { table_name, column_name } of rows) {
    const { rows: rowsOfAccount } = await server.context.database.execute(
      sql`select 1 from ${sql.identifier(table_name)} where ${sql.identifier(column_name)} = ${accountId}`,
    );
    if (rowsOfAccount.length > 0) tables.push(table_name);
  }
  return tables;
}

test("deletion with the correct password removes the account, its data and its sessions, and frees the email address", {
  tags: ["7-delete-account-01"],
}, async () => {
  const account = await createAccount(server);
  const id = await accountIdOf(server.context, account.email);
  expect((await tablesWithRowsOf(id)).length).toBeGreaterThan(0);
  const response = await deleteAccount(account, GOOD_PASSWORD);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ message: "Your account has been deleted." });
  expect(await tablesWithRowsOf(id)).toEqual([]);
  await expect(accountIdOf(server.context, account.email)).rejects.toThrow(
    "No account",
  );
  expect(
    (await server.call("GET", "/api/user/", { token: account.token })).status,
  ).toBe(401);
  const emails = await emailsTo(server, account.email);
  expect(emails.map(({ kind }) => kind)).toEqual(["accountDeleted"]);
  const entries = await server.context.database
    .select()
    .from(audit)
    .where(eq(audit.accountId, id));
  expect(entries).toMatchObject([
    { actor: "owner", action: "account deleted" },
  ]);
  const newRegistration = await server.call("POST", "/api/register/", {
    json: registration({ email: account.email }),
  });
  expect(newRegistration.status).toBe(201);
});

test("a wrong or empty password returns 400 and does not delete the account", {
  tags: ["8-delete-account-01", "8-delete-account-02"],
}, async () => {
  const account = await createAccount(server);
  const response = await deleteAccount(account, "Kilimanjaro-43");
  expect(response.status).toBe(400);
  expect(response.body).toEqual({
    error: "Incorrect password. Please try again.",
  });
  const empty = await deleteAccount(account, "");
  expect(empty.status).toBe(400);
  expect(empty.body).toEqual({ password: ["Password is required."] });
  expect(
    (await server.call("GET", "/api/user/", { token: account.token })).status,
  ).toBe(200);
});

test("deletion without a session returns 401", {
  tags: ["8-delete-account-03"],
}, async () => {
  expect(
    (await deleteAccount({ token: "a".repeat(43) }, GOOD_PASSWORD)).status,
  ).toBe(401);
});

test("the sixth attempt within 15 minutes is rejected, and a later one succeeds", {
  tags: ["8-delete-account-05"],
}, async () => {
  const account = await createAccount(server);
  for (let n = 0; n < 5; n++)
    expect((await deleteAccount(account, "Kilimanjaro-43")).status).toBe(400);
  const limited = await deleteAccount(account, GOOD_PASSWORD);
  expect(limited.status).toBe(429);
  expect(limited.body).toEqual({
    error: "Too many attempts. Please try again later.",
  });
  const wait = Number(limited.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(900);
  server.clock.advance(15 * MINUTE);
  expect((await deleteAccount(account, GOOD_PASSWORD)).status).toBe(200);
});

test("two concurrent deletions delete the account once and send one email", async () => {
  const account = await createAccount(server);
  const id = await accountIdOf(server.context, account.email);
  const responses = await Promise.all([
    deleteAccount(account, GOOD_PASSWORD),
    deleteAccount(account, GOOD_PASSWORD),
  ]);
  for (const { status } of responses) expect([200, 400, 401]).toContain(status);
  expect(
    responses.filter(({ status }) => status === 200).length,
  ).toBeGreaterThan(0);
  expect(await emailsTo(server, account.email)).toHaveLength(1);
  await expect(accountIdOf(server.context, account.email)).rejects.toThrow(
    "No account",
  );
  const ofAccount = eq(audit.accountId, id);
  expect(await server.context.database.$count(audit, ofAccount)).toBe(1);
});

test("deleting an account with matches leaves an account row without personal data and closes those matches", async () => {
  const investee = await createAccount(server, "investee");
  const investor = await createAccount(server, "investor");
  const [investeeId, investorId] = [
    await accountIdOf(server.context, investee.email),
    await accountIdOf(server.context, investor.email),
  ];
  const at = new Date(server.clock.now());
  const [match] = await server.context.database
    .insert(matches)
    .values({
      investeeId,
      investorId,
      status: "approved",
      score: 90,
      reasons: { investor: [], investee: [] },
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  await server.call("POST", "/api/profile/", {
    token: investor.token,
    raw: formOf(investorParts, { avatar: { content: png, name: "me.png" } }),
  });
  await server.call("POST", "/api/generate-reset-token/", {
    json: { email: investor.email, frontend_url: FRONTEND },
  });
  expect(await tablesWithRowsOf(investorId)).toEqual(
    expect.arrayContaining([
      "profiles",
      "files",
      "investor_criteria",
      "password_links",
      "password_history",
    ]),
  );
  expect((await deleteAccount(investor, GOOD_PASSWORD)).status).toBe(200);
  const [closedAccount] = await server.context.database
    .select()
    .from(accounts)
    .where(eq(accounts.id, investorId));
  expect(closedAccount).toMatchObject({
    email: `closed-${investorId}`,
    passwordHash: "",
  });
  expect(closedAccount?.closedAt).not.toBeNull();
  expect((await tablesWithRowsOf(investorId)).sort()).toEqual([
    "match_offers",
    "matches",
  ]);
  const [closedMatch] = await server.context.database
    .select()
    .from(matches)
    .where(eq(matches.id, match?.id ?? ""));
  expect(closedMatch?.end).toBe("closed");
  const listed = await server.call("GET", "/api/matches/", investee);
  expect(listed.status).toBe(200);
  expect(JSON.stringify(listed.body)).not.toContain(investor.email);
  const login = await server.call("POST", "/api/login/", {
    json: {
      email: investor.email,
      password: GOOD_PASSWORD,
      frontend_url: FRONTEND,
    },
  });
  expect([login.status, login.body]).toEqual([
    401,
    { detail: "Invalid email or password." },
  ]);
});

test.each(["investee", "investor"] as const)(
  "after the account of an %s has been deleted, no match contains reasons for either side, not even a funded match",
  async (userType) => {
    const passwordHash = await hashPassword(GOOD_PASSWORD);
    const account = { passwordHash };
    const investee = await addInvestee(server.context, { account });
    const investor = await addInvestor(server.context, { account });
    await findInvestors(server, investee);
    const ofBoth = and(
      eq(matches.investeeId, investee.id),
      eq(matches.investorId, investor.id),
    );
    const { database } = server.context;
    await database.update(matches).set({ status: "funded" }).where(ofBoth);
    const [leaving, remaining] =
      userType === "investee" ? [investee, investor] : [investor, investee];
    expect((await deleteAccount(leaving, GOOD_PASSWORD)).status).toBe(200);
    expect(await matchesOf(server, remaining)).toContainEqual(
      expect.objectContaining({ status: "funded", reasons: [] }),
    );
    expect(
      await database
        .select({ outcomes: matches.outcomes, reasons: matches.reasons })
        .from(matches)
        .where(ofBoth),
    ).toEqual([{ outcomes: [], reasons: { investee: [], investor: [] } }]);
  },
);

test.each([
  {
    call: "deletion request",
    method: "DELETE",
    path: "/api/delete_account/",
    field: "password",
    rejection: [400, { error: "Incorrect password. Please try again." }],
  },
  {
    call: "password change request",
    method: "POST",
    path: "/api/reset-password/",
    field: "current_password",
    rejection: [403, { error: "Incorrect current password." }],
  },
])(
  "if an account with matches is deleted before the body of a $call arrives, the call returns the wrong-password error",
  async ({ method, path, field, rejection }) => {
    const { database } = server.context;
    const passwordHash = await hashPassword(GOOD_PASSWORD);
    const member = await addInvestee(server.context, {
      account: { passwordHash },
    });
    await addInvestor(server.context);
    await findInvestors(server, member);
    expect(await matchesOf(server, member)).not.toEqual([]);
    const body = JSON.stringify({
      [field]: GOOD_PASSWORD,
      frontend_url: FRONTEND,
    });
    const counters = await database.$count(limitCounters);
    const call = request(server.origin + path, {
      method,
      headers: {
        Authorization: `Token ${member.token}`,
        "Content-Type": "application/json",
        "Content-Length": body.length,
      },
    });
    const received = once(call, "response");
    call.write(body.slice(0, 1));
    // The server counts the attempt after it has checked the session, and before it reads the body.
    await until(async () => (await database.$count(limitCounters)) > counters);
    expect((await deleteAccount(member, GOOD_PASSWORD)).status).toBe(200);
    call.end(body.slice(1));
    const [response] = await received;
    expect([response.statusCode, withoutCodes(await json(response))]).toEqual(
      rejection,
    );
  },
);

test("an investor's account with thousands of open matches can be deleted", async () => {
  const { email, token } = await createAccount(server, "investor");
  const investorId = await accountIdOf(server.context, email);
  const { database } = server.context;
  await database.execute(sql`
    with investees as (
      insert into accounts (email, password_hash, user_type, created_at)
      select 'investee-' || n || '@many.example.org', '', 'investee', now() from generate_series(1, 9000) as n
      returning id
    )
    insert into matches (investee_id, investor_id, status, score, reasons, created_at, updated_at)
    select id, ${investorId}, 'pending', 80, '{"investee":[],"investor":[]}', now(), now() from investees`);
  expect((await deleteAccount({ token }, GOOD_PASSWORD)).status).toBe(200);
  const closedMatches = and(
    eq(matches.investorId, investorId),
    eq(matches.end, "closed"),
  );
  expect(await database.$count(matches, closedMatches)).toBe(9000);
});

test("the access check allows an investee, denies an investor, and returns 401 without a token", {
  tags: ["4-access-check-01", "7-access-check-01", "7-access-check-02"],
}, async () => {
  for (const [userType, allowed] of [
    ["investee", true],
    ["investor", false],
  ] as const) {
    const { token } = await createAccount(server, userType);
    const response = await server.call(
      "GET",
      "/api/check-access/investee-match-test",
      { headers: { Authorization: `Bearer ${token}` } },
    );
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ allowed });
  }
  expect(
    (await server.call("GET", "/api/check-access/investee-match-test")).status,
  ).toBe(401);
});

describe("while the mail server cannot be reached", () => {
  let offline: TestServer;
  beforeAll(async () => {
    offline = await startServer({ env: { SMTP_URL: "smtp://127.0.0.1:1" } });
  });
  afterAll(() => offline.stop());

  const deleteAccountOf = ({ token }: TestMember) =>
    offline.call("DELETE", "/api/delete_account/", {
      token,
      json: { password: GOOD_PASSWORD },
    });
  const unsentMailsTo = ({ email }: TestMember) =>
    offline.context.database
      .select({ kind: mailOutbox.kind, text: mailOutbox.textPart })
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(mailOutbox.createdAt);

  /** Matches an investor with two investees, and approves the match with the first investee. */
  async function matchThree() {
    const { context } = offline;
    await context.database.delete(accounts);
    const passwordHash = await hashPassword(GOOD_PASSWORD);
    const member = (businessName: string) => ({
      account: { passwordHash },
      profile: { businessName },
    });
    const investor = await addInvestor(context, member("Baobab Capital"));
    const investee = await addInvestee(context, member("Dryers & Co. Ltd"));
    const other = await addInvestee(context, member("Sunrise Mills"));
    await findInvestors(offline, investee);
    await findInvestors(offline, other);
    const matchId = await firstMatchId(offline, investee);
    await review(offline, investor, matchId, "approved");
    await mailDecisionsNow(offline);
    return { investor, investee, matchId };
  }

  test("the unsent emails to an investor about a deleted investee are deleted, but those about other investees are not", {
    tags: ["6-delete-account-01"],
  }, async () => {
    const { investor, investee } = await matchThree();
    expect(await unsentMailsTo(investor)).toHaveLength(3);
    expect((await deleteAccountOf(investee)).status).toBe(200);
    expect(await unsentMailsTo(investor)).toEqual([
      { kind: "matched", text: expect.stringContaining("Sunrise Mills") },
    ]);
    expect(await unsentMailsTo(investee)).toMatchObject([
      { kind: "accountDeleted" },
    ]);
  });

  test("only the unsent emails about a deleted investee are deleted, even if its name has changed and is part of another investee's name", {
    tags: ["6-delete-account-01"],
  }, async () => {
    const { investor, investee } = await matchThree();
    await offline.context.database
      .update(profiles)
      .set({ businessName: "Mills" })
      .where(eq(profiles.accountId, investee.id));
    await deleteAccountOf(investee);
    expect(await unsentMailsTo(investor)).toEqual([
      { kind: "matched", text: expect.stringContaining("Sunrise Mills") },
    ]);
  });

  test("the unsent emails about a deleted investor are deleted, even if the investor's name has changed since", {
    tags: ["6-delete-account-01"],
  }, async () => {
    const { investor, investee, matchId } = await matchThree();
    await review(offline, investor, matchId, "rejected");
    await mailDecisionsNow(offline);
    await offline.context.database
      .update(profiles)
      .set({ businessName: "Acacia Capital" })
      .where(eq(profiles.accountId, investor.id));
    expect(await unsentMailsTo(investee)).toMatchObject([
      { kind: "approved" },
      { kind: "declined" },
    ]);
    expect((await deleteAccountOf(investor)).status).toBe(200);
    expect(await unsentMailsTo(investee)).toEqual([]);
  });

  test("the stored text of an unsent reminder that names a deleted investee is deleted", {
    tags: ["6-delete-account-01"],
  }, async () => {
    const { investee } = await matchThree();
    const { context, clock } = offline;
    await context.database.update(matches).set({ status: "pending" });
    clock.advance(7 * 24 * 60 * 60_000);
    await sendReminders(context);
    await closeAccount(
      context,
      { accountId: investee.id, email: investee.email },
      { actor: "owner", action: "account deleted" },
    );
    const unsent = await context.database
      .select({ text: mailOutbox.textPart, html: mailOutbox.htmlPart })
      .from(mailOutbox)
      .where(eq(mailOutbox.kind, "reminder"));
    expect(unsent).toEqual([{ text: "", html: "" }]);
  });

  test("an unsent password reset email is not deleted, even if it contains the name of a deleted investee", {
    tags: ["6-delete-account-01"],
  }, async () => {
    const { investor, investee } = await matchThree();
    await offline.context.database
      .update(profiles)
      .set({ businessName: "Ubia" })
      .where(eq(profiles.accountId, investee.id));
    await offline.call("POST", "/api/generate-reset-token/", {
      json: { email: investor.email, frontend_url: FRONTEND },
    });
    await deleteAccountOf(investee);
    const kinds = (await unsentMailsTo(investor)).map(({ kind }) => kind);
    expect(kinds).toContain("passwordReset");
  });
});
