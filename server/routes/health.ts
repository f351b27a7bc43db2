import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { ServerContext } from "../context.ts";

/**
 * GET /healthz returns 200 when the database responds, otherwise 503. Concurrent checks share one query, so that they
 * stay fast on a busy node.
 */
export function addHealth(app: FastifyInstance, context: ServerContext): void {
  let running: Promise<unknown> | null = null;
  app.get("/healthz", async () => {
    running ??= context.healthDatabase.execute(sql`select 1`).finally(() => {
      running = null;
    });
    await running;
    return { status: "ok" };
  });
}
