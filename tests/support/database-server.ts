import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "../../server/database/embedded-postgres.ts";
import { migrateDatabase } from "../../server/database/migrate.ts";
import { urlOfDatabase } from "./database-url.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The URL of the server that all tests share, and what starts the names of this run's databases. */
    databaseServer: { url: string; prefix: string };
  }
}

/** Connections for all test files at once. */
const CONNECTIONS = 100;

/**
 * One PostgreSQL for the whole run: the embedded one, or the one that TEST_DATABASE_URL names (15 or newer, a
 * user that may create databases). Leaves nothing behind.
 */
export default async function provideDatabaseServer(project: TestProject) {
  const server = await open();
  const prefix = `ubia_test_${randomBytes(4).toString("hex")}`;
  const template = `${prefix}_template`;
  await run(server.url, `create database ${template}`);
  await migrateDatabase(urlOfDatabase(server.url, template));
  project.provide("databaseServer", { url: server.url, prefix });
  return async () => {
    await dropAll(server.url, prefix);
    await server.close();
  };
}

async function open() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, close: async () => {} };
  const dataDir = mkdtempSync(join(tmpdir(), "ubia-tests-"));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    fsync: false,
    connections: CONNECTIONS,
  });
  return {
    url: postgres.url("postgres"),
    async close() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function dropAll(url: string, prefix: string): Promise<void> {
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

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
