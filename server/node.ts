import type { AddressInfo } from "node:net";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { activeSessions } from "./accounts/sessions.ts";
import { buildApp } from "./app.ts";
import { startCleanup } from "./cleanup.ts";
import type { Clock } from "./clock.ts";
import type { ServerContext } from "./context.ts";
import { type Connection, connectTo } from "./database/connection.ts";
import { migrateDatabase } from "./database/migrate.ts";
import type { Environment } from "./environment.ts";
import { traceOf } from "./http/failures.ts";
import { createUploadSlots } from "./http/upload-slots.ts";
import { createLimits } from "./limits/limits.ts";
import { deliveryOf } from "./mail/delivery.ts";
import { createOutbox } from "./mail/outbox.ts";
import { type MailWorker, startMailWorker } from "./mail/worker.ts";
import { StartFailure } from "./start-failure.ts";
import { createUpdateHub } from "./updates/hub.ts";
import { startUpdateListener } from "./updates/listener.ts";

/** Interval at which a closing server closes idle connections, in milliseconds. */
const IDLE_SWEEP = 50;

/** One running node: HTTP server, mail worker and cleanup on one database. */
export type ServerNode = {
  app: FastifyInstance;
  context: ServerContext;
  /** The actual port, also when PORT is 0. */
  port: number;
  /** Waits for running requests, then closes everything except the database server. */
  stop(): Promise<void>;
};

/**
 * Migrates the database and starts a node on it. `prepare` runs before the node listens, for example to add demo data.
 *
 * @throws StartFailure when the database cannot be reached or the address is not available.
 */
export async function startNode(given: {
  env: Environment;
  clock: Clock;
  databaseUrl: string;
  prepare?: (context: ServerContext) => Promise<void>;
}): Promise<ServerNode> {
  const { env, clock } = given;
  await migrate(given.databaseUrl);
  const connection = connectTo(given.databaseUrl);
  const health = connectTo(given.databaseUrl, 1);
  const close = async () => {
    await connection.close();
    await health.close();
  };
  const { context, connect } = contextOf(env, clock, connection, health);
  try {
    await given.prepare?.(context);
    const app = buildApp(context);
    await listen(app, env);
    const worker = startMailWorker({
      database: connection.database,
      clock,
      delivery: deliveryOf(env),
      log: app.log,
    });
    connect({ worker, log: app.log });
    const listener = startUpdateListener({
      url: given.databaseUrl,
      database: connection.database,
      hub: context.updates,
      log: app.log,
    });
    const stopCleanup = startCleanup(context, (error) =>
      app.log.error({ failure: traceOf(error) }, "cleanup failed"),
    );
    return {
      app,
      context,
      port: (app.server.address() as AddressInfo).port,
      async stop() {
        await closeGently(app);
        await listener.stop();
        await worker.stop();
        await stopCleanup();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Closes a server after it has responded to all requests. Also closes connections that become idle in the meantime and
 * would keep it open.
 */
async function closeGently(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(
    () => app.server.closeIdleConnections(),
    IDLE_SWEEP,
  );
  await app.close();
  clearInterval(sweep);
}

function contextOf(
  env: Environment,
  clock: Clock,
  { database }: Connection,
  { database: healthDatabase }: Connection,
) {
  let worker: MailWorker | null = null;
  let log: FastifyBaseLogger | null = null;
  const context: ServerContext = {
    env,
    clock,
    database,
    healthDatabase,
    limits: createLimits(database, clock),
    uploadSlots: createUploadSlots(),
    outbox: createOutbox(clock),
    wakeMail: () => worker?.wake(),
    updates: createUpdateHub({
      database,
      clock,
      activeSessions: (ids) => activeSessions({ database, clock }, ids),
      onError: (error) =>
        log?.warn({ failure: traceOf(error) }, "updates not read"),
    }),
  };
  return {
    context,
    connect: (started: { worker: MailWorker; log: FastifyBaseLogger }) => {
      ({ worker, log } = started);
    },
  };
}

async function migrate(url: string): Promise<void> {
  try {
    await migrateDatabase(url);
  } catch (error) {
    const reason = reasonOf(error);
    throw new StartFailure(
      `The database cannot be reached or prepared (${reason}): check DATABASE_URL and that its PostgreSQL runs.`,
    );
  }
}

async function listen(app: FastifyInstance, env: Environment): Promise<void> {
  try {
    await app.listen({ host: env.host, port: env.port });
  } catch (error) {
    await app.close();
    const reason = reasonOf(error);
    throw new StartFailure(
      reason === "EADDRINUSE"
        ? `Port ${env.port} of ${env.host} is taken: stop what listens there or set PORT to another one.`
        : `The server cannot listen on ${env.host}:${env.port} (${reason}): set HOST and PORT to an address of this machine.`,
    );
  }
}

/** Returns the error code, or the first line of the message. Contains no values. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no reason given";
  if (error.cause) return reasonOf(error.cause);
  if ("code" in error && error.code) return String(error.code);
  return error.message.split("\n")[0] ?? "no reason given";
}
