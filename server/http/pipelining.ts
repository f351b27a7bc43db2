import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Maximum number of unanswered requests per connection. Browsers and common proxies send one at a time. */
const MAX_UNANSWERED = 10;

/**
 * Closes a connection whose client sends many requests without reading the responses. Otherwise, Node would process all
 * the requests, and their responses would wait in memory.
 */
export function limitPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook("onRequest", (request, reply, done) => {
    const { socket } = request.raw;
    const count = (unanswered.get(socket) ?? 0) + 1;
    // Without `done`, neither this request nor those that follow in the same chunk are processed.
    if (count > MAX_UNANSWERED) return void socket.destroy();
    unanswered.set(socket, count);
    reply.raw.once("close", () =>
      unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1),
    );
    done();
  });
}
