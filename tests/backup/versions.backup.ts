import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createDebianPostgres } from "../../scripts/deployment/debian-postgres.ts";
import { createDatabase, createFolder } from "../support/for-one-test.ts";
import { runInProcess } from "../support/operator.ts";
import { startServer } from "../support/server.ts";
import { contentOf, underLoad } from "./load.ts";

type Env = Readonly<Record<string, string>>;

async function operate(env: Env, ...args: string[]): Promise<string> {
  const { exitCode, output, errors } = await runInProcess(env, ...args);
  expect([exitCode, errors]).toEqual([0, ""]);
  return output;
}

/** Starts PostgreSQL 15. Returns the URL of an empty database, whose owner is not a superuser. */
async function startPostgres15(): Promise<string> {
  const postgres = await createDebianPostgres();
  onTestFinished(() => postgres.remove());
  postgres.start();
  const client = new pg.Client({ connectionString: postgres.url() });
  await client.connect();
  await client.query("create role ubia login createdb");
  await client.query("create database ubia owner ubia");
  await client.end();
  return `postgres://ubia@127.0.0.1:${postgres.port}/ubia`;
}

async function serverOn(databaseUrl: string) {
  const server = await startServer({ databaseUrl });
  let isRunning = true;
  const stop = async () => {
    if (isRunning) await server.stop();
    isRunning = false;
  };
  onTestFinished(stop);
  return { ...server, stop };
}

test("backups that are made under load move the data from the embedded PostgreSQL 18 to PostgreSQL 15 and back", async () => {
  const folder = createFolder();
  const [first, second, third] = ["1", "2", "3"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const embeddedUrl = await createDatabase();
  const on18 = { DATABASE_URL: embeddedUrl };
  const on15 = { DATABASE_URL: await startPostgres15() };

  const oldServer = await serverOn(embeddedUrl);
  await underLoad(oldServer, () => operate(on18, "backup", first));
  await oldServer.stop();
  await operate(on15, "backup", "verify", first);
  await operate(on18, "backup", second);
  await operate(on15, "restore", second);
  expect(await contentOf(on15.DATABASE_URL)).toEqual(
    await contentOf(embeddedUrl),
  );

  const newServer = await serverOn(on15.DATABASE_URL);
  await underLoad(newServer, () => operate(on15, "backup", third));
  await newServer.stop();
  await operate(on18, "backup", "verify", third);
  // Without DATABASE_URL, in a new DATA_DIR and with a temporary embedded PostgreSQL.
  const inFolder = { DATA_DIR: join(folder, "data") };
  const verified = await operate(inFolder, "backup", "verify", third);
  expect(verified).toMatch(/with PostgreSQL 15[.]/);
  await operate(inFolder, "restore", third);
  expect(await operate(inFolder, "accounts", "list")).toContain("investee");
});
