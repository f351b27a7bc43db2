import { setTimeout as sleep } from "node:timers/promises";
import {
  drizzle,
  type NodePgDatabase,
  type NodePgQueryResultHKT,
} from "drizzle-orm/node-postgres";
import type { PgDatabase, PgTransactionConfig } from "drizzle-orm/pg-core";
import pg from "pg";
import * as schema from "./schema.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";

/** The product's tables. */
export type Database = NodePgDatabase<typeof schema>;
/** The same or a transaction on them: what a function asks for that only reads or writes. */
export type Queries = PgDatabase<NodePgQueryResultHKT, typeof schema>;

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export type Connection = {
  database: Database;
  pool: pg.Pool;
  close(): Promise<void>;
};

/** Connections that one node holds at most. */
export const POOL_SIZE = 12;
/** Time limits of PostgreSQL, in milliseconds: for a statement, for a lock, and between the statements of a transaction. */
const STATEMENT_TIMEOUT = 10_000;
const LOCK_TIMEOUT = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT = 15_000;
/**
 * How long the product waits for the answer to a statement, in milliseconds: a little longer than PostgreSQL's own
 * limit, which applies as long as PostgreSQL itself still runs and can be reached.
 */
const QUERY_TIMEOUT = 12_000;
/** How long a connection may take, to be made or to become free, in milliseconds. */
const CONNECT_TIMEOUT = 5_000;
/** How long connections may take to close, in milliseconds; a peer that does not react would hold them open. */
const CLOSE_TIMEOUT = 2_000;

/** The settings of every connection on which the product works. */
const settingsOf = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_TIMEOUT,
  query_timeout: QUERY_TIMEOUT,
  statement_timeout: STATEMENT_TIMEOUT,
  lock_timeout: LOCK_TIMEOUT,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
  application_name: "ubia",
  keepAlive: true,
});

/**
 * Opens a pool. Connections are made when they are needed, so nothing is reached yet.
 *
 * @param size Connections at most.
 */
export function connectTo(url: string, size = POOL_SIZE): Connection {
  const pool = new pg.Pool({ ...settingsOf(url), max: size });
  // The pool reports idle connections that break, and replaces them.
  pool.on("error", ignoreError);
  // It does not listen to those in use; an error event without a listener would end the process.
  pool.on("connect", (client) => client.on("error", ignoreError));
  const database = drizzle(pool, { schema });
  database.transaction = (work, config) => inTransaction(pool, work, config);
  return { pool, database, close: () => closeWithin(pool) };
}

/**
 * Runs a transaction on a connection of the pool. Drizzle's own transaction does not return the connection when BEGIN
 * fails, and returns a broken one as if it could be used again.
 */
async function inTransaction<Result>(
  pool: pg.Pool,
  work: (queries: Transaction) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await drizzle(client, { schema }).transaction(async (queries) => {
      try {
        return await work(queries);
      } catch (error) {
        // ROLLBACK would wait behind a statement that is not answered. PostgreSQL rolls back what is cut off.
        if (isDatabaseUnavailable(error)) void client.end();
        throw error;
      }
    }, config);
  } catch (error) {
    isBroken = isDatabaseUnavailable(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
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
  const client = await connectClient(settingsOf(url));
  return {
    database: drizzle(client, { schema }),
    close: () => closeWithin(client),
  };
}

/**
 * Opens a single connection. When it breaks, the query that is running or the next one fails.
 *
 * @throws the error of the network or of PostgreSQL.
 */
export async function connectClient(
  settings: pg.ClientConfig,
): Promise<pg.Client> {
  const client = new pg.Client(settings);
  client.on("error", ignoreError);
  await client.connect();
  return client;
}

/** Closes a connection, or all of a pool, without waiting for a peer that does not react. */
export async function closeWithin(
  connection: Pick<pg.Pool | pg.Client, "end">,
): Promise<void> {
  await Promise.race([
    connection.end(),
    sleep(CLOSE_TIMEOUT, undefined, { ref: false }),
  ]);
}

/** Listens to errors that the failing query reports as well. */
function ignoreError(): void {}
