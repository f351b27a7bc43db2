import type { FastifyInstance } from "fastify";

/**
 * Logs one line per request: id, route pattern, status and duration. Excludes the URL, which may contain the token of a mailed
 * link, and headers, bodies and addresses.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    // Monitoring requests it every few seconds.
    const isRoutine =
      request.routeOptions.url === "/healthz" && reply.statusCode === 200;
    request.log[isRoutine ? "debug" : "info"](
      {
        method: request.method,
        route: request.is404 ? "-" : request.routeOptions.url,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      "request",
    );
  });
}
