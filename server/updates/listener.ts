import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import pg from "pg";
import { closeWithTimeout, type Database } from "../database/connection.ts";
import { traceOf } from "../http/http-error.ts";
import type { UpdateHub } from "./hub.ts";
import { CHANNEL, parseAccountIds } from "./updates.ts";

// Delay before the next connection attempt, in milliseconds: doubles after each failure, up to the maximum.
const MIN_RETRY_DELAY = 250;
const MAX_RETRY_DELAY = 30_000;
// Interval and timeout of the loopback check, in milliseconds.
const PROBE_INTERVAL = 10_000;
const PROBE_TIMEOUT = 5_000;

/**
 * Listens on its own connection for notifications from all nodes and from the operator's commands, and makes the hub check for
 * updates. Verifies regularly that its own notifications arrive: the database engine may not support LISTEN, a connection pooler
 * may drop notifications, and a connection may be dead without an error. While they do not arrive, the hub polls.
 */
export function startUpdateListener(options: {
  url: string;
  database: Database;
  hub: Pick<UpdateHub, "check" | "setNotified">;
  log: Pick<FastifyBaseLogger, "info">;
}) {
  const stopped = new AbortController();
  const run = listenWithRetries(options, stopped.signal);
  return {
    async stop() {
      stopped.abort();
      await run;
    },
  };
}

type ListenerOptions = Parameters<typeof startUpdateListener>[0];

async function listenWithRetries(
  options: ListenerOptions,
  signal: AbortSignal,
): Promise<void> {
  let delay = MIN_RETRY_DELAY;
  while (!signal.aborted) {
    const isVerified = await listenOnce(options, signal);
    delay = isVerified ? MIN_RETRY_DELAY : Math.min(2 * delay, MAX_RETRY_DELAY);
    await waitFor(delay, signal);
  }
}

/** Listens until the connection fails. Resolves with true when the loopback check succeeded at least once. */
async function listenOnce(
  { url, database, hub, log }: ListenerOptions,
  signal: AbortSignal,
): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT,
    query_timeout: PROBE_TIMEOUT,
    application_name: "ubia-updates",
    keepAlive: true,
  });
  const connectionLost = rejectWhenBroken(client, signal);
  const echoes = new Map<string, () => void>();
  let isVerified = false;
  client.on("notification", ({ payload = "" }) => {
    const accountIds = parseAccountIds(payload);
    if (accountIds) hub.check(accountIds);
    else echoes.get(payload)?.();
  });
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    while (!signal.aborted) {
      await Promise.race([
        verifyNotifyLoopback(database, echoes),
        connectionLost,
      ]);
      if (!isVerified) hub.setNotified(true);
      isVerified = true;
      await Promise.race([waitFor(PROBE_INTERVAL, signal), connectionLost]);
    }
  } catch (error) {
    if (!signal.aborted)
      log.info({ failure: traceOf(error) }, "listening for updates failed");
  } finally {
    hub.setNotified(false);
    await closeWithTimeout(client);
  }
  return isVerified;
}

/** Sends a notification through another connection and waits for it. Rejects after PROBE_TIMEOUT. */
async function verifyNotifyLoopback(
  database: Database,
  echoes: Map<string, () => void>,
): Promise<void> {
  const marker = randomUUID();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timeout = setTimeout(
    () =>
      reject(new Error("The loopback notification did not arrive in time.")),
    PROBE_TIMEOUT,
  );
  echoes.set(marker, resolve);
  try {
    // In parallel, so that the timeout also applies to the query.
    await Promise.all([
      promise,
      database.execute(sql`select pg_notify(${CHANNEL}, ${marker})`),
    ]);
  } finally {
    clearTimeout(timeout);
    echoes.delete(marker);
  }
}

/** Returns a promise that rejects when the connection breaks or the node stops. */
function rejectWhenBroken(client: pg.Client, signal: AbortSignal) {
  const { promise, reject } = Promise.withResolvers<never>();
  client.once("error", reject);
  client.once("end", () => reject(new Error("The connection has ended.")));
  // Ignores further errors.
  client.on("error", () => {});
  const stop = () => reject(new Error("Stopped."));
  signal.addEventListener("abort", stop);
  promise.catch(() => signal.removeEventListener("abort", stop));
  return promise;
}

async function waitFor(milliseconds: number, signal: AbortSignal) {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => {});
}
