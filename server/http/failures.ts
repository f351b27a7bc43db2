import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseUnavailable } from "../database/unavailable.ts";
import { overloaded, Refusal, refuse } from "./refusal.ts";

/** Retry-After of a 503, in milliseconds. */
const BUSY_WAIT = 5_000;

/** Answers every error of a call in Django REST's shape; nothing that a client sends becomes a 5xx. */
export function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(error);
  // A refusal on purpose, such as the 503 of a full queue, is no failure: a flood must not fill the log with traces.
  if (refusal.status >= 500 && !(error instanceof Refusal))
    request.log.error({ failure: traceOf(error) }, "request failed");
  if (refusal.retryAfter !== null)
    reply.header("Retry-After", Math.ceil(refusal.retryAfter / 1_000));
  if (refusal.status === 401) reply.header("WWW-Authenticate", "Token");
  return reply.code(refusal.status).send(refusal.body);
}

function refusalOf(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  const status = error.statusCode ?? 500;
  if (status === 413) return refuse(413, { key: "server.tooLarge" });
  if (status === 415) return refuse(415, { key: "server.malformed" });
  if (status >= 400 && status < 500)
    return refuse(status, { key: "server.malformed" });
  return isDatabaseUnavailable(error)
    ? overloaded(BUSY_WAIT)
    : refuse(500, { key: "server.failed" });
}

/**
 * What a log may hold of an error: where it happened and its code. Never its message, which for a failed query
 * holds the values of the query.
 */
export function traceOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? "")
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, 12);
  return {
    type: error.name,
    ...("code" in error ? { code: String(error.code) } : {}),
    frames,
    ...(error.cause ? { cause: traceOf(error.cause) } : {}),
  };
}
