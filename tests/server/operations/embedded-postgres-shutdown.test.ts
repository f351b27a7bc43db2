import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "../../../server/database/embedded-postgres.ts";
import { postgresFiles } from "../../../server/database/postgres-files.ts";
import { findLauncher } from "../../../server/database/postgres-launcher.ts";
import {
  childrenOf,
  commandOfProcess,
} from "../../../server/database/processes.ts";
import { createAccount } from "../../support/accounts.ts";
import {
  createFolder,
  runServerProcess,
  startPostgres,
  startServerProcess,
  until,
} from "../../support/for-one-test.ts";
import { isPostgresRunning, query } from "../../support/postgres-processes.ts";
import { freePort } from "../../support/spawned-server.ts";

/** Suspends all processes of a PostgreSQL instance with SIGSTOP. Until SIGCONT, they respond only to SIGKILL. */
function freeze(postmaster: number): void {
  // Suspends the postmaster first, so that it cannot reap its children. Their process ids therefore remain valid.
  process.kill(postmaster, "SIGSTOP");
  for (const child of childrenOf(postmaster)) process.kill(child, "SIGSTOP");
}

/** Returns the process id of a server's PostgreSQL. */
function postmasterOf(server: { readonly pid: number }): number {
  const [postmaster] = childrenOf(server.pid);
  if (!postmaster) throw new Error("The server has no PostgreSQL process.");
  return postmaster;
}

/** Starts a PostgreSQL instance with one row whose write was acknowledged. */
async function startWithRow(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres(dataDir, { fsync: true });
  await query(postgres.url(), "create table stored as select 7 as number");
  return postgres;
}

async function expectRow(dataDir: string): Promise<void> {
  const postgres = await startPostgres(dataDir);
  const { rows } = await query(postgres.url(), "table stored");
  expect(rows).toEqual([{ number: 7 }]);
}

test("a PostgreSQL instance that does not respond to signals is killed, and no acknowledged write is lost", async () => {
  const [ownDir, orphanDir] = [createFolder(), createFolder()];
  async function stopFrozen() {
    const postgres = await startWithRow(ownDir);
    freeze(postgres.pid);
    await postgres.stop();
    expect(isPostgresRunning(ownDir)).toBe(false);
    await expectRow(ownDir);
  }
  async function replaceFrozenOrphan() {
    const postgres = await startWithRow(orphanDir);
    freeze(postgres.pid);
    // Simulates the exit of the process that started PostgreSQL.
    rmSync(join(orphanDir, "lock.sqlite"));
    await expectRow(orphanDir);
    await postgres.ended;
  }
  await Promise.all([stopFrozen(), replaceFrozenOrphan()]);
});

test("when startup fails after PostgreSQL is ready, the server stops PostgreSQL and exits with a one-sentence error", async () => {
  const dataDir = createFolder();
  const first = await startPostgres(dataDir);
  await first.stop();
  writeFileSync(postgresFiles(dataDir).superuserPasswordFile, "another");
  const { child, output } = runServerProcess({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
  });
  const [code] = await once(child, "close");
  expect(code).toBe(1);
  expect(output().trim()).toBe(
    `The embedded PostgreSQL could not be prepared (28P01): see ${postgresFiles(dataDir).log} or set DATABASE_URL.`,
  );
  expect(isPostgresRunning(dataDir)).toBe(false);
});

test("when the server is killed repeatedly during crash recovery, its PostgreSQL stops, starts again and preserves an acknowledged write", async () => {
  const dataDir = createFolder();
  const first = await startServerProcess({ dataDir });
  const { email } = await createAccount(first);
  await first.end("SIGKILL");
  for (let round = 0; round < 4; round++) {
    const { child } = runServerProcess({
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      SEED: "none",
    });
    // Waits for the PostgreSQL that this server started, not for the one that the previous server left running.
    const isPostgres = (pid: number) =>
      commandOfProcess(pid).includes(`-D ${postgresFiles(dataDir).cluster} `);
    await until(() => childrenOf(child.pid ?? 0).some(isPostgres));
    await sleep(round * 80);
    child.kill("SIGKILL");
    await once(child, "close");
    // After odd rounds, the next server starts while the previous PostgreSQL may still be shutting down.
    if (round % 2 === 0) await until(() => !isPostgresRunning(dataDir));
  }
  const lastServer = await startServerProcess({ dataDir });
  const { body } = await lastServer.call("POST", "/api/check-email/", {
    json: { email },
  });
  expect(body).toEqual({ isEmailUnique: false });
});

test("when PostgreSQL exits, the server prints one sentence and exits with code 1", async () => {
  const dataDir = createFolder();
  const server = await startServerProcess({
    dataDir,
    env: { LOG_LEVEL: "silent" },
  });
  const startOutput = server.output();
  // SIGCONT does not affect a running process, so this only waits for the exit.
  const ended = server.end("SIGCONT");
  process.kill(postmasterOf(server), "SIGKILL");
  expect(await ended).toBe(1);
  expect(server.output().slice(startOutput.length).trim()).toBe(
    "The embedded PostgreSQL has stopped, so the server is stopping too: start the server again.",
  );
  await until(() => !isPostgresRunning(dataDir));
});

test("a single signal stops a server whose PostgreSQL does not respond", async () => {
  const dataDir = createFolder();
  const server = await startServerProcess({ dataDir });
  freeze(postmasterOf(server));
  expect(await server.end("SIGTERM")).toBe(0);
  expect(isPostgresRunning(dataDir)).toBe(false);
});

/** Leaves the lock files of a PostgreSQL instance that is no longer running, with another process id in them. */
async function leaveLockFiles(dataDir: string, pid: number): Promise<void> {
  const { cluster } = postgresFiles(dataDir);
  const postgres = await startPostgres(dataDir);
  const files = readdirSync(cluster)
    .filter((name) => /\.(?:pid|lock)$/.test(name))
    .map((name) => {
      const path = join(cluster, name);
      const [, ...lines] = readFileSync(path, "utf8").split("\n");
      return { path, content: [pid, ...lines].join("\n") };
    });
  await postgres.stop();
  for (const { path, content } of files) writeFileSync(path, content);
}

test("a program that has PostgreSQL's former process id is not stopped and does not prevent the start", async () => {
  const dataDir = createFolder();
  // This command line contains "postgres" and the path of the cluster, but the program is not PostgreSQL. It runs as
  // PostgreSQL's user, because PostgreSQL ignores the processes of other users.
  const program = spawn(
    "sh",
    ["-c", "read line", `${postgresFiles(dataDir).cluster}.log`],
    { cwd: "/", ...findLauncher().owner },
  );
  onTestFinished(() => void program.kill("SIGKILL"));
  await once(program, "spawn");
  await leaveLockFiles(dataDir, program.pid ?? 0);
  const postgres = await startPostgres(dataDir);
  const { rows } = await query(postgres.url(), "select 7 as number");
  expect(rows).toEqual([{ number: 7 }]);
  expect(program).toMatchObject({ exitCode: null, signalCode: null });
});

test("a PostgreSQL in another container is reported", async () => {
  const dataDir = createFolder();
  const { cluster } = postgresFiles(dataDir);
  await leaveLockFiles(dataDir, process.pid);
  // As with a PostgreSQL in another container, the socket accepts connections, but the process that has the id in the
  // lock files is not PostgreSQL.
  const other = createServer().listen(join(cluster, ".s.PGSQL.5432"));
  onTestFinished(() => void other.close());
  await once(other, "listening");
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    `DATA_DIR ${dataDir} is in use by another PostgreSQL`,
  );
});

test("the path of the data directory can contain a comma", async () => {
  const postgres = await startPostgres(join(createFolder(), "a,b"));
  const { rows } = await query(postgres.url(), "select 7 as number");
  expect(rows).toEqual([{ number: 7 }]);
});
