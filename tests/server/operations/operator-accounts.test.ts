import { userInfo } from "node:os";
import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  accounts,
  audit,
  investorCriteria,
} from "../../../server/database/schema.ts";
import {
  createAccount,
  GOOD_PASSWORD,
  logIn,
  newEmail,
} from "../../support/accounts.ts";
import { latestEmail, linkParts } from "../../support/mailbox.ts";
import {
  accountIdOf,
  addInvestee,
  addInvestor,
} from "../../support/members.ts";
import {
  failure,
  newestAuditEntry,
  operatorOf,
  runInProcess,
} from "../../support/operator.ts";
import { FRONTEND, serverForTests } from "../../support/server.ts";

const server = serverForTests();
const operator = operatorOf(server);

const callLogin = (email: string, password = GOOD_PASSWORD) =>
  server.call("POST", "/api/login/", {
    json: { email, password, frontend_url: FRONTEND },
  });
const readUser = (token: string) => server.call("GET", "/api/user/", { token });
const auditCount = () => server.context.database.$count(audit);

const auditEntry = (action: string, accountId: number | null) => ({
  id: expect.any(Number),
  at: expect.any(Date),
  actor: userInfo().username,
  action,
  accountId,
  details: {},
});

test("`suspend` ends every session, and a login returns 401 until the account is restored", {
  tags: ["8-login-06"],
}, async () => {
  const { email, token } = await createAccount(server);
  const otherToken = await logIn(server, email);
  const result = await operator.run(
    "accounts",
    "suspend",
    ` ${email.toUpperCase()}`,
  );
  expect(result).toEqual({
    exitCode: 0,
    output: `${email} is suspended, and all its sessions have ended.\n`,
    errors: "",
  });
  expect(await newestAuditEntry(server.context.database)).toEqual(
    auditEntry("accounts suspend", await accountIdOf(server.context, email)),
  );
  expect((await readUser(token)).status).toBe(401);
  expect((await readUser(otherToken)).status).toBe(401);
  expect((await callLogin(email)).status).toBe(401);
  const restored = await operator.run("accounts", "restore", email);
  expect(restored.output).toBe(`${email} is restored and can log in again.\n`);
  expect(await newestAuditEntry(server.context.database)).toEqual(
    auditEntry("accounts restore", await accountIdOf(server.context, email)),
  );
  // The sessions that were ended are not restored.
  expect((await readUser(token)).status).toBe(401);
  expect((await callLogin(email)).status).toBe(200);
});

test("`suspend` deletes an investor's matching criteria, and `restore` adds them again", async () => {
  const { id, email } = await addInvestor(server.context);
  const countCriteria = () =>
    server.context.database.$count(
      investorCriteria,
      eq(investorCriteria.accountId, id),
    );
  expect(await countCriteria()).toBe(1);
  await operator.run("accounts", "suspend", email);
  expect(await countCriteria()).toBe(0);
  await operator.run("accounts", "restore", email);
  expect(await countCriteria()).toBe(1);
});

test("after `force-password-change`, a login with the correct password returns 428 until a new password is set", {
  tags: ["8-login-04", "2-login-10"],
}, async () => {
  const { email, token } = await createAccount(server);
  const result = await operator.run("accounts", "force-password-change", email);
  expect(result).toEqual({
    exitCode: 0,
    output: `${email} has to choose a new password at the next login. Open sessions continue until they expire.\n`,
    errors: "",
  });
  expect(await newestAuditEntry(server.context.database)).toEqual(
    auditEntry(
      "accounts force-password-change",
      await accountIdOf(server.context, email),
    ),
  );
  expect((await readUser(token)).status).toBe(200);
  expect((await callLogin(email, "Kilimanjaro-43")).status).toBe(400);
  const rejected = await callLogin(email);
  expect([rejected.status, rejected.body]).toEqual([
    428,
    { detail: "PASSWORD_EXPIRED" },
  ]);
  await server.call("POST", "/api/generate-reset-token/", {
    json: { email, frontend_url: FRONTEND },
  });
  const link = linkParts(await latestEmail(server, email));
  const password = "Ruwenzori-5109";
  await server.call(
    "POST",
    `/api/reset-password-confirm/${link.uid}/${link.token}/`,
    { json: { ...link, password } },
  );
  expect((await callLogin(email, password)).status).toBe(200);
});

test("a command that would change nothing, or that names an unknown account, fails with a one-sentence error and records nothing", async () => {
  const { email } = await createAccount(server);
  const closed = await addInvestee(server.context, {
    account: { closedAt: new Date(), email: "closed-7" },
  });
  const unknownEmail = newEmail();
  await operator.run("accounts", "force-password-change", email);
  const entriesBefore = await auditCount();
  const expectFailure = async (
    verb: string,
    address: string,
    sentence: string,
  ) =>
    expect(await operator.run("accounts", verb, address)).toEqual(
      failure(1, sentence),
    );
  await expectFailure("restore", email, `${email} is not suspended.`);
  await expectFailure(
    "force-password-change",
    email,
    `${email} already has to choose a new password.`,
  );
  for (const verb of ["show", "suspend", "restore", "force-password-change"])
    await expectFailure(
      verb,
      unknownEmail,
      `No account has the address ${unknownEmail}.`,
    );
  await expectFailure(
    "show",
    closed.email,
    `No account has the address ${closed.email}.`,
  );
  expect(await auditCount()).toBe(entriesBefore);
});

test("only one of two concurrent suspensions succeeds, and the other reports that the account is already suspended", async () => {
  const { email } = await createAccount(server);
  const results = await Promise.all([
    operator.run("accounts", "suspend", email),
    operator.run("accounts", "suspend", email),
  ]);
  expect(results.map(({ exitCode }) => exitCode).toSorted()).toEqual([0, 1]);
  expect(results.map(({ errors }) => errors)).toContain(
    `${email} is already suspended.\n`,
  );
  const entries = await server.context.database
    .select()
    .from(audit)
    .where(eq(audit.accountId, await accountIdOf(server.context, email)));
  expect(entries).toHaveLength(1);
});

test("`show` prints one account and its recorded actions, as text or JSON", async () => {
  const { email } = await createAccount(server, "investor");
  const id = await accountIdOf(server.context, email);
  await operator.run("accounts", "suspend", email);
  expect(await operator.json("accounts", "show", email)).toEqual({
    id,
    email,
    user_type: "investor",
    language: "en",
    state: "suspended",
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    verified_at: expect.any(String),
    suspended_at: expect.any(String),
    must_change_password: false,
    business_name: null,
    active_sessions: 0,
    files: 0,
    matches: 0,
    actions: [
      {
        at: expect.any(String),
        actor: userInfo().username,
        act: "accounts suspend",
      },
    ],
  });
  expect(await newestAuditEntry(server.context.database)).toEqual(
    auditEntry("accounts show", id),
  );
  const { output } = await operator.run("accounts", "show", email);
  expect(output).toMatch(/^email +person\d+@example\.org\n/);
  expect(output).toMatch(/^state +suspended$/m);
  expect(output).toMatch(/^suspended +\d{4}-\d\d-\d\d \d\d:\d\d UTC$/m);
  expect(output).toMatch(/^accounts suspend +\S+ +\d{4}-/m);
});

test("`list` prints the newest accounts first, and searches for literal text", async () => {
  const first = await addInvestee(server.context, {
    profile: { businessName: "Hundred_100% Dryers" },
  });
  const second = await addInvestor(server.context, {
    profile: { businessName: "hundred-100 Fund" },
    account: { createdAt: new Date(server.clock.now() + 1_000) },
  });
  const listEmails = async (...args: string[]) => {
    const { accounts: rows, total } = (await operator.json(
      "accounts",
      "list",
      ...args,
    )) as { accounts: { email: string }[]; total: number };
    expect(total).toBe(rows.length);
    return rows.map(({ email }) => email);
  };
  expect(await listEmails("--search", "HUNDRED")).toEqual([
    second.email,
    first.email,
  ]);
  expect(await listEmails("--search", "100%")).toEqual([first.email]);
  expect(await listEmails("--search=hundred_")).toEqual([first.email]);
  expect(await listEmails("--search", second.email)).toEqual([second.email]);
  expect(await listEmails("--search", "no such account")).toEqual([]);
  expect((await listEmails()).slice(0, 2)).toEqual([second.email, first.email]);
  expect(await newestAuditEntry(server.context.database)).toEqual(
    auditEntry("accounts list", null),
  );
  const { output } = await operator.run(
    "accounts",
    "list",
    "--search",
    "hundred-100",
  );
  const [heading, row, , total] = output.split("\n");
  expect(heading).toMatch(/^EMAIL +ROLE +STATE +BUSINESS +SINCE$/);
  expect(row).toMatch(
    /^\S+@example\.org +investor +active +hundred-100 Fund +/,
  );
  expect(total).toBe("1 account");
});

test("`list` prints at most 1,000 rows and the total", async () => {
  const { database } = server.context;
  await database.insert(accounts).values(
    Array.from({ length: 1_005 }, (_, n) => ({
      email: `listed-${n}@example.org`,
      passwordHash: "unused",
      userType: "investee" as const,
      createdAt: new Date(n * 60_000),
    })),
  );
  const { accounts: rows, total } = (await operator.json(
    "accounts",
    "list",
    "--search",
    "listed-",
  )) as { accounts: { email: string; state: string }[]; total: number };
  expect([rows.length, total]).toEqual([1_000, 1_005]);
  expect(rows[0]).toMatchObject({
    email: "listed-1004@example.org",
    state: "unverified",
  });
  const { output } = await operator.run(
    "accounts",
    "list",
    "--search",
    "listed-",
  );
  expect(output).toContain("\n1000 of 1005 accounts shown\n");
  await database.delete(accounts).where(like(accounts.email, "listed-%"));
});

test("when a command is run with sudo, the audit table records both user names", async () => {
  const { email } = await createAccount(server);
  const env = { DATABASE_URL: server.databaseUrl, SUDO_USER: "amina" };
  await runInProcess(env, "accounts", "suspend", email);
  expect(await newestAuditEntry(server.context.database)).toMatchObject({
    actor: `amina as ${userInfo().username}`,
  });
});

test("account commands record no address, name or secret in the audit table", async () => {
  const name = "Kitui Honey";
  const { email, token } = await addInvestee(server.context, {
    profile: { businessName: name },
  });
  await operator.run("accounts", "list", "--search", email);
  await operator.run("accounts", "list", "--search", name);
  await operator.run("accounts", "show", email);
  await operator.run("accounts", "suspend", email);
  const { database } = server.context;
  const everything = JSON.stringify(await database.select().from(audit));
  for (const secret of [email, name, token, GOOD_PASSWORD, "@example.org"])
    expect(everything).not.toContain(secret);
});
