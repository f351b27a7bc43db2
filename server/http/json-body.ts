import type { FastifyInstance } from "fastify";
import { refuse } from "./refusal.ts";

/** Longest JSON body, in bytes: the longest profile text many times over. */
export const JSON_MAX_BYTES = 256 * 1024;

/** Reads JSON bodies. An empty one is no body, whatever its type says: the logout call is sent so. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string", bodyLimit: JSON_MAX_BYTES },
    async (_request: unknown, text: string | Buffer) => {
      if (text.length === 0) return undefined;
      try {
        return JSON.parse(String(text));
      } catch {
        throw refuse(400, { key: "server.malformed" });
      }
    },
  );
}
