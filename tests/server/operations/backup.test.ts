import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { eq, inArray } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { connectForBackup, VERSION } from "../../../server/backup/backup.ts";
import {
  connectOnce,
  type Database,
} from "../../../server/database/connection.ts";
import {
  applyMigrations,
  lastMigrationOf,
  migratedNames,
  migrationTimes,
} from "../../../server/database/migrate.ts";
import {
  accounts,
  audit,
  mailOutbox,
  matches,
  passwordLinks,
} from "../../../server/database/schema.ts";
import { contentOf, underLoad } from "../../backup/load.ts";
import { createAccount, logIn } from "../../support/accounts.ts";
import { createTestDatabase } from "../../support/database.ts";
import { createDatabase, createFolder } from "../../support/for-one-test.ts";
import {
  accountIdOf,
  addInvestee,
  addInvestor,
} from "../../support/members.ts";
import {
  failure,
  newestAuditEntry,
  operatorOf,
} from "../../support/operator.ts";
import { FRONTEND, serverForTests, startServer } from "../../support/server.ts";

const server = serverForTests();
const operator = operatorOf(server);

async function backUp(): Promise<string> {
  const file = join(createFolder(), "ubia.backup");
  const { exitCode, errors } = await operator.run("backup", file);
  expect([exitCode, errors]).toEqual([0, ""]);
  return file;
}

function restore(databaseUrl: string, ...args: string[]) {
  return operatorOf({ databaseUrl }).run("restore", ...args);
}

const NOW_EMPTY = { exitCode: 0, errors: "" };

/** Opens a database for one test. */
async function open(url: string): Promise<Database> {
  const { database, close } = await connectOnce(url);
  onTestFinished(close);
  return database;
}

test("a backup that is made under load contains one moment: it restores to a consistent state, with the same rows", {
  tags: ["3-backup-281"],
}, async () => {
  const file = await underLoad(server, backUp);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const verified = await operator.run("backup", "verify", file);
  expect(verified).toMatchObject({ exitCode: 0, errors: "" });
  expect(verified.output).toMatch(/All \d+ checks of the data passed[.]/);
  // Without load, the restored database equals the one that was backed up.
  const url = await createDatabase();
  expect(await restore(url, await backUp())).toMatchObject(NOW_EMPTY);
  expect(await contentOf(url)).toEqual(await contentOf(server.databaseUrl));
});

test("`backup verify` states what is not consistent in the data of a backup", async () => {
  const investee = await addInvestee(server.context);
  const investor = await addInvestor(server.context);
  const { database } = server.context;
  const at = new Date();
  const [match] = await database
    .insert(matches)
    .values({
      investeeId: investee.id,
      investorId: investor.id,
      status: "funded",
      score: 90,
      reasons: { investee: [], investor: [] },
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  const { exitCode, errors } = await operator.run(
    "backup",
    "verify",
    await backUp(),
  );
  expect(exitCode).toBe(1);
  expect(errors).toContain("A match is funded if and only if it has an amount");
  expect(errors).toContain("The last entry in the history of a match is its");
  await database.delete(matches).where(eq(matches.id, match?.id ?? ""));
});

test("a backup contains no sessions, links and codes, so a restore ends every session", {
  tags: ["3-backup-282"],
}, async () => {
  const { email, token } = await createAccount(server);
  await server.call("POST", "/api/generate-reset-token/", {
    json: { email, frontend_url: FRONTEND },
  });
  const url = await createDatabase();
  await restore(url, await backUp());
  const restored = await startServer({ databaseUrl: url });
  onTestFinished(() => restored.stop());
  expect((await restored.call("GET", "/api/user/", { token })).status).toBe(
    401,
  );
  await logIn(restored, email);
  const { database } = restored.context;
  expect(await database.$count(passwordLinks)).toBe(0);
  expect(
    await database.$count(mailOutbox, eq(mailOutbox.kind, "passwordReset")),
  ).toBe(0);
});

test("a damaged file, a file of a newer version and another file are refused before anything is changed", {
  tags: ["3-backup-283"],
}, async () => {
  const file = await backUp();
  const content = readFileSync(file);
  const text = gunzipSync(content).toString();
  const url = await createDatabase();
  await restore(url, file);
  const before = await contentOf(url);
  const folder = createFolder();
  const expectRefusal = async (bytes: Uint8Array, reason: string) => {
    const damaged = join(folder, "damaged");
    writeFileSync(damaged, bytes);
    expect(await restore(url, damaged, "--yes")).toEqual(
      failure(1, `${damaged} ${reason}`),
    );
  };
  const changed =
    "is incomplete or has been changed since the backup: use another backup.";
  await expectRefusal(content.subarray(0, content.length - 100), changed);
  await expectRefusal(gzipSync(text.slice(0, -200)), changed);
  const start = Buffer.from(content);
  start.fill(0xff, 20, 40);
  await expectRefusal(start, changed);
  await expectRefusal(
    gzipSync(text.replace("example.org", "example.com")),
    changed,
  );
  await expectRefusal(gzipSync(`${text}more`), changed);
  for (const other of [gzipSync("select 1;\n"), Buffer.from("hello")])
    await expectRefusal(other, "is not a backup of Ubia.");
  const newer = text
    .replace(/"version":"[^"]*"/, '"version":"99.0.0"')
    .replace(/"migration":(\d+)/, '"migration":9$1');
  const body = newer.slice(0, newer.lastIndexOf("-- End"));
  const sha256 = createHash("sha256").update(body).digest("hex");
  await expectRefusal(
    gzipSync(newer.replace(/"sha256":"[^"]*"/, `"sha256":"${sha256}"`)),
    `was made by version 99.0.0 of Ubia, whose tables this version (${VERSION}) does not know: restore it with version 99.0.0 or newer.`,
  );
  expect(await contentOf(url)).toEqual(before);
});

test("a backup never overwrites a file, and leaves none behind when it fails", async () => {
  const file = await backUp();
  expect(await operator.run("backup", file)).toEqual(
    failure(1, `The file ${file} already exists: choose another name.`),
  );
  const url = await createDatabase();
  const database = await open(url);
  await database.execute("drop table files, sessions cascade");
  await database.execute("delete from drizzle.__drizzle_migrations");
  const folder = createFolder();
  const { exitCode } = await operatorOf({ databaseUrl: url }).run(
    "backup",
    join(folder, "b"),
  );
  expect(exitCode).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test("a restore asks before it replaces accounts, and is refused while a server is connected", {
  tags: ["3-backup-285"],
}, async () => {
  const file = await backUp();
  const other = await startServer();
  await addInvestee(other.context);
  expect(await restore(other.databaseUrl, file, "--yes")).toEqual(
    failure(
      1,
      "A server or a connection pooler is connected to the database: stop it, and restore again.",
    ),
  );
  await other.stop();
  const url = await createDatabase();
  await restore(url, file);
  const database = await open(url);
  const number = await database.$count(accounts);
  // No backup that this file makes has this account.
  const at = new Date(server.clock.now());
  await database.delete(audit);
  await database.insert(audit).values({
    at,
    actor: "test",
    action: "data erase",
    accountId: 999_999,
    details: {},
  });
  expect(await restore(url, file)).toEqual(
    failure(
      2,
      `This replaces everything in the database, including ${number} accounts, and erases again what it has erased (1 account, by id), so the backup must be one of this database: add --yes to confirm.`,
    ),
  );
  expect(await restore(url, file, "--yes")).toMatchObject(NOW_EMPTY);
  expect(await newestAuditEntry(database)).toMatchObject({
    action: "restore",
    details: { erased_again: [] },
  });
});

test("whoever was erased after a backup is erased again by a restore of it, and their ids are not used again", {
  tags: ["3-backup-284"],
}, async () => {
  const kept = await addInvestee(server.context);
  const first = await addInvestee(server.context);
  const second = await addInvestee(server.context);
  const ids = [first.id, second.id];
  const file = await backUp();
  const url = await createDatabase();
  await restore(url, file);
  const there = operatorOf({ databaseUrl: url });
  // One erasure is known to the database that is replaced, the other one is in the list of another machine.
  await there.run("data", "erase", first.email, "--yes");
  await operator.run("data", "erase", second.email, "--yes");
  const late = await addInvestee(server.context);
  await operator.run("data", "erase", late.email, "--yes");
  const list = join(createFolder(), "erased.json");
  const { output } = await operator.run("erasures", "list", "--json");
  writeFileSync(list, output);
  const { exitCode } = await restore(url, file, "--yes", "--erased", list);
  expect(exitCode).toBe(0);
  const database = await open(url);
  const rows = await database
    .select()
    .from(accounts)
    .where(inArray(accounts.id, ids));
  expect(rows).toEqual([]);
  expect(await accountIdOf({ database }, kept.email)).toBeGreaterThan(0);
  expect((await newestAuditEntry(database)).details).toEqual({
    backup_of: expect.any(String),
    erased_again: expect.arrayContaining(ids),
  });
  const added = await addInvestee({ database, clock: server.clock });
  expect(added.id).toBeGreaterThan(late.id);
  // The next list has the same times, also for an account that this backup does not contain but another one may.
  const { erasures } = JSON.parse(output) as { erasures: unknown[] };
  expect(await there.json("erasures", "list")).toHaveProperty(
    "erasures",
    expect.arrayContaining([
      ...erasures,
      expect.objectContaining({ account_id: first.id }),
    ]),
  );
});

test("a backup of an older version is restored as it was, and then upgraded", {
  tags: ["3-backup-283"],
}, async () => {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const older = await connectForBackup(url);
  onTestFinished(() => older.end());
  const times = migrationTimes();
  await older.query(
    `drop table ${migratedNames().tables.join(", ")} cascade;
     drop function ${migratedNames().functions.join(", ")} cascade; drop schema drizzle cascade`,
  );
  await applyMigrations(older, 0, times[0] ?? 0);
  await older.query(`
    insert into accounts (email, password_hash, user_type, created_at) values
      ('a@example.org', 'x', 'investee', now()), ('b@example.org', 'x', 'investor', now());
    insert into matches (investee_id, investor_id, status, score, reasons, created_at, updated_at)
      values (1, 2, 'pending', 80, '{"investee": [{"criterion": "sector", "fits": true, "words": "Both in Agriculture"}], "investor": []}', now(), now())`);
  const file = join(createFolder(), "older");
  expect(
    (await operatorOf({ databaseUrl: url }).run("backup", file)).errors,
  ).toBe("");
  const target = await createDatabase();
  expect(await restore(target, file)).toMatchObject(NOW_EMPTY);
  const database = await open(target);
  const [match] = await database.select().from(matches);
  // Derived by a later migration.
  expect(match?.outcomes).toMatchObject([{ criterion: "sector" }]);
  const upgraded = await connectForBackup(target);
  onTestFinished(() => upgraded.end());
  expect(await lastMigrationOf(upgraded)).toBe(times.at(-1));
});
