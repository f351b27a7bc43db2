import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** Maximum size of a JSON body, in bytes: many times the length of the longest text field. */
export const JSON_MAX_BYTES = 256 * 1024;
/** Time between two chunks of a body that is discarded, in milliseconds. A chunk has at most 64 kB. */
const CHUNK_INTERVAL = 50;

/**
 * Parses JSON bodies with Fastify's own parser, which rejects `__proto__` and `constructor.prototype`. Accepts an empty body,
 * because the logout call sends one.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string", bodyLimit: JSON_MAX_BYTES },
    (request, text, done) => {
      if (text.length === 0) done(null, undefined);
      else parse(request, text, done);
    },
  );
}

/**
 * Slowly discards the unread rest of a rejected request's body. Node would discard it as fast as it arrives, so many rejected
 * uploads would occupy the event loop.
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
