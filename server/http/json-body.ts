import type { FastifyInstance } from "fastify";

/** Maximum size of a JSON body, in bytes: many times the longest profile text. */
export const JSON_MAX_BYTES = 256 * 1024;

/**
 * Parses JSON bodies with Fastify's own parser, which rejects `__proto__` and `constructor.prototype`. Accepts an empty body with
 * any content type, because the logout call sends one.
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
