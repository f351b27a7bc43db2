import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

/** Minimum average rate at which a client must read a response, in bytes per second: half of a 64 kbit/s connection. */
const MIN_RATE = 4 * 1024;
/** How long a response may take regardless of its length, in milliseconds. */
const GRACE = 60_000;
/** Number of checks within the grace. */
const CHECKS_PER_GRACE = 4;

/**
 * Closes the connection of a client that reads a response too slowly: the response may take `grace` milliseconds and, in
 * addition, the time of its bytes at `minRate` bytes per second. Otherwise, a client could hold a response in memory for
 * as long as it reads a byte before each time limit of the connection. Event streams have no end and are not checked.
 */
export function endSlowReaders(
  app: FastifyInstance,
  { grace = GRACE, minRate = MIN_RATE } = {},
): void {
  const starts = new Map<ServerResponse, { at: number; bytes: number }>();

  app.addHook("onSend", (_request, reply, _payload, done) => {
    const { raw } = reply;
    const type = String(reply.getHeader("Content-Type"));
    if (raw.socket && !raw.closed && !type.startsWith("text/event-stream")) {
      const bytes = raw.socket.bytesWritten;
      starts.set(raw, { at: performance.now(), bytes });
      raw.once("close", () => starts.delete(raw));
    }
    done();
  });

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [response, { at, bytes }] of starts) {
      // `bytesWritten` also counts what is still in Node's buffer: at most one part of a stream, or a whole text.
      const sent = (response.socket?.bytesWritten ?? bytes) - bytes;
      if (now - at > grace + (sent / minRate) * 1_000) response.destroy();
    }
  }, grace / CHECKS_PER_GRACE);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
