import type { FastifyInstance, FastifyReply } from "fastify";
import type { Metrics } from "../metrics/metrics.ts";

/** Measures each request by its route pattern. An update stream lasts as long as its page, so it is not measured. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", async (request, reply) => {
    if (isStream(reply)) return;
    const route = request.is404 ? "-" : (request.routeOptions.url ?? "-");
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime);
  });
}

function isStream(reply: FastifyReply): boolean {
  return reply.getHeader("Content-Type") === "text/event-stream";
}
