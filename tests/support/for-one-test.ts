import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { RunningPostgres } from "embedded-postgres-launcher";
import { inject, onTestFinished } from "vitest";
import { embeddedDatabase } from "../../server/database/embedded.ts";
import { createTestDatabase } from "./database.ts";
import {
  freePort,
  runServer,
  type SpawnedServer,
  spawnServer,
} from "./spawned-server.ts";
import { copyFolder } from "./test-databases.ts";

/**
 * Call these functions only within a test. When the test ends, they remove what they created and stop what they
 * started.
 */

/** Creates an empty folder. */
export function createFolder(): string {
  const path = mkdtempSync(join(tmpdir(), "ubia-test-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Returns the URL of a new, migrated database. */
export async function createDatabase(): Promise<string> {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  return url;
}

/** Creates a DATA_DIR with a migrated, empty database, which is not flushed to disk. */
export async function createDataDir(): Promise<string> {
  const path = createFolder();
  copyFolder(inject("dataDir"), path);
  return path;
}

/** Starts a separate embedded PostgreSQL server. */
export async function startPostgres(dataDir: string): Promise<RunningPostgres> {
  const postgres = await embeddedDatabase(dataDir).start();
  onTestFinished(() => postgres.stop());
  return postgres;
}

/** Starts a server in a separate process. */
export async function startServerProcess(
  options: Parameters<typeof spawnServer>[0],
): Promise<SpawnedServer> {
  const server = await spawnServer(options);
  onTestFinished(() => server.dispose());
  return server;
}

/** Starts a server in a separate process, without waiting until it is ready. */
export function runServerProcess(
  env: Record<string, string>,
): ReturnType<typeof runServer> {
  const server = runServer(env);
  onTestFinished(() => void server.child.kill("SIGKILL"));
  return server;
}

/** Runs a server that is expected to fail on startup, on a free port by default. Returns its exit code and output. */
export async function runUntilExit(env: Record<string, string>) {
  const PORT = String(await freePort());
  const { child, output } = runServerProcess({ PORT, ...env });
  const [code] = await once(child, "close");
  return { code, output: output().trim() };
}

/** Waits until a condition is true. Throws after 2 minutes. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
): Promise<void> {
  const startedAt = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - startedAt > 120_000)
      throw new Error("The condition did not become true within 2 minutes");
    await sleep(20);
  }
}
