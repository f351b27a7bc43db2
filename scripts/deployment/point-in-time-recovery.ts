/** Tries the point-in-time recovery that docs/operations.md describes: PostgreSQL 15 and pgBackRest of Debian. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { migrateDatabase } from "../../server/database/migrate.ts";
import {
  createDebianPostgres,
  type DebianPostgres,
} from "./debian-postgres.ts";

const PROGRAM = "/usr/bin/pgbackrest";

/**
 * Archives a database with pgBackRest, deletes its accounts, and restores it to the moment before, in a temporary folder.
 *
 * @returns What was restored, as a sentence.
 * @throws An Error that says which step failed or which package is missing.
 */
export async function tryPointInTimeRecovery(): Promise<string> {
  if (!existsSync(PROGRAM))
    throw new Error("pgBackRest is missing: run `apt-get install pgbackrest`.");
  const postgres = await createDebianPostgres();
  try {
    const pgbackrest = configure(postgres);
    postgres.start();
    pgbackrest("stanza-create");
    await migrateDatabase(postgres.url());
    await addAccount(postgres, "before-the-backup@example.org");
    pgbackrest("backup", "--type=full");
    // The time of a backup has whole seconds.
    await sleep(1_000);
    await addAccount(postgres, "after-the-backup@example.org");
    const [now] = await query(
      postgres,
      "select clock_timestamp()::text as moment",
    );
    const moment = String(now?.moment);
    await sleep(1_000);
    await query(postgres, "delete from accounts");
    await query(postgres, "select pg_switch_wal()");
    postgres.stop();
    pgbackrest(
      "restore",
      "--delta",
      "--type=time",
      `--target=${moment}`,
      "--target-action=promote",
    );
    const startedAt = performance.now();
    postgres.start();
    await waitForPromotion(postgres);
    const seconds = (performance.now() - startedAt) / 1000;
    const rows = await query(
      postgres,
      "select email from accounts order by id",
    );
    const found = rows.map(({ email }) => email).join(", ");
    if (rows.length !== 2)
      throw new Error(
        `The recovery to ${moment} should have restored two accounts, but restored ${found || "none"}.`,
      );
    return `pgBackRest restored the database to ${moment}, the moment before all accounts were deleted; PostgreSQL served it ${seconds.toFixed(1)} s after its start.`;
  } finally {
    postgres.remove();
  }
}

/** Writes the configuration of the runbook. Returns a function that runs a command of pgBackRest. */
function configure(postgres: DebianPostgres) {
  const { folder, cluster, port } = postgres;
  const config = join(folder, "pgbackrest.conf");
  writeFileSync(
    config,
    [
      "[global]",
      `repo1-path=${join(folder, "repository")}`,
      "repo1-retention-full=2",
      "start-fast=y",
      `log-path=${folder}`,
      `lock-path=${folder}`,
      "[ubia]",
      `pg1-path=${cluster}`,
      `pg1-port=${port}`,
      `pg1-socket-path=${folder}`,
      "",
    ].join("\n"),
  );
  const args = [`--config=${config}`, "--stanza=ubia"];
  postgres.configure([
    "wal_level = replica",
    "archive_mode = on",
    `archive_command = 'pgbackrest ${args.join(" ")} archive-push %p'`,
  ]);
  return (command: string, ...options: readonly string[]) =>
    postgres.run(PROGRAM, ...args, ...options, command);
}

async function addAccount(postgres: DebianPostgres, email: string) {
  await query(
    postgres,
    "insert into accounts (email, password_hash, user_type, created_at) values ($1, 'unused', 'investee', now())",
    email,
  );
}

async function waitForPromotion(postgres: DebianPostgres): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const [state] = await query(
      postgres,
      "select pg_is_in_recovery() as recovering",
    );
    if (state?.recovering === false) return;
    await sleep(100);
  }
  throw new Error("PostgreSQL did not end the recovery within 30 s.");
}

async function query(
  postgres: DebianPostgres,
  statement: string,
  ...values: readonly string[]
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: postgres.url() });
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

if (import.meta.main) console.log(await tryPointInTimeRecovery());
