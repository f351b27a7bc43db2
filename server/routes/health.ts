import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { ServerContext } from "../context.ts";

/** GET /healthz: 200 when the database answers, else the error handler's 503. */
export function addHealth(app: FastifyInstance, context: ServerContext): void {
  app.get("/healthz", async () => {
    await context.database.execute(sql`select 1`);
    return { status: "ok" };
  });
}
