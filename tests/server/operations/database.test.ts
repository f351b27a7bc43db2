import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { MATCH_CRITERIA } from "../../../contract/enumerations.ts";
import { type MatchOutcome, reasonsOf } from "../../../contract/scoring.ts";
import { connectTo } from "../../../server/database/connection.ts";
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

test("the product's connections turn off the compilation of queries on every PostgreSQL, because it would take longer than the search for investors", async () => {
  const { database, close } = connectTo(await createDatabase(), 1);
  const { rows } = await database.execute(
    sql`select setting, source from pg_settings where name = 'jit'`,
  );
  await close();
  expect(rows).toEqual([{ setting: "off", source: "client" }]);
});

test("a database that is older than the initial migration is left as it is, and the error names the release to start first", async () => {
  const { url, client } = await createEmptyDatabase();
  await migrateDatabase(url);
  await client.query("delete from drizzle.__drizzle_migrations where id > 1");
  await client.query(
    "update drizzle.__drizzle_migrations set created_at = created_at - 1",
  );
  await expect(migrateDatabase(url)).rejects.toThrow(
    "The database is from a version before 0.1.0: start version 0.1.0 once, which updates it, and then start this version.",
  );
  const applied = await client.query(
    "select from drizzle.__drizzle_migrations",
  );
  expect(applied.rowCount).toBe(1);
});

test("matches and re-runs that a node of version 0.1 writes, before or after the migration, have their facts in columns", async () => {
  const { url, client } = await createEmptyDatabase();
  await migrate(drizzle(client), {
    migrationsFolder: copyMigrationsBefore("20261129175754_match_facts"),
  });
  await client.query(`
    insert into accounts (email, password_hash, user_type, created_at)
    select 'member-' || n, '', case when n < 3 then 'investee' else 'investor' end, now()
    from generate_series(1, 4) as n`);
  const reasons = outcomes.map((outcome) => ({
    criterion: outcome.criterion,
    fits: outcome.outcome === "fits",
    text: reasonsOf([outcome], "investee")[0]?.text,
  }));
  /** Writes a match and a re-run that replaces it, with the statements of version 0.1. */
  const rerunBy = async (investee: number) => {
    const idOf = async (investor: number) => {
      const { rows } = await client.query(
        `insert into matches (investee_id, investor_id, status, score, reasons, created_at, updated_at)
        values ($1, $2, 'pending', 80, $3, now(), now()) returning id`,
        [investee, investor, { investee: reasons, investor: [] }],
      );
      return rows[0].id as string;
    };
    const older = await idOf(3);
    const newer = await idOf(4);
    const replaces = { match_id: older, business_name: "Older" };
    await client.query(
      "insert into match_reruns (investee_id, idempotency_key, answer, created_at) values ($1, 'key', $2, now())",
      [
        investee,
        { matching_investors: [{ match_id: newer, replaces }], reruns_left: 1 },
      ],
    );
    return { older, newer };
  };
  const before = await rerunBy(1);
  await migrateDatabase(url);
  const after = await rerunBy(2);
  const { rows } = await client.query(
    "select id, replaces_id, rerun_key, outcomes from matches order by created_at, investor_id",
  );
  expect(rows).toEqual(
    [before, after].flatMap(({ older, newer }) => [
      { id: older, replaces_id: null, rerun_key: null, outcomes },
      { id: newer, replaces_id: older, rerun_key: "key", outcomes },
    ]),
  );
  const offers = await client.query("select from match_offers");
  expect(offers.rowCount).toBe(2);
});

const COMPARED = ["sector", "stage", "investmentType"] as const;
/** Every outcome of every criterion. */
const outcomes: readonly MatchOutcome[] = [
  ...COMPARED.flatMap((criterion) =>
    (["fits", "doesNotFit"] as const).map((outcome) => ({
      criterion,
      outcome,
      values: { value: "Agriculture (dry)" },
    })),
  ),
  ...(["fits", "doesNotFit"] as const).map((outcome) => ({
    criterion: "ticket" as const,
    outcome,
    values: { ticket: "$1,000", range: "$500–$2,000" },
  })),
  {
    criterion: "country",
    outcome: "fits",
    values: { investor: "Côte d'Ivoire", investee: "Côte d'Ivoire" },
  },
  {
    criterion: "country",
    outcome: "doesNotFit",
    values: { investor: "Kenya", investee: "Guinea-Bissau" },
  },
  ...MATCH_CRITERIA.map((criterion) => ({
    criterion,
    outcome: "notProvided" as const,
    values: {},
  })),
];

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
