import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorBody } from "../../contract/failure.ts";
import { codeOf, type Message, textOf } from "../../contract/messages/index.ts";
import { isDatabaseUnavailable } from "../database/unavailable.ts";
import { PasswordQueueFull } from "../security/passwords.ts";

/** Retry-After of a 503 when the database is unavailable, in milliseconds. */
const DATABASE_RETRY_AFTER = 5_000;

/** An intended error response. Any code that handles a request can throw it. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly body: ErrorBody;
  /** Retry-After, in milliseconds. */
  readonly retryAfter: number | null;
  /** The name of the request limit that was hit, for the metrics. */
  readonly limit: string | null;

  constructor(
    status: number,
    body: ErrorBody,
    retryAfter: number | null = null,
    limit: string | null = null,
  ) {
    super(`HTTP error ${status}`);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
    this.limit = limit;
  }
}

/** `{detail, code, values}`: the format of Django REST framework for an error that does not concern a single field. */
export const detailError = errorWith("detail");

/** `{error, code, values}`: the error format for a request that a product rule rejects. */
export const ruleError = errorWith("error");

function errorWith(field: "detail" | "error") {
  return (status: number, message: Message, data: ErrorBody = {}) =>
    new HttpError(status, { ...bodyOf(field, message), ...data });
}

function bodyOf(field: "detail" | "error", message: Message): ErrorBody {
  return { [field]: textOf(message), ...codeOf(message) };
}

/** 400 `{field: [..], codes: {field: [{code, values}]}}`. */
export function fieldErrors(
  problems: Readonly<Record<string, readonly Message[]>>,
): HttpError {
  const mapped = <Result>(change: (message: Message) => Result) =>
    Object.fromEntries(
      Object.entries(problems).map(([field, list]) => [
        field,
        list.map(change),
      ]),
    );
  return new HttpError(400, { ...mapped(textOf), codes: mapped(codeOf) });
}

/** 400 for one field. */
export function fieldError(field: string, message: Message): HttpError {
  return fieldErrors({ [field]: [message] });
}

/** 429 with Retry-After. `limit` is the name of the limit. */
export function tooMany(message: Message, milliseconds: number, limit: string) {
  return new HttpError(429, bodyOf("error", message), milliseconds, limit);
}

/** 503 with Retry-After, for a request that may succeed later. */
export function overloaded(
  milliseconds: number,
  message: Message = { key: "server.failed" },
): HttpError {
  return new HttpError(503, bodyOf("detail", message), milliseconds);
}

/** 404 for a missing row, another member's row, or a wrong role. Clients cannot distinguish these cases. */
export function notFound(): HttpError {
  return detailError(404, { key: "server.notFound" });
}

/** 401 for a missing, unknown or expired token. */
export function unauthenticated(): HttpError {
  return detailError(401, { key: "server.unauthenticated" });
}

/** Sends the response for an error, and logs an unexpected 5xx. */
export function handleError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const httpError = toHttpError(error);
  // A flood of intended errors, such as the 503 of a full queue, must not fill the log with traces.
  const isIntended =
    error instanceof HttpError || error instanceof PasswordQueueFull;
  if (httpError.status >= 500 && !isIntended)
    request.log.error({ failure: traceOf(error) }, "request failed");
  if (httpError.retryAfter !== null)
    reply.header("Retry-After", Math.ceil(httpError.retryAfter / 1_000));
  if (httpError.status === 401) reply.header("WWW-Authenticate", "Token");
  return reply.code(httpError.status).send(httpError.body);
}

function toHttpError(error: FastifyError): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof PasswordQueueFull) return overloaded(error.retryAfter);
  const status = error.statusCode ?? 500;
  if (status === 413) return detailError(413, { key: "server.tooLarge" });
  // The router throws 414 for an overlong parameter.
  if (status === 414) return notFound();
  if (status >= 400 && status < 500)
    return detailError(status, { key: "server.malformed" });
  return isDatabaseUnavailable(error)
    ? overloaded(DATABASE_RETRY_AFTER)
    : detailError(500, { key: "server.failed" });
}

/**
 * Returns the loggable parts of an error: type, code, stack frames and cause. Excludes the message, which can contain
 * the values of a query. Removes the message from the stack too, because one of its lines could look like a frame.
 */
export function traceOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { stack = "", message } = error;
  const start = stack.indexOf(message);
  const frames = (start < 0 ? "" : stack.slice(start + message.length))
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
