import { pipeline } from "node:stream/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { closeWithTimeout, type Queries } from "../database/connection.ts";
import {
  applyMigrations,
  lastMigrationOf,
  MIGRATION_LOCK,
  migratedNames,
  migrationTimes,
  newestMigration,
} from "../database/migrate.ts";
import * as schema from "../database/schema.ts";
import { connectForBackup, readSequences, VERSION } from "./backup.ts";
import { BackupFailure } from "./backup-failure.ts";
import { type BackupHeader, copyStatement, readBackup } from "./backup-file.ts";
import { type Erasure, eraseAgain, listErasures } from "./erasures.ts";

/**
 * Reads a whole backup, without a database.
 *
 * @throws BackupFailure when the backup is damaged, or newer than this version.
 */
export async function checkRestorable(file: string) {
  const backup = await readBackup(file, async (_, rows) => {
    for await (const _ of rows);
  });
  const { version, migration } = backup.header;
  if (!migrationTimes().includes(migration))
    throw new BackupFailure(
      `${file} was made by version ${version} of Ubia, whose tables this version (${VERSION}) does not know: restore it with version ${version} or newer.`,
    );
  return { file, ...backup };
}

/**
 * Replaces everything in a database with a backup, in one transaction: creates the tables as they were at the backup's
 * migration, loads the rows, applies the later migrations, and erases accounts that have been erased since the backup.
 *
 * @throws BackupFailure, and changes nothing, while servers use the database.
 */
export async function restoreBackup(
  url: string,
  { file, header, rows }: Awaited<ReturnType<typeof checkRestorable>>,
  options: {
    /** Accounts to erase again, besides those that the replaced database has erased. */
    readonly erasures: readonly Erasure[];
    readonly actor: string;
    readonly now: number;
    /** Called before a nonempty database is replaced, with its numbers of accounts and recorded erasures. May throw. */
    confirmReplacement(accounts: number, erased: number): Promise<void>;
  },
) {
  const client = await connectForBackup(url);
  try {
    await refuseWhileInUse(client);
    const queries: Queries = drizzle(client, { schema });
    const existing = await readExisting(client);
    if (existing && existing.accounts + existing.calendar > 0)
      await options.confirmReplacement(
        existing.accounts,
        (await listErasures(queries)).length,
      );
    await client.query("begin");
    // A node that starts waits for this lock, which ends with the transaction.
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await refuseWhileInUse(client);
    const erasures = [...options.erasures];
    if (existing) erasures.push(...(await listErasures(queries)));
    const sequences = [...header.sequences, ...(await readSequences(client))];
    for (const { account_id } of erasures)
      sequences.push({
        table: "accounts",
        column: "id",
        last: `${account_id}`,
      });
    await dropEverything(client);
    await applyMigrations(client, 0, header.migration);
    await loadRows(client, file, rows);
    for (const sequence of sequences) await continueAfter(client, sequence);
    await applyMigrations(client, header.migration, newestMigration());
    const at = new Date(options.now);
    const erasedAgain = await eraseAgain(queries, erasures, options.actor);
    await queries.insert(schema.audit).values({
      at,
      actor: options.actor,
      action: "restore",
      details: { backup_of: header.createdAt, erased_again: erasedAgain },
    });
    await client.query("commit");
    await client.query("analyze");
    const total = Object.values(rows).reduce((sum, number) => sum + number, 0);
    return { header, rows: total, erasedAgain };
  } finally {
    await closeWithTimeout(client);
  }
}

async function refuseWhileInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ nodes: number }>(
    `select count(*)::int as nodes from pg_stat_activity
     where datname = current_database() and application_name in ('ubia', 'ubia-updates')`,
  );
  if (rows[0]?.nodes)
    throw new BackupFailure(
      "A server or a connection pooler is connected to the database: stop it, and restore again.",
    );
}

/** Returns what a database contains; null for one without tables of Ubia. */
async function readExisting(client: pg.Client) {
  const last = await lastMigrationOf(client);
  if (last === null) return null;
  if (last > newestMigration())
    throw new BackupFailure(
      `The database belongs to a newer version of Ubia than this one (${VERSION}): restore with that version.`,
    );
  const { rows } = await client.query<{ accounts: number; calendar: number }>(
    `select (select count(*)::int from accounts) as accounts,
       (select count(*)::int from trainings) + (select count(*)::int from events) as calendar`,
  );
  return rows[0] ?? null;
}

/** Drops what the migrations have created, and nothing else that the database may contain. */
async function dropEverything(client: pg.Client): Promise<void> {
  const { tables, functions } = migratedNames();
  for (const name of tables)
    await client.query(`drop table if exists public."${name}" cascade`);
  for (const name of functions)
    await client.query(`drop function if exists public."${name}" cascade`);
  await client.query("drop table if exists drizzle.__drizzle_migrations");
}

/** Loads the rows without triggers, because the backup contains what they have derived. */
async function loadRows(
  client: pg.Client,
  file: string,
  expected: Readonly<Record<string, number>>,
): Promise<void> {
  const { header } = await readBackup(file, async (table, rows) => {
    const { name } = table;
    await client.query(`alter table public."${name}" disable trigger user`);
    const target = client.query(copyFrom(copyStatement(table)));
    await pipeline(rows, target);
    if (target.rowCount !== expected[name])
      throw new BackupFailure(
        `${file} contains another number of rows of ${name} than it states: use another backup.`,
      );
  });
  for (const { name } of header.tables)
    await client.query(`alter table public."${name}" enable trigger user`);
}

/**
 * Continues the ids of a column after one that the backup, the replaced database or an erasure knows, so that a later
 * erasure cannot concern another person.
 */
async function continueAfter(
  client: pg.Client,
  { table, column, last }: BackupHeader["sequences"][number],
): Promise<void> {
  await client.query(
    `select setval(sequence, greatest($3::bigint, pg_sequence_last_value(sequence)))
     from (select pg_get_serial_sequence(relname, $2)::regclass as sequence from pg_class
       where relnamespace = 'public'::regnamespace and relname = $1) as found`,
    [table, column, last],
  );
}
