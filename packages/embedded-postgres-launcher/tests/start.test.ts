import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { prepareCluster } from "../src/cluster.ts";
import { openFolder } from "../src/folder.ts";
import { embeddedPostgres, FolderInUse } from "../src/index.ts";
import { PRODUCT } from "./product.ts";
import {
  createDataDir,
  createFolder,
  end,
  isPostgresRunning,
  query,
  start,
  startHost,
  until,
} from "./support.ts";

const TAKE_LOCK = join(import.meta.dirname, "take-lock.ts");

test("after three kills during writes, every acknowledged write is stored and no PostgreSQL process is left", async () => {
  const dataDir = await createDataDir();
  let accepted = 0;
  async function writeUntilKilled(url: string): Promise<void> {
    for (;;) {
      const isStored = await query(url, "insert into stored default values")
        .then(() => true)
        .catch(() => false);
      if (!isStored) return;
      accepted += 1;
    }
  }
  for (let round = 0; round < 3; round++) {
    const host = await startHost(dataDir);
    await query(host.url, "create table if not exists stored (id serial)");
    const before = accepted;
    const writers = Promise.all(
      Array.from({ length: 4 }, () => writeUntilKilled(host.url)),
    );
    await Promise.race([until(() => accepted >= before + 10), writers]);
    expect(await host.end("SIGKILL")).toBeNull();
    await writers;
    await until(() => !isPostgresRunning(dataDir));
  }
  const { url } = await startHost(dataDir);
  const { rows } = await query(url, "select count(*)::int from stored");
  expect(accepted).toBeGreaterThanOrEqual(30);
  // A write whose confirmation was lost may be stored too.
  expect(rows[0].count).toBeGreaterThanOrEqual(accepted);
});

test("exactly one of six processes that try to lock a folder at the same time succeeds, even if there is a stale lock", async () => {
  const dataDir = createFolder();
  for (let round = 0; round < 2; round++) {
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

/** Starts a process that tries to acquire the lock and, if it succeeds, does not release it until the process is killed. */
function takeLock(dataDir: string) {
  const child = spawn(process.execPath, [TAKE_LOCK, dataDir]);
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  const kill = () => end(child, "SIGKILL");
  onTestFinished(async () => void (await kill()));
  return { printed: () => printed.trim(), kill };
}

test("a lock left by a process that has exited does not prevent the start, even when the process id has been reused", async () => {
  const dataDir = await createDataDir();
  const first = takeLock(dataDir);
  await until(() => first.printed() === "taken");
  await first.kill();
  writeFileSync(join(dataDir, "lock.pid"), String(process.pid));
  const postgres = await start(dataDir);
  await query(postgres.url(), "select 1");
  // The lock of this start is held by this process.
  await expect(embeddedPostgres(dataDir, PRODUCT).start()).rejects.toThrow(
    FolderInUse,
  );
});

test("a start in a folder without a lock stops a PostgreSQL that is still running there, and the data are preserved", async () => {
  const dataDir = await createDataDir();
  const orphan = await start(dataDir);
  await query(orphan.url(), "create table stored as select 7 as number");
  rmSync(join(dataDir, "lock.sqlite"));
  const postgres = await start(dataDir);
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
  const folder = openFolder(createFolder());
  const programs = {
    command: (): [string, string[]] => [
      "sh",
      ["-c", `printf '${output}' >&2; exit 1`],
    ],
    owner: null,
  };
  expect(() => prepareCluster(folder, programs, "admin")).toThrow(
    `The embedded PostgreSQL could not be prepared in ${folder.path} (${reason}): set`,
  );
});

test("a partially created cluster is created again", async () => {
  const dataDir = createFolder();
  mkdirSync(join(dataDir, "postgres.new"));
  writeFileSync(join(dataDir, "postgres.new/PG_VERSION"), "18");
  const postgres = await start(dataDir);
  await query(postgres.url(), "select 1");
});
