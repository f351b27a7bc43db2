import { Readable } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import { traceOf } from "./http-error.ts";

/** Returns a response that is sent chunk by chunk. If one cannot be read, this is logged and the connection is closed. */
export function streamedResponse(
  chunks: AsyncIterable<string | Uint8Array>,
  log: FastifyBaseLogger,
): Readable {
  /** Replaces an error, because Fastify logs it, and it may contain personal data. */
  async function* logFailures() {
    try {
      yield* chunks;
    } catch (error) {
      log.error({ failure: traceOf(error) }, "response aborted");
      throw new Error("The response was aborted.");
    }
  }
  // The next chunk is read only when this one has been sent.
  return Readable.from(logFailures(), { objectMode: false, highWaterMark: 0 });
}
