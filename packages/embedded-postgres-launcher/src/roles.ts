import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { LaunchFailure } from "./failure.ts";

// Timeouts of the superuser's connection, in milliseconds.
const CONNECT_TIMEOUT = 5_000;
const QUERY_TIMEOUT = 30_000;
const CLOSE_TIMEOUT = 2_000;

/**
 * Ensures that the product's database exists and belongs to a role without other privileges. The superuser connects only
 * to the database `postgres`, never to the product's, in which the product's role could hide functions and tables that
 * would run with the superuser's privileges.
 *
 * @param url The URL with which the superuser connects to the database `postgres`.
 * @param product The names of the role and its database, and the role's password.
 * @throws LaunchFailure when the database belongs to another role; a network error; a PostgreSQL error.
 */
export async function prepareDatabase(
  url: string,
  product: { role: string; database: string; password: string },
): Promise<void> {
  const { role, database, password } = product;
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
  });
  // If the connection breaks, the current query or the next one fails.
  client.on("error", () => {});
  await client.connect();
  const quotedRole = client.escapeIdentifier(role);
  try {
    const roles = await client.query(
      "select from pg_roles where rolname = $1",
      [role],
    );
    if (roles.rowCount === 0) await client.query(`create role ${quotedRole}`);
    await client.query(
      `alter role ${quotedRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
       password ${client.escapeLiteral(password)}`,
    );
    const { rows } = await client.query<{ owner: string }>(
      "select pg_get_userbyid(datdba) as owner from pg_database where datname = $1",
      [database],
    );
    const owner = rows[0]?.owner;
    if (owner === undefined)
      await client.query(
        `create database ${client.escapeIdentifier(database)} owner ${quotedRole}`,
      );
    else if (owner !== role)
      throw new LaunchFailure(
        `The database in DATA_DIR belongs to the role ${owner}: transfer it and its objects to ${role} or choose another DATA_DIR.`,
      );
  } finally {
    await Promise.race([
      client.end(),
      sleep(CLOSE_TIMEOUT, undefined, { ref: false }),
    ]);
  }
}
