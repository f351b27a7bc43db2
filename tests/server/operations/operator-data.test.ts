import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { audit } from "../../../server/database/schema.ts";
import {
  createAccount,
  GOOD_PASSWORD,
  registration,
} from "../../support/accounts.ts";
import { openArchive } from "../../support/archive.ts";
import { createFolder } from "../../support/for-one-test.ts";
import { emailsTo } from "../../support/mailbox.ts";
import {
  findInvestors,
  firstMatchId,
  matchesOf,
  review,
} from "../../support/match-calls.ts";
import { accountIdOf, addInvestors } from "../../support/members.ts";
import {
  failure,
  newestAuditEntry,
  operatorOf,
} from "../../support/operator.ts";
import { formOf, validParts } from "../../support/profiles.ts";
import * as sample from "../../support/sample-files.ts";
import { serverForTests } from "../../support/server.ts";
import { storedValuesOf } from "../../support/stored-data.ts";

const server = serverForTests();
const operator = operatorOf(server);

async function memberWithProfile() {
  const account = await createAccount(server);
  await server.call("POST", "/api/profile/", {
    token: account.token,
    raw: formOf(validParts("investee"), {
      avatar: { content: sample.png, name: "me.png" },
    }),
  });
  return { ...account, id: await accountIdOf(server.context, account.email) };
}

test("`export` writes the same data as the member's own download, to a file that only the operator can read", async () => {
  const { email, token, id } = await memberWithProfile();
  const file = join(createFolder(), "person.zip");
  const result = await operator.run("data", "export", email, file);
  expect(result).toEqual({
    exitCode: 0,
    output: `All data about ${email} is in ${file}. Only you can read this file.\n`,
    errors: "",
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const archive = openArchive(readFileSync(file));
  const download = await fetch(`${server.origin}/api/export/`, {
    headers: { Authorization: `Token ${token}` },
  });
  const memberArchive = openArchive(
    new Uint8Array(await download.arrayBuffer()),
  );
  expect(archive.paths).toEqual(memberArchive.paths);
  expect(archive.json("profile.json")).toEqual(
    memberArchive.json("profile.json"),
  );
  expect(archive.bytes("files/avatar/1-me.png")).toEqual(sample.png);
  expect(archive.allText()).not.toContain(GOOD_PASSWORD);
  expect(archive.allText()).not.toContain("$argon2");
  const entry = await newestAuditEntry(server.context.database);
  expect(entry).toMatchObject({ action: "data export", accountId: id });
  expect(entry.details).toEqual({});
  // The member's download, which came later, lists the operator's export.
  expect(memberArchive.json("account.json")).toHaveProperty(
    "operator_actions",
    [{ at: expect.any(String), act: "data export", details: {} }],
  );
});

test("`export` never overwrites a file, and records nothing when it cannot write", async () => {
  const { email } = await createAccount(server);
  const directory = createFolder();
  const existing = join(directory, "existing.zip");
  writeFileSync(existing, "content");
  mkdirSync(join(directory, "folder.zip"));
  const entriesBefore = await server.context.database.$count(audit);
  const expectFailure = async (file: string, sentence: string) =>
    expect(await operator.run("data", "export", email, file)).toEqual(
      failure(1, sentence),
    );
  await expectFailure(
    existing,
    `The file ${existing} already exists: choose another name.`,
  );
  expect(readFileSync(existing, "utf8")).toBe("content");
  const existingFolder = join(directory, "folder.zip");
  await expectFailure(
    existingFolder,
    `The file ${existingFolder} already exists: choose another name.`,
  );
  const inMissingFolder = join(directory, "missing", "x.zip");
  await expectFailure(
    inMissingFolder,
    `The file ${inMissingFolder} cannot be written (ENOENT): choose a folder that you may write to.`,
  );
  expect(await server.context.database.$count(audit)).toBe(entriesBefore);
});

test("`erase` removes all data about a person, notifies them by email, frees the address, and is recorded in the audit table", async () => {
  const { email, token, id } = await memberWithProfile();
  const { database } = server.context;
  expect(
    (await storedValuesOf(database, { id, email })).length,
  ).toBeGreaterThan(20);
  const result = await operator.run("data", "erase", email, "--yes");
  expect(result).toEqual({
    exitCode: 0,
    output: `All data about ${email} has been erased. The person will be notified by email once a server is running on this database.\n`,
    errors: "",
  });
  expect((await server.call("GET", "/api/user/", { token })).status).toBe(401);
  const mails = await emailsTo(server, email);
  expect(mails.map(({ kind }) => kind)).toEqual(["accountDeleted"]);
  const entry = await newestAuditEntry(database);
  expect(entry).toMatchObject({ action: "data erase", accountId: id });
  expect(entry.details).toEqual({});
  // Only the email about the erasure and the audit entry are left.
  const remainingTables = (await storedValuesOf(database, { id, email })).map(
    ({ column }) => column.split(".")[0],
  );
  expect([...new Set(remainingTables)].toSorted()).toEqual([
    "audit",
    "mail_outbox",
  ]);
  expect(await operator.run("data", "erase", email, "--yes")).toEqual(
    failure(1, `No account has the address ${email}.`),
  );
  const newRegistration = await server.call("POST", "/api/register/", {
    json: registration({ email }),
  });
  expect(newRegistration.status).toBe(201);
});

test("without --yes nothing is erased", async () => {
  const { email, token } = await createAccount(server);
  const { exitCode, errors } = await operator.run("data", "erase", email);
  expect(exitCode).toBe(2);
  expect(errors).toBe(
    `This permanently erases all data about ${email}, including the profile and files, and closes open matches: add --yes to confirm.\n`,
  );
  expect((await server.call("GET", "/api/user/", { token })).status).toBe(200);
});

test("after an erasure, the other side of a funded match still sees the amount, but not the person's name", async () => {
  const investee = await memberWithProfile();
  const investorNamed = await addInvestors(server.context, "Baobab");
  await findInvestors(server, investee);
  const investor = investorNamed("Baobab");
  const matchId = await firstMatchId(server, investor);
  await review(server, investor, matchId, "approved");
  await operator.run("matches", "fund", matchId, "700");
  await operator.run("data", "erase", investee.email, "--yes");
  const [match] = await matchesOf(server, investor);
  expect(match).toMatchObject({
    status: "funded",
    funded_ammount: "700.00",
    investee: { investee_name: "Former business" },
  });
  const result = await operator.run("matches", "show", matchId);
  expect(result.output).toContain("Former business");
  expect(result.output).not.toContain(investee.email);
  expect(result.output).not.toContain(validParts("investee").business_name);
});

test("after an erasure the database no longer contains the person's name, not even in stored responses to others", async () => {
  const { database } = server.context;
  const name = "Usambara Heights Capital";
  const investee = await memberWithProfile();
  const investorNamed = await addInvestors(server.context, "One", "Two", name);
  await findInvestors(server, investee);
  const response = await findInvestors(server, investee, "the-key-of-a-rerun");
  expect(response.text).toContain(name);
  const { id, email } = investorNamed(name);
  expect((await tablesContaining(name)).length).toBeGreaterThan(1);
  expect(await operator.json("data", "erase", email, "--yes")).toEqual({
    done: "data erase",
    email,
  });
  expect(await tablesContaining(name)).toEqual([]);
  // Only the email about the erasure contains the address.
  expect(await tablesContaining(email)).toEqual(["mail_outbox"]);
  expect(await accountIdOf(server.context, `closed-${id}`)).toBe(id);

  async function tablesContaining(text: string): Promise<string[]> {
    const { rows } = await database.execute<{ table_name: string }>(
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    );
    const tables: string[] = [];
    for (const { table_name } of rows) {
      const matching = await database.execute(
        sql`select 1 from ${sql.identifier(table_name)} stored where position(${text} in to_jsonb(stored)::text) > 0`,
      );
      if (matching.rows.length > 0) tables.push(table_name);
    }
    return tables;
  }
});

test("only one of two concurrent erasures succeeds", async () => {
  const { email, id } = await memberWithProfile();
  const results = await Promise.all([
    operator.run("data", "erase", email, "--yes"),
    operator.run("data", "erase", email, "--yes"),
  ]);
  expect(results.map(({ exitCode }) => exitCode).toSorted()).toEqual([0, 1]);
  const entries = await server.context.database
    .select()
    .from(audit)
    .where(eq(audit.accountId, id));
  expect(entries.filter(({ action }) => action === "data erase")).toHaveLength(
    1,
  );
  expect(await emailsTo(server, email)).toHaveLength(1);
});
