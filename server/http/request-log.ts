import type { FastifyInstance } from "fastify";
import type { Metrics } from "../metrics/metrics.ts";

/**
 * Logs one line per request: id, method, route pattern, status and duration. Excludes headers, bodies and addresses.
 * Also excludes the URL, because it may contain the token of an emailed link. Measures each request by its route pattern,
 * except update streams, which last as long as their pages.
 */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { method } = request;
    const { statusCode, elapsedTime } = reply;
    const route = request.is404 ? "-" : (request.routeOptions.url ?? "-");
    const isRoutine = PROBES.test(route) && statusCode === 200;
    const milliseconds = Math.round(elapsedTime);
    request.log[isRoutine ? "debug" : "info"](
      { method, route, status: statusCode, milliseconds },
      "request",
    );
    if (reply.getHeader("Content-Type") !== "text/event-stream")
      metrics.request(method, route, statusCode, elapsedTime);
    done();
  });
}

/** Monitoring systems request these every few seconds. */
const PROBES = /^\/(livez|readyz|healthz)$/;

/** How long log lines may be buffered before they are written, in milliseconds. */
const LOG_DELAY = 20;
let lines = "";

/** Writes log lines to standard output in batches. Writing one line takes longer than the rest of a short request. */
export const logStream = {
  write(line: string): void {
    if (lines === "") setTimeout(flushLines, LOG_DELAY).unref();
    lines += line;
  },
};

function flushLines(): void {
  process.stdout.write(lines);
  lines = "";
}

// Writes the last lines before the process ends, even after an error.
process.on("exit", flushLines);
