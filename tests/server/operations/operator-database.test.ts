import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "../../../server/clock.ts";
import { embeddedDatabase } from "../../../server/database/embedded.ts";
import { openDatabase } from "../../../server/operator/open-database.ts";
import { hashPassword } from "../../../server/security/passwords.ts";
import { createAccount, GOOD_PASSWORD } from "../../support/accounts.ts";
import {
  createDatabase,
  createDataDir,
  createFolder,
  runServerProcess,
  startServerProcess,
  until,
} from "../../support/for-one-test.ts";
import { emailsTo } from "../../support/mailbox.ts";
import { addInvestee } from "../../support/members.ts";
import { failure, runInProcess, runOperator } from "../../support/operator.ts";
import { isPostgresRunning, query } from "../../support/postgres-processes.ts";
import { startServer } from "../../support/server.ts";

const envOf = (dataDir: string) => ({ DATA_DIR: dataDir, PUBLIC_URL: "" });

/** Adds an account to the database of a DATA_DIR while no server is running, and returns its address. */
async function addAccountTo(dataDir: string): Promise<string> {
  const { database, close } = await openDatabase({
    databaseUrl: null,
    databaseDirectUrl: null,
    dataDir,
  });
  const { email } = await addInvestee(
    { database, clock: systemClock },
    { account: { passwordHash: await hashPassword(GOOD_PASSWORD) } },
  );
  await close();
  return email;
}

test("while a server runs on DATA_DIR, a command can run and the server continues to run; commands also work after the server was killed", async () => {
  const dataDir = await createDataDir();
  const server = await startServerProcess({ dataDir });
  const { email, token } = await createAccount(server);
  const runCommand = (...args: string[]) =>
    runInProcess(envOf(dataDir), ...args);
  const succeeded = { exitCode: 0, errors: "" };
  expect(await runCommand("accounts", "suspend", email)).toMatchObject(
    succeeded,
  );
  expect((await server.call("GET", "/api/user/", { token })).status).toBe(401);
  await runCommand("data", "erase", email, "--yes");
  // The server's mail worker sends the email that the command queued.
  await until(async () => (await emailsTo(server, email)).length > 0);
  await server.end("SIGKILL");
  expect(await runCommand("accounts", "list")).toMatchObject(succeeded);
});

test("when no server is running, a command starts the database temporarily, and the next server sees the changes", async () => {
  const dataDir = await createDataDir();
  const email = await addAccountTo(dataDir);
  const { exitCode, output } = await runOperator(
    envOf(dataDir),
    "accounts",
    "force-password-change",
    email,
  );
  expect([exitCode, output]).toEqual([
    0,
    `${email} has to choose a new password at the next login. Open sessions continue until they expire.\n`,
  ]);
  expect(isPostgresRunning(dataDir)).toBe(false);
  const server = await startServerProcess({ dataDir });
  const response = await server.call("POST", "/api/login/", {
    json: { email, password: GOOD_PASSWORD },
  });
  expect(response.status).toBe(428);
});

test("when no server is running, concurrent commands all finish without interruption", async () => {
  const dataDir = await createDataDir();
  const email = await addAccountTo(dataDir);
  const results = await Promise.all(
    Array.from({ length: 3 }, () =>
      runInProcess(envOf(dataDir), "accounts", "show", email),
    ),
  );
  for (const { exitCode, errors } of results)
    expect([exitCode, errors]).toEqual([0, ""]);
  await until(() => !isPostgresRunning(dataDir));
  const { output } = await runInProcess(
    envOf(dataDir),
    "accounts",
    "show",
    email,
    "--json",
  );
  expect(JSON.parse(output).actions).toHaveLength(3);
});

test("the command that started the database stops it after the other commands have finished, and a later command starts it again", async () => {
  const dataDir = await createDataDir();
  const env = { databaseUrl: null, databaseDirectUrl: null, dataDir };
  const first = await openDatabase(env);
  const second = await openDatabase(env);
  let isClosed = false;
  const closing = first.close().then(() => {
    isClosed = true;
  });
  await until(() => embeddedDatabase(dataDir).runningUrl() === null);
  await second.database.execute("select 1");
  const third = openDatabase(env);
  await sleep(300);
  expect(isClosed).toBe(false);
  await second.database.execute("select pg_sleep(0.1)");
  await second.close();
  await closing;
  const { database, close } = await third;
  await database.execute("select 1");
  await close();
  expect(isPostgresRunning(dataDir)).toBe(false);
});

test("a command that is run while the server is starting succeeds, and the server becomes ready", async () => {
  const dataDir = await createDataDir();
  const { child, output } = runServerProcess({
    DATA_DIR: dataDir,
    PORT: "0",
    SEED: "none",
  });
  await until(() => isPostgresRunning(dataDir));
  const result = await runInProcess(envOf(dataDir), "accounts", "list");
  expect(result).toMatchObject({ exitCode: 0, errors: "" });
  await until(() => output().includes("is ready at"));
  child.kill("SIGTERM");
  const [exitCode] = await once(child, "exit");
  expect(exitCode).toBe(0);
});

test("a command on a database that is not migrated or is from another version fails, and the error explains why", async () => {
  const url = await createDatabase();
  await query(url, "alter table accounts rename column suspended_at to other");
  expect(await runInProcess({ DATABASE_URL: url }, "accounts", "list")).toEqual(
    failure(
      1,
      "The database was created by another version of Ubia (42703): start this version's server to migrate it, then run the command again.",
    ),
  );
  await query(url, "drop schema public cascade");
  const result = await runInProcess({ DATABASE_URL: url }, "accounts", "list");
  expect(result.errors).toContain("created by another version of Ubia (42P01)");
});

test("when the connection is lost during a command, the error is one sentence", async () => {
  const url = await createDatabase();
  await query(
    url,
    "create function disconnect() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$; create trigger disconnect before insert on audit for each row execute function disconnect()",
  );
  const result = await runInProcess({ DATABASE_URL: url }, "accounts", "list");
  expect([result.exitCode, result.output]).toEqual([1, ""]);
  expect(result.errors).toMatch(
    /^The connection to the database was lost \(\w+\): check whether the command took effect before you run it again\.\n$/,
  );
});

test.each([
  ["58030", "The connection to the database was lost (58030): check whether"],
  ["40001", "The database was busy (40001) and nothing was changed"],
  ["25006", "The database was busy (25006) and nothing was changed"],
  ["42883", "The database was created by another version of Ubia (42883)"],
])(
  "the error message of a failed command says whether the command may have taken effect: %s",
  async (code, message) => {
    const url = await createDatabase();
    await query(
      url,
      `create function fail() returns trigger language plpgsql as $$ begin raise exception using errcode = '${code}'; end $$; create trigger fail before insert on audit for each row execute function fail()`,
    );
    const result = await runInProcess(
      { DATABASE_URL: url },
      "accounts",
      "list",
    );
    expect([result.exitCode, result.output]).toEqual([1, ""]);
    expect(result.errors).toContain(message);
  },
);

test("a command that cannot be recorded in the audit table fails and changes nothing", async () => {
  const databaseUrl = await createDatabase();
  const server = await startServer({ databaseUrl });
  onTestFinished(() => server.stop());
  const { email, token } = await createAccount(server);
  await query(databaseUrl, "alter table audit add check (act = 'nothing')");
  const folder = createFolder();
  const file = join(folder, "x.zip");
  for (const args of [
    ["accounts", "suspend", email],
    ["accounts", "show", email],
    ["accounts", "list"],
    ["data", "export", email, file],
    ["backup", "create", file],
    ["data", "erase", email, "--yes"],
  ])
    expect(await runInProcess({ DATABASE_URL: databaseUrl }, ...args)).toEqual(
      failure(1, "The command failed (23514) and nothing was changed."),
    );
  expect((await server.call("GET", "/api/user/", { token })).status).toBe(200);
  expect(readdirSync(folder)).toEqual([]);
});
