import pg from "pg";
import { expect, test } from "vitest";
import { migrateDatabase } from "../../server/database/migrate.ts";
import { createTestDatabase } from "../support/database.ts";

test("migrations run once, even when several nodes start at the same time", async () => {
  const { url, drop } = await createTestDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "drop schema public cascade; drop schema drizzle cascade; create schema public",
  );
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
  await client.end();
  await drop();
});
