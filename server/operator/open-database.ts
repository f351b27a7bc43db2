import { setTimeout as sleep } from "node:timers/promises";
import { connectOnce, type Database } from "../database/connection.ts";
import { DataDirInUse } from "../database/data-dir-lock.ts";
import {
  hasDatabase,
  startEmbeddedPostgres,
  urlOfRunning,
} from "../database/embedded-postgres.ts";
import { migrateDatabase } from "../database/migrate.ts";
import type { Environment } from "../environment.ts";
import { codeOf } from "./failure-sentence.ts";
import { OperatorFailure } from "./operator-failure.ts";

export type OpenDatabase = { database: Database; close(): Promise<void> };

/** How long a database that starts or stops just now is waited for, in milliseconds. */
const PATIENCE = 90_000;
const PAUSE = 100;
/** A database or its role that starts, stops, or was not made yet: what a moment may change. */
const PASSING = [
  "57P01",
  "57P02",
  "57P03",
  "28P01",
  "3D000",
  "ECONNREFUSED",
  "ENOENT",
];

/**
 * The database that the operator works on: DATABASE_URL, else the one that runs in DATA_DIR, else the one that lies
 * there, which then runs until it is closed. A server, or another operator, may use it at the same time.
 *
 * @throws OperatorFailure or StartFailure when there is none or it cannot be reached.
 */
export async function openDatabase(
  env: Pick<Environment, "databaseUrl" | "dataDir">,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = env;
  if (databaseUrl) return openRemote(databaseUrl);
  if (!hasDatabase(dataDir))
    throw new OperatorFailure(
      `There is no database in DATA_DIR ${dataDir}: start the server once, or set DATA_DIR or DATABASE_URL.`,
    );
  const begun = performance.now();
  while (performance.now() - begun < PATIENCE) {
    const opened = (await startOwn(dataDir)) ?? (await joinRunning(dataDir));
    if (opened) return opened;
    await sleep(PAUSE);
  }
  throw new OperatorFailure(
    `The process that uses DATA_DIR ${dataDir} has no database running: see what it does, and try again.`,
  );
}

async function openRemote(url: string): Promise<OpenDatabase> {
  try {
    return await connectOnce(url);
  } catch (error) {
    throw new OperatorFailure(
      `The database cannot be reached (${codeOf(error)}): check DATABASE_URL and that its PostgreSQL runs.`,
    );
  }
}

/** Null while somebody else uses the directory. */
async function startOwn(dataDir: string): Promise<OpenDatabase | null> {
  const postgres = await startEmbeddedPostgres({ dataDir }).catch((error) => {
    if (error instanceof DataDirInUse) return null;
    throw error;
  });
  if (!postgres) return null;
  try {
    // Nobody else is there: what an older version has left is brought up to date.
    await migrateDatabase(postgres.url());
    const { database, close } = await connectOnce(postgres.url());
    return {
      database,
      async close() {
        await close();
        // Another operator may have joined: theirs is finished first.
        await postgres.leave();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Null while it starts or stops. */
async function joinRunning(dataDir: string): Promise<OpenDatabase | null> {
  const url = urlOfRunning(dataDir);
  if (!url) return null;
  return connectOnce(url).catch((error) => {
    if (PASSING.includes(codeOf(error))) return null;
    throw error;
  });
}
