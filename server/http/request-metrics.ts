import type { FastifyInstance } from "fastify";
import type { Metrics } from "../metrics/metrics.ts";

/** Measures each request by its route pattern. An update stream lasts as long as its page, so it is not measured. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", async (request, reply) => {
    if (reply.getHeader("Content-Type") === "text/event-stream") return;
    const route = request.is404 ? "-" : (request.routeOptions.url ?? "-");
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime);
  });
}
