import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { filesOf, openFolder } from "../src/folder.ts";
import { childrenOf, commandOfProcess } from "../src/processes.ts";
import { findPrograms } from "../src/programs.ts";
import {
  createDataDir,
  end,
  isPostgresRunning,
  query,
  runHost,
  start,
  startHost,
  until,
} from "./support.ts";

const STORE = "create table stored as select 7 as number";

async function expectRow(url: string): Promise<void> {
  expect((await query(url, "table stored")).rows).toEqual([{ number: 7 }]);
}

/** Suspends all processes of a PostgreSQL with SIGSTOP. Until SIGCONT, they respond only to SIGKILL. */
function freeze(postmaster: number): void {
  // Suspends the postmaster first, so that it cannot reap its children. Their process ids therefore remain valid.
  process.kill(postmaster, "SIGSTOP");
  for (const child of childrenOf(postmaster)) process.kill(child, "SIGSTOP");
}

test("a PostgreSQL that does not respond to signals is killed, and no acknowledged write is lost", async () => {
  const [ownDir, orphanDir] = [await createDataDir(), await createDataDir()];
  async function stopFrozen() {
    const postgres = await start(ownDir);
    await query(postgres.url(), STORE);
    freeze(postgres.pid);
    await postgres.stop();
    expect(isPostgresRunning(ownDir)).toBe(false);
    await expectRow((await start(ownDir)).url());
  }
  async function replaceFrozenOrphan() {
    const postgres = await start(orphanDir);
    await query(postgres.url(), STORE);
    freeze(postgres.pid);
    // Simulates the exit of the process that started PostgreSQL.
    rmSync(join(orphanDir, "lock.sqlite"));
    await expectRow((await start(orphanDir)).url());
    await postgres.ended;
  }
  await Promise.all([stopFrozen(), replaceFrozenOrphan()]);
});

test("when preparing the database fails, PostgreSQL is stopped and the failure contains the reason", async () => {
  const dataDir = await createDataDir();
  writeFileSync(filesOf(dataDir).superuserPassword, "another");
  await expect(start(dataDir)).rejects.toThrow(
    `The embedded PostgreSQL could not be prepared (28P01): see ${filesOf(dataDir).log} or set DATABASE_URL.`,
  );
  expect(isPostgresRunning(dataDir)).toBe(false);
});

test("when its process is killed repeatedly during crash recovery, PostgreSQL stops, starts again and preserves an acknowledged write", async () => {
  const dataDir = await createDataDir();
  const first = await startHost(dataDir);
  await query(first.url, STORE);
  await first.end("SIGKILL");
  for (let round = 0; round < 4; round++) {
    const { child } = runHost(dataDir);
    // Waits for the PostgreSQL that this process started, not for the one that the previous process left running.
    const isPostgres = (pid: number) =>
      commandOfProcess(pid).includes(`-D ${filesOf(dataDir).cluster} `);
    await until(() => childrenOf(child.pid ?? 0).some(isPostgres));
    await sleep(round * 80);
    await end(child, "SIGKILL");
    // After odd rounds, the next process starts while the previous PostgreSQL may still be shutting down.
    if (round % 2 === 0) await until(() => !isPostgresRunning(dataDir));
  }
  await expectRow((await startHost(dataDir)).url);
});

/** Leaves the lock files of a PostgreSQL that is no longer running, with another process id in them. */
async function leaveLockFiles(dataDir: string, pid: number): Promise<void> {
  const { cluster } = filesOf(dataDir);
  const postgres = await start(dataDir);
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
  const dataDir = await createDataDir();
  // This command line contains "postgres" and the path of the cluster, but the program is not PostgreSQL. It runs as
  // PostgreSQL's user, because PostgreSQL ignores the processes of other users.
  const program = spawn(
    "sh",
    ["-c", "read line", `${filesOf(dataDir).cluster}.log`],
    { cwd: "/", ...findPrograms(openFolder(dataDir)).owner },
  );
  onTestFinished(() => void program.kill("SIGKILL"));
  await once(program, "spawn");
  await leaveLockFiles(dataDir, program.pid ?? 0);
  const postgres = await start(dataDir);
  await query(postgres.url(), "select 1");
  expect(program).toMatchObject({ exitCode: null, signalCode: null });
});

test("a PostgreSQL in another container is reported", async () => {
  const dataDir = await createDataDir();
  const { cluster } = filesOf(dataDir);
  await leaveLockFiles(dataDir, process.pid);
  // As with a PostgreSQL in another container, the socket accepts connections, but the process that has the id in the
  // lock files is not PostgreSQL.
  const other = createServer().listen(join(cluster, ".s.PGSQL.5432"));
  onTestFinished(() => void other.close());
  await once(other, "listening");
  await expect(start(dataDir)).rejects.toThrow(
    `DATA_DIR ${dataDir} is in use by another PostgreSQL`,
  );
});
