import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { embeddedDatabase } from "../../server/database/embedded.ts";
import { migrateDatabase } from "../../server/database/migrate.ts";

/** The PostgreSQL server on which the databases of one run are created. */
export type DatabaseServer = {
  /** The URL of the server, with a role that may create databases. */
  url: string;
  /** The same URL for a superuser, for tests that change PostgreSQL itself. */
  superuserUrl: string;
  /** The prefix of all database names. */
  prefix: string;
};

/** A database for one test or test file. */
export type TestDatabase = {
  url: string;
  /** Ends all connections to the database and drops it. */
  drop(): Promise<void>;
};

/** The maximum number of connections for all test files together, which are more at a time on a computer with more cores. */
const CONNECTIONS = Math.max(100, 50 * availableParallelism());

/**
 * Provides a PostgreSQL server for a whole run, and creates a migrated template database on it. The server is the one
 * at TEST_DATABASE_URL (version 15 or newer, with a superuser's URL) or, if that is not set, an embedded one. `close`
 * drops all databases of the run and stops an embedded server.
 *
 * @param dataDir A DATA_DIR whose copy an embedded server uses, because copying one is faster than creating one.
 */
export async function openDatabaseServer(
  dataDir?: string,
): Promise<DatabaseServer & { close(): Promise<void> }> {
  const { url, superuserUrl, close } = await openPostgres(dataDir);
  const prefix = `ubia_test_${randomBytes(4).toString("hex")}`;
  const template = `${prefix}_template`;
  await runStatement(url, `create database ${template}`);
  await migrateDatabase(urlOfDatabase(url, template));
  return {
    url,
    superuserUrl,
    prefix,
    async close() {
      await dropDatabases(url, prefix);
      await close();
    },
  };
}

/** Creates a migrated, empty database from the template of this run, in 20 to 60 ms. */
export async function createDatabase({
  url,
  prefix,
}: DatabaseServer): Promise<TestDatabase> {
  const name = `${prefix}_${randomBytes(6).toString("hex")}`;
  await runStatement(
    url,
    `create database ${name} template ${prefix}_template strategy file_copy`,
  );
  return {
    url: urlOfDatabase(url, name),
    drop: () =>
      runStatement(url, `drop database if exists ${name} with (force)`),
  };
}

/** Creates a DATA_DIR with a migrated, empty database, whose PostgreSQL does not wait for the disk. */
export async function createDataDir(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "ubia-data-"));
  const postgres = await embeddedDatabase(dataDir).start();
  await migrateDatabase(postgres.url());
  await runStatement(postgres.superuserUrl(), "alter system set fsync = off");
  await postgres.stop();
  return dataDir;
}

/** Copies the content of a folder with owners and modes, which Node's copy does not keep. */
export function copyFolder(from: string, to: string): void {
  const { status, error } = spawnSync("cp", ["-a", `${from}/.`, to]);
  if (status !== 0) throw error ?? new Error(`${from} cannot be copied`);
}

async function openPostgres(template?: string) {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, superuserUrl: url, close: async () => {} };
  const dataDir = mkdtempSync(join(tmpdir(), "ubia-tests-"));
  if (template) copyFolder(template, dataDir);
  const postgres = await embeddedDatabase(dataDir).start({
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    max_connections: CONNECTIONS,
  });
  const superuserUrl = postgres.superuserUrl();
  // Unlike the product, the tests create databases. Autovacuum is off because the role cannot drop a database while
  // autovacuum is working on it.
  await runStatement(superuserUrl, "alter role ubia_product createdb");
  await runStatement(superuserUrl, "alter system set autovacuum = off");
  await runStatement(superuserUrl, "select pg_reload_conf()");
  return {
    url: postgres.url("postgres"),
    superuserUrl,
    async close() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where starts_with(datname, $1)",
    [prefix],
  );
  for (const { datname } of rows)
    await client.query(`drop database if exists ${datname} with (force)`);
  await client.end();
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Returns the URL of another database on the same server, with the same user and options. */
export function urlOfDatabase(url: string, database: string): string {
  const [, server = "", options = ""] =
    /^([a-z]+:\/\/[^/?]*)(?:\/[^?]*)?(\?.*)?$/.exec(url) ?? [];
  return `${server}/${database}${options}`;
}

/** Returns the name of a URL's database. */
export function databaseNameOf(url: string): string {
  return /^[a-z]+:\/\/[^/?]*\/([^?]*)/.exec(url)?.[1] ?? "";
}
