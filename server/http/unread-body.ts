import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** Time between two chunks of a body that is discarded, in milliseconds. A chunk has at most 64 kB. */
const CHUNK_INTERVAL = 50;

/**
 * Slowly discards the rest of a request's body after the response. Node discards it as fast as it arrives, so many
 * rejected uploads would occupy the event loop.
 */
export function discardUnreadBodiesSlowly(app: FastifyInstance): void {
  app.addHook("onSend", async ({ raw }) => {
    if (!raw.complete && raw.readableFlowing === null) discard(raw);
  });
}

function discard(request: IncomingMessage): void {
  // Marks the request as read. Otherwise Node discards the rest itself when the response has been sent.
  request.read();
  request.on("data", () => {
    request.pause();
    setTimeout(() => request.resume(), CHUNK_INTERVAL).unref();
  });
}
