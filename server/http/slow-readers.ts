import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Minimum average rate at which a client must read a response, in bytes per second: half of a 64 kbit/s connection. */
const MIN_RATE = 4 * 1024;
/** How long a response may take regardless of its length, in milliseconds. */
const GRACE = 60_000;
/** Number of checks within the grace. */
const CHECKS_PER_GRACE = 4;

type Sending = {
  readonly response: ServerResponse;
  /** When sending began, and how many bytes the connection had sent before. */
  readonly at: number;
  readonly bytesBefore: number;
};

/**
 * Closes the connection of a client that reads a response too slowly: the response may take `grace` milliseconds and, in
 * addition, the time of its bytes at `minRate` bytes per second. Otherwise, a client could hold a response in memory for
 * as long as it reads a byte before each time limit of the connection. Event streams have no end and are not checked.
 */
export function endSlowReaders(
  app: FastifyInstance,
  { grace = GRACE, minRate = MIN_RATE } = {},
): void {
  // An entry per connection, not per response: a map whose entries change with each request keeps V8 from freeing the
  // responses before a full garbage collection.
  const sendings = new Map<Socket, Sending | null>();

  app.addHook("onSend", (_request, reply, _payload, done) => {
    const { raw } = reply;
    const { socket } = raw;
    const type = String(reply.getHeader("Content-Type"));
    if (socket && !raw.closed && !type.startsWith("text/event-stream")) {
      if (!sendings.has(socket))
        socket.once("close", () => sendings.delete(socket));
      sendings.set(socket, {
        response: raw,
        at: performance.now(),
        bytesBefore: socket.bytesWritten,
      });
      raw.once("close", () => {
        if (sendings.get(socket)?.response === raw) sendings.set(socket, null);
      });
    }
    done();
  });

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, sending] of sendings) {
      if (!sending) continue;
      // `bytesWritten` also counts what is still in Node's buffer: at most one part of a stream, or a whole text.
      const sent = socket.bytesWritten - sending.bytesBefore;
      if (now - sending.at > grace + (sent / minRate) * 1_000)
        sending.response.destroy();
    }
  }, grace / CHECKS_PER_GRACE);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
