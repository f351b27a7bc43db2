import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { closeWithTimeout, connectClient } from "../database/connection.ts";
import {
  lastMigrationOf,
  migratedNames,
  migrationTimes,
} from "../database/migrate.ts";
import { MAIL_KINDS } from "../mail/mails.ts";
import { ROOT } from "../root.ts";
import { BackupFailure } from "./backup-failure.ts";
import {
  type BackupHeader,
  type BackupTable,
  backupContent,
} from "./backup-file.ts";

/** The version of the product. */
export const VERSION: string = JSON.parse(
  readFileSync(join(ROOT, "package.json"), "utf8"),
).version;

const NONE = "false";
const SECRET_MAILS = Object.entries(MAIL_KINDS)
  .filter(([, secrecy]) => secrecy === "withSecret")
  .map(([kind]) => `'${kind}'`);
/**
 * The rows that a backup contains, of the tables of which it does not contain all. Sessions, links and codes that have been
 * ended or used since the backup would be valid again, and a person who reads a backup could use them.
 */
const INCLUDED_ROWS: Readonly<Record<string, string>> = {
  sessions: NONE,
  verifications: NONE,
  verification_handles: NONE,
  password_links: NONE,
  replays: NONE,
  limit_counters: NONE,
  mail_outbox: `kind not in (${SECRET_MAILS.join(", ")})`,
};

/**
 * Opens a connection for a backup or a restore. Its statements take as long as they need, and all versions of PostgreSQL
 * write and read values in the same form.
 */
export async function connectForBackup(url: string) {
  const client = await connectClient({
    connectionString: url,
    application_name: "ubia-backup",
  });
  await client.query(`
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '30s';
    set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
    set bytea_output = 'hex'; set extra_float_digits = 3`);
  return client;
}

/**
 * Returns the content of a backup: every table in one snapshot, while servers use the database. Only a small part is in
 * memory at a time.
 *
 * @throws BackupFailure when the database is empty or belongs to a newer version.
 */
export async function* createBackup(url: string, now: number) {
  const client = await connectForBackup(url);
  try {
    const known = migratedNames().tables;
    const existing = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename = any($1)",
      [known],
    );
    const names = existing.rows.map(({ name }) => name);
    if (names.length === 0)
      throw new BackupFailure("The database contains no tables of Ubia.");
    await client.query(
      "begin transaction isolation level repeatable read read only",
    );
    // The snapshot is taken after the tables are locked, so that no migration changes them in between.
    await client.query(
      `lock table ${names.map((name) => `public."${name}"`).join(", ")} in access share mode`,
    );
    const header = await readHeader(client, names, now);
    yield* backupContent(header, (table) => rowsOf(client, table));
    await client.query("commit");
  } finally {
    await closeWithTimeout(client);
  }
}

async function readHeader(
  client: pg.Client,
  names: readonly string[],
  now: number,
): Promise<Omit<BackupHeader, "format">> {
  const migration = await lastMigrationOf(client);
  if (migration === null || !migrationTimes().includes(migration))
    throw new BackupFailure(
      `The database belongs to another version of Ubia than this one (${VERSION}): make the backup with the version that the servers run.`,
    );
  const { rows: tables } = await client.query<BackupTable>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relname = any($1)
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
    [names],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select source.relname as "from", target.relname as "to"
     from pg_constraint
       join pg_class as source on source.oid = conrelid
       join pg_class as target on target.oid = confrelid
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const ordered = new Set<BackupTable>();
  /** Adds a table after those that it references. */
  function add(table: BackupTable): void {
    if (ordered.has(table)) return;
    for (const { from, to } of references)
      for (const other of tables)
        if (from === table.name && to === other.name && other !== table)
          add(other);
    ordered.add(table);
  }
  for (const table of tables) add(table);
  const { rows } = await client.query("show server_version");
  return {
    version: VERSION,
    migration,
    postgres: rows[0]?.server_version,
    createdAt: new Date(now).toISOString(),
    tables: [...ordered],
    // Read after the snapshot was taken, so they are not lower than any id in it.
    sequences: await readSequences(client),
  };
}

/** Returns the last values of the sequences of identity columns that have been used. */
export async function readSequences(client: pg.Client) {
  const { rows } = await client.query<BackupHeader["sequences"][number]>(
    `select relname as "table", attname as "column",
       pg_sequence_last_value(pg_get_serial_sequence(format('public.%I', relname), attname)::regclass)::text as last
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and attidentity <> '' and not attisdropped and relname = any($1)`,
    [migratedNames().tables],
  );
  return rows.filter(({ last }) => last !== null);
}

function rowsOf(client: pg.Client, { name, columns }: BackupTable) {
  const list = columns.map((column) => `"${column}"`).join(", ");
  const condition = INCLUDED_ROWS[name] ?? "true";
  return client.query(
    copyTo(
      `copy (select ${list} from public."${name}" where ${condition}) to stdout`,
    ),
  );
}
