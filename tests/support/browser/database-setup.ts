import { type DatabaseServer, openDatabaseServer } from "../test-databases.ts";

/** The environment variable with the PostgreSQL of this run. */
const VARIABLE = "UBIA_TEST_DATABASES";

/** Playwright's global set-up: one PostgreSQL for the whole run, removed at its end. */
export default async function provideDatabaseServer() {
  const { close, ...server } = await openDatabaseServer();
  process.env[VARIABLE] = JSON.stringify(server);
  return close;
}

/** Connects a worker to the PostgreSQL of this run. */
export function databaseServer(): DatabaseServer {
  const text = process.env[VARIABLE];
  if (!text)
    throw new Error("The browser tests run with their config's global set-up.");
  return JSON.parse(text);
}
