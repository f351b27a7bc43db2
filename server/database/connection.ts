import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import {
  drizzle,
  type NodePgDatabase,
  type NodePgQueryResultHKT,
} from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import * as schema from "./schema.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";

/** Access to the product's tables through a connection pool or a single connection. */
export type Database = NodePgDatabase<typeof schema>;
/** The database or one of its transactions, for functions that run queries in either. */
export type Queries = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export type Connection = ReturnType<typeof connectTo>;

/** Maximum number of connections in a node's pool. */
export const POOL_SIZE = 12;
// PostgreSQL timeouts, in milliseconds: for a statement, for a lock, and between the statements of a transaction.
const STATEMENT_TIMEOUT = 10_000;
const LOCK_TIMEOUT = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT = 15_000;
/**
 * How long a connection in use may be silent, in milliseconds. Slightly longer than STATEMENT_TIMEOUT, which has no
 * effect if PostgreSQL has crashed or cannot be reached.
 */
const RESPONSE_TIMEOUT = 12_000;
/** Timeout for opening a connection or for getting one from the pool, in milliseconds. */
const CONNECT_TIMEOUT = 5_000;
/** Timeout for closing connections, in milliseconds, for a peer that does not respond. */
const CLOSE_TIMEOUT = 2_000;

/** PostgreSQL's settings for the sessions that execute the product's queries. */
export const SESSION_SETTINGS = {
  statement_timeout: STATEMENT_TIMEOUT,
  lock_timeout: LOCK_TIMEOUT,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
  // force_generic_plan: PostgreSQL plans each prepared statement once. By default, it plans many of them again for each
  // execution. jit=off: compiling the search for investors would take 0.3 s, and the search itself takes a millisecond.
  plan_cache_mode: "force_generic_plan",
  jit: "off",
} as const;

const DEFAULTS = { connectionTimeoutMillis: CONNECT_TIMEOUT, keepAlive: true };
/** The settings of the connections that execute the product's queries. */
const settingsOf = (url: string) => ({
  ...DEFAULTS,
  connectionString: url,
  application_name: "ubia",
  options: Object.entries(SESSION_SETTINGS)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" "),
});

/**
 * Creates a connection pool. Connections are opened on demand, so this does not contact the database.
 *
 * @param size Maximum number of connections.
 * @param isShared Whether the URL is that of a pooler that assigns any of its sessions to each transaction. It refuses
 *   settings of the session, so `migrateDatabase` stores them for the role.
 */
export function connectTo(url: string, size = POOL_SIZE, isShared = false) {
  const { options, ...settings } = settingsOf(url);
  const pool = new pg.Pool({
    ...settings,
    ...(!isShared && { options }),
    max: size,
  });
  if (isShared) pool.on("connect", useUnnamedStatements);
  // The pool reports idle connections that break, and replaces them.
  pool.on("error", ignoreError);
  // The pool has no error listener on connections in use, and an error event without a listener would end the process.
  pool.on("connect", (client) => client.on("error", ignoreError));
  closeSilentConnections(pool);
  const database: Database = drizzle(pool, { schema });
  /** The Drizzle object of each connection. Creating one takes longer than executing a short statement. */
  const databases = new WeakMap<pg.PoolClient, Database>();
  // Drizzle's own transaction does not release the connection when BEGIN fails, and returns a broken connection to the pool
  // for reuse.
  database.transaction = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      const onClient = databases.get(client) ?? drizzle(client, { schema });
      databases.set(client, onClient);
      return await onClient.transaction(async (queries) => {
        try {
          return await work(queries);
        } catch (error) {
          // ROLLBACK would have to wait for the unanswered statement. PostgreSQL rolls back when the connection closes.
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
  };
  return { pool, database, close: () => closeWithTimeout(pool) };
}

/** Calls `observe` with the milliseconds that each query or transaction waited for a connection of the pool. */
export function measureWaits(
  pool: pg.Pool,
  observe: (milliseconds: number) => void,
): void {
  type Callback = (...results: unknown[]) => void;
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
  const measured = (callback?: Callback) => {
    const startedAt = performance.now();
    const end = () => observe(performance.now() - startedAt);
    if (!callback) return (connect() as Promise<unknown>).finally(end);
    return connect((...results) => {
      end();
      callback(...results);
    });
  };
  pool.connect = measured as typeof pool.connect;
}

/**
 * A statement that was prepared in one session of a pooler does not exist in the next one, so PostgreSQL plans each statement
 * for each execution.
 */
function useUnnamedStatements(client: pg.PoolClient): void {
  const { query } = client;
  const queryUnnamed = (statement: unknown, ...rest: readonly unknown[]) => {
    const isNamed = statement instanceof Object && "name" in statement;
    const unnamed = isNamed ? { ...statement, name: "" } : statement;
    return Reflect.apply(query, client, [unnamed, ...rest]);
  };
  client.query = queryUnnamed as typeof query;
}

/**
 * Closes connections in use that are silent for too long. Replaces pg's `query_timeout`, whose timer would keep the
 * result of each statement in memory until the next full garbage collection.
 */
function closeSilentConnections(pool: pg.Pool): void {
  const socketOf = (client: pg.PoolClient) =>
    client.connection.stream as Socket;
  pool.on("connect", (client) => {
    const socket = socketOf(client);
    socket.on("timeout", () =>
      socket.destroy(new Error("Connection terminated: no response")),
    );
  });
  pool.on("acquire", (client) => socketOf(client).setTimeout(RESPONSE_TIMEOUT));
  pool.on("release", (_, client) => socketOf(client).setTimeout(0));
}

/**
 * Opens a single connection for a program that runs one query at a time. A pool might open another connection later,
 * which a database that is shutting down would reject. Further connections to `url` must be closed before this one.
 */
export async function connectOnce(url: string) {
  const client = await connectClient({
    ...settingsOf(url),
    application_name: "ubia-operator",
    query_timeout: RESPONSE_TIMEOUT,
  });
  const database: Database = drizzle(client, { schema });
  return { url, database, close: () => closeWithTimeout(client) };
}

/** Opens a single connection. If it breaks, the current query or the next one fails. */
export async function connectClient(settings: pg.ClientConfig) {
  const client = new pg.Client({ ...DEFAULTS, ...settings });
  client.on("error", ignoreError);
  await client.connect();
  return client;
}

/** Closes a connection or a pool. Waits at most CLOSE_TIMEOUT for a peer that does not respond. */
export async function closeWithTimeout(
  connection: Pick<pg.Pool | pg.Client, "end">,
): Promise<void> {
  await Promise.race([
    connection.end(),
    sleep(CLOSE_TIMEOUT, undefined, { ref: false }),
  ]);
}

/** Does nothing, because a query on the broken connection fails anyway. */
function ignoreError(): void {}
