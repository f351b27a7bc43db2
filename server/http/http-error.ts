import type { ErrorBody } from "../../contract/failure.ts";
import { type Message, say, t } from "../../contract/messages/index.ts";

/** An intended error response. Can be thrown anywhere below a route. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly body: ErrorBody;
  /** Retry-After, in milliseconds. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    body: ErrorBody,
    retryAfter: number | null = null,
  ) {
    super(`Refused with ${status}`);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** `{detail}`: Django REST's error of a whole request. */
export function detailError(status: number, message: Message): HttpError {
  return new HttpError(status, { detail: say(message) });
}

/** `{error}`: an error of the product's own rules. */
export function ruleError(status: number, message: Message): HttpError {
  return new HttpError(status, { error: say(message) });
}

/** 400 `{field: [..]}`. */
export function fieldError(field: string, message: Message): HttpError {
  return new HttpError(400, { [field]: [say(message)] });
}

/** 429 with Retry-After. `milliseconds` is the wait that `Limits.hit` returned. */
export function rateLimitError(
  milliseconds: number,
  message: Message,
): HttpError {
  return new HttpError(429, { error: say(message) }, milliseconds);
}

/** 503 with Retry-After, for a request that may succeed later. */
export function overloaded(milliseconds: number): HttpError {
  const body = { detail: t("server.failed") };
  return new HttpError(503, body, milliseconds);
}

/** 404 for a missing row, another member's row, or a wrong role, which clients cannot distinguish. */
export function notFound(): HttpError {
  return detailError(404, { key: "server.notFound" });
}

/** 401 for a missing, unknown or expired token. */
export function unauthenticated(): HttpError {
  return detailError(401, { key: "server.unauthenticated" });
}
