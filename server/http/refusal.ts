import { type Message, say } from "../../contract/messages/index.ts";
import type { ErrorBody } from "../../contract/wire.ts";

/** A call that is answered with an error on purpose; thrown from anywhere below a route (§3, §8). */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly body: ErrorBody;
  /** Milliseconds after which it may be tried again. */
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

/** `{detail}`: what Django REST says of a call as a whole. */
export function refuse(status: number, message: Message): Refusal {
  return new Refusal(status, { detail: say(message) });
}

/** `{error}`: what the product's own rules say. */
export function refuseError(status: number, message: Message): Refusal {
  return new Refusal(status, { error: say(message) });
}

/** 400 `{field: [..]}`. */
export function refuseField(field: string, message: Message): Refusal {
  return new Refusal(400, { [field]: [say(message)] });
}

/** 429 with Retry-After; `milliseconds` as `Limits.hit` gives it. */
export function refuseTooMany(milliseconds: number, message: Message): Refusal {
  return new Refusal(429, { error: say(message) }, milliseconds);
}

/** 503 with Retry-After, for a request that may work in a moment. */
export function overloaded(milliseconds: number): Refusal {
  const body = { detail: say({ key: "server.failed" }) };
  return new Refusal(503, body, milliseconds);
}

/** 404 as for a row that is not there: also for other people's rows, and for a wrong role. */
export function notFound(): Refusal {
  return refuse(404, { key: "server.notFound" });
}

/** 401 for a missing, unknown or expired token. */
export function unauthenticated(): Refusal {
  return refuse(401, { key: "server.unauthenticated" });
}
