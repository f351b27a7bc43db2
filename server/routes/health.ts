import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { ServerContext } from "../context.ts";

/**
 * GET /healthz returns 200 when the database responds, otherwise 503. Concurrent checks share one query, so that they
 * stay fast on a busy node.
 */
export function addHealth(app: FastifyInstance, context: ServerContext): void {
  let currentRun: Promise<unknown> | null = null;
  app.get("/healthz", async () => {
    currentRun ??= context.healthDatabase.execute(sql`select 1`).finally(() => {
      currentRun = null;
    });
    await currentRun;
    return { status: "ok" };
  });
}
