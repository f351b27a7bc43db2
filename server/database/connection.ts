import {
  drizzle,
  type NodePgDatabase,
  type NodePgQueryResultHKT,
} from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import * as schema from "./schema.ts";

/** The product's tables. */
export type Database = NodePgDatabase<typeof schema>;
/** The same or a transaction on them: what a function asks for that only reads or writes. */
export type Queries = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export type Connection = {
  database: Database;
  pool: pg.Pool;
  close(): Promise<void>;
};

/** Connections that one node holds at most. */
export const POOL_SIZE = 12;
/** Limits of a single statement, in milliseconds: nothing may hold a connection for long. */
const STATEMENT_TIMEOUT = 10_000;
const LOCK_TIMEOUT = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT = 15_000;
const CONNECT_TIMEOUT = 5_000;

/** What every connection of the product agrees on. */
const settingsOf = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_TIMEOUT,
  statement_timeout: STATEMENT_TIMEOUT,
  lock_timeout: LOCK_TIMEOUT,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
  application_name: "ubia",
  keepAlive: true,
});

/** Opens a pool of fixed size. Connections are made when they are needed, so nothing is reached yet. */
export function connectTo(url: string): Connection {
  const pool = new pg.Pool({ ...settingsOf(url), max: POOL_SIZE });
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on("error", () => {});
  return {
    pool,
    database: drizzle(pool, { schema }),
    close: () => pool.end(),
  };
}

/**
 * Opens one connection, now, for a program that does one thing after the other. It lasts until it is closed, also
 * while the database takes no new ones.
 *
 * @throws the error of the network or of PostgreSQL.
 */
export async function connectOnce(
  url: string,
): Promise<Omit<Connection, "pool">> {
  const client = new pg.Client(settingsOf(url));
  // The query that is under way tells of a broken connection.
  client.on("error", () => {});
  await client.connect();
  return {
    database: drizzle(client, { schema }),
    close: () => client.end(),
  };
}
