import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { ROOT } from "../root.ts";
import { StartFailure } from "../start-failure.ts";
import {
  closeWithTimeout,
  connectClient,
  type Database,
  SESSION_SETTINGS,
} from "./connection.ts";

/** The key of the advisory lock for migrations; an arbitrary number. */
const MIGRATION_LOCK = 8_421_207_011;
const FOLDER = { migrationsFolder: join(ROOT, "server/database/migrations") };
/** The release whose database the initial migration creates. It replaces the migrations of the releases before. */
const FIRST_RELEASE = "0.1.0";
/** The time of the newest migration; read from the files once. */
let newestMigration: number | undefined;

/**
 * Applies the pending migrations. When several nodes start at the same time, one applies them; the others wait and find
 * nothing to do.
 *
 * @param storesSettings Whether to store the settings of sessions for the role, because a pooler that refuses them opens the
 *   sessions.
 * @throws StartFailure when the database is older than the initial migration. Any other error when the database cannot be
 *   reached or a migration fails.
 */
export async function migrateDatabase(
  url: string,
  storesSettings = false,
): Promise<void> {
  const client = await connectClient({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
  });
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await refuseOlderDatabase(client);
    await migrate(drizzle(client), FOLDER);
    if (storesSettings)
      for (const [name, value] of Object.entries(SESSION_SETTINGS))
        await client.query(`alter role current_user set ${name} to '${value}'`);
  } finally {
    // Closing the connection releases the lock.
    await closeWithTimeout(client);
  }
}

/**
 * Returns whether the database has every migration of this version. A newer version may have added more.
 *
 * @throws when the database does not respond, or has no migrations at all.
 */
export async function isMigrated(database: Database): Promise<boolean> {
  newestMigration ??= readMigrationFiles(FOLDER).at(-1)?.folderMillis ?? 0;
  const { rows } = await database.execute<{ latest: string | null }>(
    sql`select max(created_at) as latest from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.latest) >= newestMigration;
}

async function refuseOlderDatabase(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query(
    "select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'",
  );
  if (tables.length === 0) return;
  const { rows } = await client.query<{ latest: string | null }>(
    "select max(created_at) as latest from drizzle.__drizzle_migrations",
  );
  const latest = rows[0]?.latest ?? null;
  const [initial] = readMigrationFiles(FOLDER);
  if (initial && latest !== null && Number(latest) < initial.folderMillis)
    throw new StartFailure(
      `The database is from a version before ${FIRST_RELEASE}: start version ${FIRST_RELEASE} once, which updates it, and then start this version.`,
    );
}
