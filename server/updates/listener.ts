import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
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
// Timeout for connecting, for queries and for the loopback check, in milliseconds.
const PROBE_TIMEOUT = 5_000;

/**
 * Listens on its own connection for notifications from all nodes and operator commands, and makes the hub check for
 * updates. Regularly verifies that its own notifications arrive: the database engine may not support LISTEN, a
 * connection pooler may drop notifications, or the connection may be lost unnoticed. While none arrive, the hub polls.
 *
 * @param options.probeInterval - The interval between these checks, in milliseconds.
 */
export function startUpdateListener({
  url,
  database,
  hub,
  log,
  probeInterval = 10_000,
}: {
  url: string;
  database: Database;
  hub: Pick<UpdateHub, "check" | "setNotified">;
  log: Pick<FastifyBaseLogger, "info">;
  probeInterval?: number;
}) {
  const stopped = new AbortController();
  const { signal } = stopped;
  /** Listens until the connection fails. Resolves with true when the loopback check succeeded at least once. */
  async function listenOnce(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PROBE_TIMEOUT,
      query_timeout: PROBE_TIMEOUT,
      application_name: "ubia-updates",
      keepAlive: true,
    });
    const lost = abortWhenBroken(client, signal);
    const echoes = new EventEmitter();
    let isVerified = false;
    client.on("notification", ({ payload = "" }) => {
      const accountIds = parseAccountIds(payload);
      if (accountIds) hub.check(accountIds);
      else echoes.emit(`echo ${payload}`);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      while (true) {
        lost.throwIfAborted();
        await verifyNotifyLoopback(database, echoes, lost);
        if (!isVerified) hub.setNotified(true);
        isVerified = true;
        await sleep(probeInterval, undefined, { signal: lost, ref: false });
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
  async function listen(): Promise<void> {
    let delay = MIN_RETRY_DELAY;
    while (!signal.aborted) {
      const isVerified = await listenOnce();
      delay = isVerified
        ? MIN_RETRY_DELAY
        : Math.min(2 * delay, MAX_RETRY_DELAY);
      await sleep(delay, undefined, { signal, ref: false }).catch(() => {});
    }
  }
  const run = listen();
  return {
    async stop() {
      stopped.abort();
      await run;
    },
  };
}

/** Sends a notification on another connection and waits for it. Rejects after PROBE_TIMEOUT or when `lost` aborts. */
async function verifyNotifyLoopback(
  database: Database,
  echoes: EventEmitter,
  lost: AbortSignal,
): Promise<void> {
  const marker = randomUUID();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), PROBE_TIMEOUT);
  const signal = AbortSignal.any([lost, timeout.signal]);
  try {
    // Waits for both in parallel, so that the timeout also applies to the query.
    await Promise.all([
      once(echoes, `echo ${marker}`, { signal }),
      database.execute(sql`select pg_notify(${CHANNEL}, ${marker})`),
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns a signal that aborts when the connection breaks or the node stops. */
function abortWhenBroken(client: pg.Client, stopped: AbortSignal): AbortSignal {
  const broken = new AbortController();
  client.on("error", (error) => broken.abort(error));
  client.on("end", () => broken.abort(new Error("The connection has ended.")));
  return AbortSignal.any([stopped, broken.signal]);
}
