import type { AddressInfo } from "node:net";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { activeSessions } from "./accounts/sessions.ts";
import { buildApp } from "./app.ts";
import type { Clock } from "./clock.ts";
import type { ServerContext } from "./context.ts";
import { connectTo, POOL_SIZE } from "./database/connection.ts";
import { migrateDatabase } from "./database/migrate.ts";
import type { Environment } from "./environment.ts";
import { createFileSlots } from "./http/file-slots.ts";
import { traceOf } from "./http/http-error.ts";
import { JOBS, startJobs } from "./jobs/jobs.ts";
import { createLimits } from "./limits/limits.ts";
import { createTransport, deliveryError } from "./mail/delivery.ts";
import { createOutbox } from "./mail/outbox.ts";
import { type MailWorker, startMailWorker } from "./mail/worker.ts";
import { currentParts } from "./matches/reminders.ts";
import { noMetrics } from "./metrics/metrics.ts";
import { StartFailure } from "./start-failure.ts";
import { UpdateHub } from "./updates/hub.ts";
import { startUpdateListener } from "./updates/listener.ts";

/** Interval, in milliseconds, at which idle connections are closed while the server shuts down. */
const IDLE_CHECK_INTERVAL = 50;

/**
 * Maximum number of connections that wait until the server accepts them. When they are more, the operating system lets
 * clients try again after a second or more, so a burst of one client would delay all others by that time.
 */
const BACKLOG = 4_096;

/** One running node: HTTP server, mail worker and periodic jobs on one database. */
export type ServerNode = Awaited<ReturnType<typeof startNode>>;

/**
 * Migrates the database and starts a node on it. `prepare` runs before the node listens, for example to add demo data.
 *
 * @throws StartFailure when the database cannot be reached or the address is not available.
 */
export async function startNode(options: {
  env: Environment;
  clock: Clock;
  databaseUrl: string;
  prepare?: (context: ServerContext) => Promise<void>;
  /** Whether this node runs periodic jobs. Tests run them when their clock has moved. */
  runsJobs?: boolean;
}) {
  const { env, clock, databaseUrl: url } = options;
  // A pooler that shares sessions supports neither LISTEN nor the lock of the migrations.
  const directUrl = env.databaseDirectUrl ?? url;
  const isShared = env.databaseDirectUrl !== null;
  await migrate(directUrl, isShared);
  // On stop or failure, everything is closed in the reverse order of opening.
  const opened = new AsyncDisposableStack();
  const health = connectTo(url, 1, isShared);
  opened.defer(health.close);
  const { database, pool, close } = connectTo(url, POOL_SIZE, isShared);
  opened.defer(close);
  // Assigned below, because both depend on the context.
  let worker: MailWorker | undefined;
  let log: FastifyBaseLogger | undefined;
  const updates = new UpdateHub({
    database,
    clock,
    activeSessions: (ids) => activeSessions({ database, clock }, ids),
    onError: (error) =>
      log?.warn({ failure: traceOf(error) }, "reading the updates failed"),
  });
  const prometheus = env.metrics && (await import("./metrics/prometheus.ts"));
  // A scrape must delay neither requests nor health checks.
  const scraped = prometheus && connectTo(url, 1, isShared);
  if (scraped) opened.defer(scraped.close);
  const metrics = prometheus?.createMetrics({
    database: scraped?.database ?? database,
    pool,
    streams: () => updates.size,
    jobs: JOBS,
    now: clock.now,
  });
  const context: ServerContext = {
    env,
    clock,
    database,
    healthDatabase: health.database,
    limits: createLimits(database, clock),
    fileSlots: createFileSlots(),
    outbox: createOutbox(clock, { isDelivered: env.smtpUrl === null }),
    wakeMail: () => worker?.wake(),
    updates,
    metrics: metrics ?? noMetrics,
    readiness: {
      isDraining: false,
      sendsMail: () => env.smtpUrl === null || worker?.isRunning() === true,
    },
  };
  /** Lets `/readyz` report that the node is about to stop. */
  const drain = () => {
    context.readiness.isDraining = true;
  };
  try {
    await options.prepare?.(context);
    const app = buildApp(context);
    log = app.log;
    if (env.smtpUrl) {
      const transport = createTransport(env, env.smtpUrl);
      worker = startMailWorker({
        database,
        clock,
        transport,
        log,
        metrics: context.metrics,
        compose: (mail) => currentParts(context, mail),
      });
      opened.defer(worker.stop);
      void transport
        .verify()
        .catch((error: unknown) =>
          app.log.warn(
            { reason: deliveryError(error) },
            "The mail server cannot be used, so emails wait until it can: check SMTP_URL.",
          ),
        );
    }
    const listener = startUpdateListener({
      url: directUrl,
      database,
      hub: updates,
      log,
    });
    opened.defer(listener.stop);
    if (options.runsJobs ?? true) opened.defer(startJobs(context, log));
    let metricsPort: number | null = null;
    if (prometheus && metrics && env.metrics) {
      const address = env.metrics;
      const served = await listening("METRICS_", address, () =>
        prometheus.serveMetrics(address, metrics.text),
      );
      opened.defer(served.close);
      metricsPort = served.port;
    }
    opened.defer(() => closeGracefully(app));
    const { host, port } = env;
    await listening("", env, () =>
      app.listen({ host, port, backlog: BACKLOG }),
    );
    return {
      app,
      context,
      /** The actual port, even when PORT is 0. */
      port: (app.server.address() as AddressInfo).port,
      /** The port of the metrics, even when METRICS_PORT is 0; null without metrics. */
      metricsPort,
      drain,
      /** Waits for running requests, then closes everything except the database server. */
      stop() {
        drain();
        return opened.disposeAsync();
      },
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/**
 * Closes a server after it has responded to all requests. Until then, repeatedly closes idle connections, which would
 * otherwise keep the server open.
 */
async function closeGracefully(app: FastifyInstance): Promise<void> {
  const timer = setInterval(
    () => app.server.closeIdleConnections(),
    IDLE_CHECK_INTERVAL,
  );
  await app.close().finally(() => clearInterval(timer));
}

async function migrate(url: string, isShared: boolean): Promise<void> {
  try {
    await migrateDatabase(url, isShared);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `The database cannot be reached or prepared (${reasonOf(error)}): check DATABASE_URL, and whether PostgreSQL is running.`,
    );
  }
}

/**
 * Listens on an address of this machine. `prefix` is that of the variables with the address.
 *
 * @throws StartFailure when the address is not available.
 */
async function listening<Result>(
  prefix: string,
  { host, port }: { host: string; port: number },
  listen: () => Promise<Result>,
) {
  try {
    return await listen();
  } catch (error) {
    const reason = reasonOf(error);
    throw new StartFailure(
      reason === "EADDRINUSE"
        ? `Port ${port} on ${host} is already in use: stop the program that uses it or set ${prefix}PORT to another one.`
        : `The server cannot listen on ${host}:${port} (${reason}): set ${prefix}HOST and ${prefix}PORT to an address of this machine.`,
    );
  }
}

/** Returns the error code, or the first line of the message. Neither contains configured values, such as passwords. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  if (error.cause) return reasonOf(error.cause);
  if ("code" in error && error.code) return String(error.code);
  return error.message.split("\n")[0] ?? "unknown error";
}
