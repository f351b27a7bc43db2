import { Readable } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import { traceOf } from "./http-error.ts";

/** Returns a response that is sent chunk by chunk. If one cannot be read, this is logged and the connection is closed. */
export function streamedResponse(
  chunks: AsyncIterable<string | Uint8Array>,
  log: FastifyBaseLogger,
): Readable {
  // The next chunk is read only when this one has been sent.
  return Readable.from(logFailures(chunks, log), {
    objectMode: false,
    highWaterMark: 0,
  });
}

/** Replaces an error, because Fastify logs it, and it may contain personal data. */
async function* logFailures(
  chunks: AsyncIterable<string | Uint8Array>,
  log: FastifyBaseLogger,
) {
  try {
    yield* chunks;
  } catch (error) {
    log.error({ failure: traceOf(error) }, "response aborted");
    throw new Error("The response was aborted.");
  }
}
