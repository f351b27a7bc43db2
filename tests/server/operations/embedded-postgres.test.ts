import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { prepareCluster } from "../../../server/database/postgres-files.ts";
import type { Launcher } from "../../../server/database/postgres-launcher.ts";
import { createAccount, registration } from "../../support/accounts.ts";
import {
  createFolder,
  runServerProcess,
  startPostgres,
  startServerProcess,
  until,
} from "../../support/for-one-test.ts";
import { isPostgresRunning, query } from "../../support/postgres-processes.ts";
import { freePort, type SpawnedServer } from "../../support/spawned-server.ts";

const TAKE_LOCK = join(import.meta.dirname, "../../support/take-lock.ts");

test("after three kills during writes, every acknowledged write is stored and no PostgreSQL process is left", async () => {
  const dataDir = createFolder();
  const accepted: string[] = [];
  for (let round = 0; round < 3; round++) {
    const server = await startServerProcess({
      dataDir,
      env: { LIMITS: "off" },
    });
    const before = accepted.length;
    const writers = Promise.all(
      Array.from({ length: 4 }, () => registerUntilKilled(server, accepted)),
    );
    await Promise.race([until(() => accepted.length >= before + 10), writers]);
    expect(await server.end("SIGKILL")).toBeNull();
    await writers;
    await until(() => !isPostgresRunning(dataDir));
  }
  const server = await startServerProcess({ dataDir, env: { LIMITS: "off" } });
  for (const email of accepted) {
    const { body } = await server.call("POST", "/api/check-email/", {
      json: { email },
    });
    expect(body).toEqual({ isEmailUnique: false });
  }
  expect(accepted.length).toBeGreaterThanOrEqual(30);
});

async function registerUntilKilled(server: SpawnedServer, accepted: string[]) {
  for (;;) {
    const form = registration();
    const response = await server
      .call("POST", "/api/register/", { json: form })
      .catch(() => null);
    if (!response) return;
    expect(response.status).toBe(201);
    accepted.push(form.email);
  }
}

test("a server can start up immediately after the previous server was killed, even if the previous PostgreSQL is still shutting down", async () => {
  const dataDir = createFolder();
  const first = await startServerProcess({ dataDir });
  await createAccount(first);
  await first.end("SIGKILL");
  const second = await startServerProcess({ dataDir });
  expect((await second.call("GET", "/healthz")).status).toBe(200);
});

test("stopping a server also stops its PostgreSQL, and the data are preserved", async () => {
  const dataDir = createFolder();
  const first = await startServerProcess({ dataDir });
  const { email } = await createAccount(first);
  expect(await first.end("SIGTERM")).toBe(0);
  expect(isPostgresRunning(dataDir)).toBe(false);
  const second = await startServerProcess({ dataDir });
  const { body } = await second.call("POST", "/api/check-email/", {
    json: { email },
  });
  expect(body).toEqual({ isEmailUnique: false });
});

test("starting a second server on the same DATA_DIR fails with a one-sentence error, and the first server keeps running", async () => {
  const dataDir = createFolder();
  const first = await startServerProcess({ dataDir });
  const { child, output } = runServerProcess({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
  });
  const [code] = await once(child, "close");
  expect(code).toBe(1);
  expect(output().trim()).toBe(
    `DATA_DIR ${dataDir} is in use by process ${first.pid}: stop that process first or choose another DATA_DIR.`,
  );
  await createAccount(first);
});

test("exactly one of six processes that try to lock a DATA_DIR at the same time succeeds, even if there is a stale lock", async () => {
  const dataDir = createFolder();
  for (let round = 0; round < 3; round++) {
    const attempts = Array.from({ length: 6 }, () => takeLock(dataDir));
    await until(() => attempts.every(({ printed }) => printed() !== ""));
    const successful = attempts.filter(({ printed }) => printed() === "taken");
    expect(successful).toHaveLength(1);
    for (const { printed } of attempts)
      expect(printed()).toMatch(/^taken$|is in use by/);
    // The kill leaves the stale lock for the next round.
    await successful[0]?.kill();
  }
  expect(readdirSync(dataDir)).toEqual([
    "lock.pid",
    "lock.sqlite",
    "lock.sqlite-journal",
  ]);
});

/** Starts a process that tries to acquire the lock and, if it succeeds, holds the lock until the process is killed. */
function takeLock(dataDir: string) {
  const child = spawn(process.execPath, [TAKE_LOCK, dataDir]);
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
  };
  onTestFinished(kill);
  return { printed: () => printed.trim(), kill };
}

test("a lock left by a process that has exited does not prevent PostgreSQL from starting, even when the process id has been reused", async () => {
  const dataDir = createFolder();
  const first = takeLock(dataDir);
  await until(() => first.printed() === "taken");
  await first.kill();
  writeFileSync(join(dataDir, "lock.pid"), String(process.pid));
  const postgres = await startPostgres(dataDir);
  expect((await query(postgres.url(), "select 1 as number")).rows).toEqual([
    { number: 1 },
  ]);
});

test("starting PostgreSQL in an unlocked DATA_DIR stops an instance that is still running there, and the data are preserved", async () => {
  const dataDir = createFolder();
  const orphan = await startPostgres(dataDir);
  await query(orphan.url(), "create table stored as select 7 as number");
  rmSync(join(dataDir, "lock.sqlite"));
  const postgres = await startPostgres(dataDir);
  await orphan.ended;
  expect(postgres.pid).not.toBe(orphan.pid);
  expect((await query(postgres.url(), "table stored")).rows).toEqual([
    { number: 7 },
  ]);
});

test.each([
  [
    "the last error, not a line after it",
    "creating configuration files ... ok\\nFATAL:  could not map shared memory\\nchild process exited with exit code 1\\ninitdb: removing contents of data directory",
    "FATAL:  could not map shared memory",
  ],
  [
    "the last non-empty line if no line is an error",
    "first\\nsecond\\n\\n",
    "second",
  ],
])("when initdb fails, the message contains %s", (_, output, reason) => {
  const dataDir = createFolder();
  const launcher: Launcher = {
    command: () => ["sh", ["-c", `printf '${output}' >&2; exit 1`]],
    owner: null,
  };
  expect(() => prepareCluster(dataDir, launcher, false)).toThrow(
    `The embedded PostgreSQL could not be prepared in ${dataDir} (${reason}): set`,
  );
});

test("a partially created cluster is created again", async () => {
  const dataDir = createFolder();
  mkdirSync(join(dataDir, "postgres.new"));
  writeFileSync(join(dataDir, "postgres.new/PG_VERSION"), "18");
  const postgres = await startPostgres(dataDir);
  await query(postgres.url(), "select 1");
});
