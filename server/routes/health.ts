import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { ServerContext } from "../context.ts";
import { isMigrated } from "../database/migrate.ts";
import { isDatabaseUnavailable } from "../database/unavailable.ts";

/** How long `/readyz` waits for the database, in milliseconds. Shorter than the timeout of a usual probe. */
const READY_TIMEOUT = 2_000;

/**
 * GET /livez returns 200 as long as the process responds. GET /healthz returns 200 when the database responds, otherwise
 * 503. GET /readyz returns 200 when the node can serve requests, otherwise 503 with what is missing.
 */
export function addHealth(app: FastifyInstance, context: ServerContext): void {
  const { healthDatabase, readiness } = context;
  const checkDatabase = shared(() => healthDatabase.execute(sql`select 1`));
  const checkMigrations = shared(() => isMigrated(healthDatabase));
  app.get("/livez", async () => ({ status: "ok" }));
  app.get("/healthz", async () => {
    await checkDatabase();
    return { status: "ok" };
  });
  app.get("/readyz", async (_request, reply) => {
    const migrated = await Promise.race([
      checkMigrations().catch((error: unknown) =>
        // The table of the migrations is missing in another database.
        isDatabaseUnavailable(error) ? null : false,
      ),
      sleep(READY_TIMEOUT, null, { ref: false }),
    ]);
    const missing = [
      readiness.isDraining && "The node is about to stop.",
      migrated === null && "The database does not respond.",
      migrated === false &&
        "The database lacks migrations of this version: restart the node.",
      !readiness.sendsMail() && "The node does not send emails.",
    ].filter((reason) => reason !== false);
    if (missing.length === 0) return { status: "ready" };
    return reply.code(503).send({ status: "not ready", missing });
  });
}

/** Lets concurrent checks share one query, so that they stay fast on a busy node. */
function shared<Result>(check: () => Promise<Result>): () => Promise<Result> {
  let currentRun: Promise<Result> | null = null;
  return () => {
    currentRun ??= check().finally(() => {
      currentRun = null;
    });
    return currentRun;
  };
}
