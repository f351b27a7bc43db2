import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "../../server/database/embedded-postgres.ts";
import { createTestDatabase } from "./database.ts";
import { type SpawnedServer, spawnServer } from "./spawned-server.ts";

/** What lives as long as the test that asks for it. Call these from within a test only. */

/** An empty folder. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "ubia-test-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** The URL of a fresh, migrated database. */
export async function database(): Promise<string> {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  return url;
}

/** An embedded PostgreSQL of its own. */
export async function embedded(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, fsync: false });
  onTestFinished(() => postgres.stop());
  return postgres;
}

/** A server in a process of its own. */
export async function spawned(
  options: Parameters<typeof spawnServer>[0],
): Promise<SpawnedServer> {
  const server = await spawnServer(options);
  onTestFinished(() => server.dispose());
  return server;
}

/** Waits until something is true. Throws when it takes longer than 2 minutes, which only a hang does. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
): Promise<void> {
  const begun = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - begun > 120_000) throw new Error("Not in time");
    await sleep(20);
  }
}
