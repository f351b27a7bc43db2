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

/** The key of the advisory lock for migrations and for restoring a backup; an arbitrary number. */
export const MIGRATION_LOCK = 8_421_207_011;
const FOLDER = { migrationsFolder: join(ROOT, "server/database/migrations") };
/** The release whose database the initial migration creates. It replaces the migrations of the releases before. */
const FIRST_RELEASE = "0.1.0";
/** The migrations of this version, oldest first; read once, and only when needed. */
let migrationFiles: ReturnType<typeof readMigrationFiles> | undefined;
function migrations() {
  migrationFiles ??= readMigrationFiles(FOLDER);
  return migrationFiles;
}

/**
 * Applies the pending migrations. When several nodes start at the same time, one applies them; the others wait and find
 * nothing to do.
 *
 * @param storesSettings Whether to store the settings of sessions for the role, because a pooler that refuses them opens the
 *   sessions.
 * @throws StartFailure when the database is older than the initial migration. Any other error when the database cannot be
 *   reached or a migration fails.
 */
export async function migrateDatabase(url: string, storesSettings = false) {
  const client = await connectClient({ connectionString: url });
  try {
    // A migration, or the wait for that of another node, may take longer than the settings of the role allow.
    await client.query("set statement_timeout = 0; set lock_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await refuseOlderDatabase(client);
    await migrate(drizzle(client), FOLDER);
    if (storesSettings) await storeSettings(client);
  } finally {
    // Closing the connection releases the lock.
    await closeWithTimeout(client);
  }
}

/** Stores the settings for the sessions of this role in this database. */
async function storeSettings(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(current_database()) as name",
  );
  for (const [name, value] of Object.entries(SESSION_SETTINGS))
    await client.query(
      `alter role current_user in database ${rows[0]?.name} set ${name} to '${value}'`,
    );
}

/** Returns whether the database has every migration of this version. Throws when it does not respond or has none at all. */
export async function isMigrated(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ latest: string | null }>(
    sql`select max(created_at) as latest from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.latest) >= newestMigration();
}

async function refuseOlderDatabase(client: pg.Client): Promise<void> {
  const last = await lastMigrationOf(client);
  const [initial] = migrationTimes();
  if (initial !== undefined && last !== null && last < initial)
    throw new StartFailure(
      `The database is from a version before ${FIRST_RELEASE}: start version ${FIRST_RELEASE} once, which updates it, and then start this version.`,
    );
}

/** The times of all migrations of this version, oldest first. They identify the migrations. */
export function migrationTimes(): number[] {
  return migrations().map(({ folderMillis }) => folderMillis);
}

/** The time of the newest migration of this version. */
export function newestMigration(): number {
  return Math.max(...migrationTimes());
}

/** Returns the time of the last migration of a database, or null if it has none. */
export async function lastMigrationOf(client: pg.Client) {
  const { rows: tables } = await client.query(
    "select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'",
  );
  if (tables.length === 0) return null;
  const { rows } = await client.query<{ last: string | null }>(
    "select max(created_at) as last from drizzle.__drizzle_migrations",
  );
  const last = rows[0]?.last ?? null;
  return last === null ? null : Number(last);
}

const CREATION = /^CREATE (?:OR REPLACE )?(TABLE|FUNCTION) "(\w+)"/gm;

/** Returns the names of the tables and functions that any migration creates. */
export function migratedNames(): { tables: string[]; functions: string[] } {
  const tables = new Set<string>();
  const functions = new Set<string>();
  for (const { sql } of migrations())
    for (const [, kind, name = ""] of sql.join("\n").matchAll(CREATION))
      (kind === "TABLE" ? tables : functions).add(name);
  return { tables: [...tables], functions: [...functions] };
}

/** Applies the migrations after one and up to another, in the caller's transaction. */
export async function applyMigrations(
  client: pg.Client,
  after: number,
  last: number,
): Promise<void> {
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`);
  for (const { folderMillis, hash, sql } of migrations()) {
    if (folderMillis <= after || folderMillis > last) continue;
    for (const statement of sql) await client.query(statement);
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)",
      [hash, folderMillis],
    );
  }
}
