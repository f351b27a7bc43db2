import { setTimeout as sleep } from "node:timers/promises";
import { type EmbeddedPostgres, FolderInUse } from "embedded-postgres-launcher";
import { connectOnce } from "../database/connection.ts";
import { embeddedDatabase } from "../database/embedded.ts";
import { migrateDatabase } from "../database/migrate.ts";
import type { Environment } from "../environment.ts";
import { CommandFailure, codeOf } from "./failures.ts";

/** How long to wait for a database that is starting or stopping, in milliseconds. */
const TIMEOUT = 90_000;
const RETRY_DELAY = 100;
/** Error codes that cause a retry, because the database is starting, stopping or not yet created. */
const TRANSIENT = /^(57P0[123]|28P01|3D000|ECONNREFUSED|ENOENT)$/;

/**
 * Opens the database at DATABASE_URL or, if it is not set, the one in DATA_DIR. Starts the database in DATA_DIR if it
 * is not running; `close` then stops it. A server or another command may use the database at the same time.
 *
 * @param options.creates Whether to create the database in DATA_DIR if there is none.
 * @throws CommandFailure or StartFailure when the database does not exist or cannot be reached.
 */
export async function openDatabase(
  env: Pick<Environment, "databaseUrl" | "databaseDirectUrl" | "dataDir">,
  { creates = false } = {},
) {
  const { databaseUrl, databaseDirectUrl, dataDir } = env;
  if (databaseUrl)
    return connectOnce(databaseDirectUrl ?? databaseUrl).catch((error) => {
      throw new CommandFailure(
        `The database cannot be reached (${codeOf(error)}): check DATABASE_URL, and whether PostgreSQL is running.`,
      );
    });
  const embedded = embeddedDatabase(dataDir);
  if (!creates && !embedded.exists())
    throw new CommandFailure(
      `DATA_DIR ${dataDir} contains no database: start the server once, or set DATA_DIR or DATABASE_URL.`,
    );
  const startedAt = performance.now();
  while (performance.now() - startedAt < TIMEOUT) {
    const opened =
      (await startDatabase(embedded)) ?? (await connectToRunning(embedded));
    if (opened) return opened;
    await sleep(RETRY_DELAY);
  }
  throw new CommandFailure(
    `Another process uses DATA_DIR ${dataDir}, but its database does not respond: check that process and try again.`,
  );
}

/** Returns null while another process uses the directory. */
async function startDatabase(embedded: EmbeddedPostgres) {
  const postgres = await embedded.start().catch((error) => {
    if (error instanceof FolderInUse) return null;
    throw error;
  });
  if (!postgres) return null;
  try {
    // No other process uses the database, so it can be migrated from an older version.
    await migrateDatabase(postgres.url());
    const connection = await connectOnce(postgres.url());
    return {
      ...connection,
      async close() {
        await connection.close();
        // Waits up to a minute for other commands that have connected in the meantime.
        await postgres.stopWhenUnused();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Returns null while the database is starting or stopping. */
async function connectToRunning(embedded: EmbeddedPostgres) {
  const url = embedded.runningUrl();
  if (!url) return null;
  return connectOnce(url).catch((error) => {
    if (TRANSIENT.test(codeOf(error))) return null;
    throw error;
  });
}
