import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { migrateDatabase } from "../../../server/database/migrate.ts";
import { createDatabase, createFolder } from "../../support/for-one-test.ts";

const MIGRATIONS = join(
  import.meta.dirname,
  "../../../server/database/migrations",
);

test("migrations run once, even when several nodes start at the same time", async () => {
  const { url, client } = await createEmptyDatabase();
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(url)));
  const applied = await client.query(
    "select count(*)::int as n from drizzle.__drizzle_migrations group by hash",
  );
  expect(applied.rows.length).toBeGreaterThan(0);
  expect(applied.rows.every(({ n }) => n === 1)).toBe(true);
  const tables = await client.query(
    "select 1 from pg_tables where schemaname = 'public' and tablename = 'accounts'",
  );
  expect(tables.rowCount).toBe(1);
});

test("the migration that adds the column `ended` sets it for matches that have ended", async () => {
  const { url, client } = await createEmptyDatabase();
  await migrate(drizzle(client), {
    migrationsFolder: copyMigrationsBefore("0005_match_ended"),
  });
  // One investee's matches with four investors. Only the first match has not ended.
  await client.query(`
    insert into accounts (email, password_hash, user_type, created_at)
    select 'member-' || n, '', case n when 1 then 'investee' else 'investor' end, now()
    from generate_series(1, 5) as n`);
  await client.query(`
    insert into matches (investee_id, investor_id, status, score, reasons, created_at, updated_at, replaced_at)
    select 1, n, case n when 4 then 'rejected' else 'pending' end, 80, '{}', '2026-01-01Z', '2026-01-02Z',
      case when n > 2 then '2026-01-02Z'::timestamptz end
    from generate_series(2, 5) as n`);
  await client.query(`
    insert into match_events (match_id, status, at)
    select matches.id, changes.status, created_at
    from (values (2, 'pending'), (3, 'pending'), (3, 'closed'), (4, 'rejected'), (4, 'replaced'))
      as changes (investor_id, status)
    join matches using (investor_id)`);
  await migrateDatabase(url);
  const { rows } = await client.query(
    "select investor_id::int as investor, status, ended, updated_at from matches order by investor_id",
  );
  const updated_at = new Date("2026-01-02Z");
  expect(rows).toEqual([
    { investor: 2, status: "pending", ended: null, updated_at },
    { investor: 3, status: "pending", ended: "closed", updated_at },
    { investor: 4, status: "rejected", ended: "replaced", updated_at },
    // This match has no history.
    { investor: 5, status: "pending", ended: "replaced", updated_at },
  ]);
});

async function createEmptyDatabase() {
  const url = await createDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(
    "drop schema public cascade; drop schema drizzle cascade; create schema public",
  );
  return { url, client };
}

/**
 * Copies the migrations to a new folder, with a journal that ends before the migration with this tag. Returns the
 * folder's path.
 */
function copyMigrationsBefore(tag: string): string {
  const copy = createFolder();
  cpSync(MIGRATIONS, copy, { recursive: true });
  const file = join(copy, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  const names = journal.entries.map((entry: { tag: string }) => entry.tag);
  journal.entries.length = names.indexOf(tag);
  writeFileSync(file, JSON.stringify(journal));
  return copy;
}
