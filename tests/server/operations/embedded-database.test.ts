import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { embeddedDatabase } from "../../../server/database/embedded.ts";
import { createAccount } from "../../support/accounts.ts";
import {
  createDataDir,
  runUntilExit,
  startServerProcess,
} from "../../support/for-one-test.ts";
import {
  isPostgresRunning,
  signallerOf,
} from "../../support/postgres-processes.ts";

/** Returns the process id of the PostgreSQL of a DATA_DIR. */
function postmasterOf(dataDir: string): number {
  return Number.parseInt(
    readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8"),
    10,
  );
}

test("starting a second server on the same DATA_DIR fails with a one-sentence error; stopping the first one also stops its PostgreSQL, and the data are preserved; when PostgreSQL exits, the server prints one sentence and exits with code 1", async () => {
  const dataDir = await createDataDir();
  const first = await startServerProcess({ dataDir });
  expect(await runUntilExit({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    output: `DATA_DIR ${dataDir} is in use by process ${first.pid}: stop that process first or choose another DATA_DIR.`,
  });
  const { email } = await createAccount(first);
  expect(await first.end("SIGTERM")).toBe(0);
  expect(isPostgresRunning(dataDir)).toBe(false);
  const second = await startServerProcess({
    dataDir,
    env: { LOG_LEVEL: "silent" },
  });
  const { body } = await second.call("POST", "/api/check-email/", {
    json: { email },
  });
  expect(body).toEqual({ isEmailUnique: false });
  const startOutput = second.output();
  // SIGCONT does not affect a running process, so this only waits for the exit.
  const ended = second.end("SIGCONT");
  process.kill(postmasterOf(dataDir), "SIGKILL");
  expect(await ended).toBe(1);
  expect(second.output().slice(startOutput.length).trim()).toBe(
    "The embedded PostgreSQL has stopped, so the server is stopping too: start the server again.",
  );
});

test("a single signal stops a server whose PostgreSQL does not respond", async () => {
  const dataDir = await createDataDir();
  const server = await startServerProcess({ dataDir });
  const postmaster = postmasterOf(dataDir);
  const url = embeddedDatabase(dataDir).runningUrl() ?? "";
  (await signallerOf(url, postmaster))("SIGSTOP");
  expect(await server.end("SIGTERM")).toBe(0);
  expect(() => process.kill(postmaster, 0)).toThrow("ESRCH");
});
