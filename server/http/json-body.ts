import type { FastifyInstance } from "fastify";

/** Longest JSON body, in bytes: the longest profile text many times over. */
export const JSON_MAX_BYTES = 256 * 1024;

/**
 * Reads JSON bodies with Fastify's own parser, which refuses a `__proto__` or `constructor.prototype` in them. An
 * empty body is no body, whatever its type says: the logout call is sent so.
 */
export function readJsonBodies(app: FastifyInstance): void {
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
