import { type DatabaseServer, openDatabaseServer } from "../test-databases.ts";

/** Where the workers find the PostgreSQL of this run. */
const VARIABLE = "UBIA_TEST_DATABASES";

/** Playwright's global set-up: one PostgreSQL for the whole run. Leaves nothing behind. */
export default async function provideDatabaseServer() {
  const { close, ...server } = await openDatabaseServer();
  process.env[VARIABLE] = JSON.stringify(server);
  return close;
}

/** The PostgreSQL of this run, as a worker sees it. */
export function databaseServer(): DatabaseServer {
  const text = process.env[VARIABLE];
  if (!text)
    throw new Error("The browser tests run with their config's global set-up.");
  return JSON.parse(text);
}
