import { type DatabaseServer, openDatabaseServer } from "../test-databases.ts";

/** The environment variable with the connection details of this run's PostgreSQL server. */
const DATABASE_SERVER_ENV = "UBIA_TEST_DATABASES";

/** Playwright's global setup: starts one PostgreSQL server for the whole run and returns a function that removes it. */
export default async function provideDatabaseServer() {
  const { close, ...server } = await openDatabaseServer();
  process.env[DATABASE_SERVER_ENV] = JSON.stringify(server);
  return close;
}

/** Returns the connection details of this run's PostgreSQL server, for use in a worker. */
export function databaseServer(): DatabaseServer {
  const text = process.env[DATABASE_SERVER_ENV];
  if (!text)
    throw new Error(
      "No test database server. Run the browser tests with their Playwright config, whose global setup starts it.",
    );
  return JSON.parse(text);
}
