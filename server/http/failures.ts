import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseUnavailable } from "../database/unavailable.ts";
import { PasswordQueueFull } from "../security/passwords.ts";
import { detailError, HttpError, overloaded } from "./http-error.ts";

/** Retry-After of a 503, in milliseconds. */
const BUSY_WAIT = 5_000;

/** Sends every error in the format of Django REST framework. Client input never causes a 5xx. */
export function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const httpError = httpErrorOf(error);
  // An intended error, such as the 503 of a full queue, is not logged as an error: a flood must not fill the log with traces.
  const isIntended =
    error instanceof HttpError || error instanceof PasswordQueueFull;
  if (httpError.status >= 500 && !isIntended)
    request.log.error({ failure: traceOf(error) }, "request failed");
  if (httpError.retryAfter !== null)
    reply.header("Retry-After", Math.ceil(httpError.retryAfter / 1_000));
  if (httpError.status === 401) reply.header("WWW-Authenticate", "Token");
  return reply.code(httpError.status).send(httpError.body);
}

function httpErrorOf(error: FastifyError): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof PasswordQueueFull) return overloaded(error.retryAfter);
  const status = error.statusCode ?? 500;
  if (status === 413) return detailError(413, { key: "server.tooLarge" });
  if (status === 415) return detailError(415, { key: "server.malformed" });
  if (status >= 400 && status < 500)
    return detailError(status, { key: "server.malformed" });
  return isDatabaseUnavailable(error)
    ? overloaded(BUSY_WAIT)
    : detailError(500, { key: "server.failed" });
}

/**
 * Returns the loggable parts of an error: stack frames and code. Excludes the message, which for a failed query contains the
 * query's values.
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
