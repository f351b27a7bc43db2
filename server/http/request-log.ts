import type { FastifyInstance } from "fastify";

/**
 * One line per request: its id, the route's pattern, the status and the time. Never the URL, which may hold the
 * token of a mailed link, nor headers, bodies or addresses (design: logs).
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    // Asked every few seconds by whoever watches over the server.
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
