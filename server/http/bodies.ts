import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** Maximum size of a JSON body, in bytes: many times the length of the longest text field. */
export const JSON_MAX_BYTES = 256 * 1024;
/** Time between chunks of a discarded body, in milliseconds. A chunk is at most 64 kB. */
const CHUNK_INTERVAL = 50;

/**
 * Parses JSON bodies with Fastify's own parser, which rejects `__proto__` and `constructor.prototype`. Accepts an empty
 * body, because clients may send the logout call, which has no body, with a JSON content type.
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

declare module "fastify" {
  interface FastifyRequest {
    /** Closes the connection when the body takes too long. Null without a body. */
    bodyTimer: NodeJS.Timeout | null;
  }
}

/** Closes a connection if `bodyTimer` fires before the body is complete, or if a response stalls for `timeout` ms. */
export function closeStalled(app: FastifyInstance, timeout: number): void {
  app.decorateRequest("bodyTimer", null);
  app.addHook("onRequest", (request, _reply, done) => {
    const { raw, headers } = request;
    if ("content-length" in headers || "transfer-encoding" in headers) {
      const timer = setTimeout(() => raw.complete || raw.destroy(), timeout);
      request.bodyTimer = timer;
      raw.once("close", () => clearTimeout(timer));
    }
    done();
  });
  app.addHook("onSend", (_request, { raw }, _payload, done) => {
    // The socket restarts this timer when it sends data. Event streams send heartbeats before it fires.
    raw.setTimeout(timeout);
    done();
  });
}

/**
 * Slowly discards the unread rest of a rejected request's body. Node would discard it as fast as it arrives, which
 * would occupy the event loop when many uploads are rejected.
 */
export function discardUnreadBodiesSlowly(app: FastifyInstance): void {
  app.addHook("onSend", ({ raw }, _reply, _payload, done) => {
    if (!raw.complete && !raw.readableFlowing) discard(raw);
    done();
  });
}

function discard(request: IncomingMessage): void {
  // Marks the request as read. Otherwise Node discards the rest itself when the response has been sent.
  request.read();
  request.on("data", () => {
    request.pause();
    setTimeout(() => request.resume(), CHUNK_INTERVAL).unref();
  });
  // Resumes the request, which a parser may have paused when it rejected the body.
  request.resume();
}
