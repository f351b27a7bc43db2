import {
  isHTTPError,
  isNetworkError,
  isTimeoutError,
  type ResponsePromise,
} from "ky";
import type { CallName } from "../../contract/api.ts";
import type { ResponseOf } from "../../contract/calls/index.ts";
import {
  type CallFailure,
  type ErrorBody,
  INTERCEPTED,
  isCallFailure,
} from "../../contract/failure.ts";
import { readAnswer } from "./answers.ts";
import { now } from "./clock.ts";
import { bodyInPageLanguage } from "./language/page-language.ts";
import { isOnline } from "./page-events.ts";

/** 511 Network Authentication Required. */
const NETWORK_LOGIN_REQUIRED = 511;

/**
 * Reads the body of a successful response: a file or JSON. A response with status 204 is read as an empty object.
 * ky's time limit also applies to the body, unless it is a file.
 *
 * @throws CallFailure when the body is not the answer to this call: it is empty, cut off or of another shape. An HTML
 *   page counts as no response: only a network that asks its users to log in first sends one with a success status.
 */
export async function readResponse<Name extends CallName>(
  name: Name,
  response: ResponsePromise,
): Promise<ResponseOf<Name>> {
  if (name === "file" || name === "exportData") {
    const file = await response;
    if (isHtml(file.headers, "")) throw interception();
    return (await file.blob()) as ResponseOf<Name>;
  }
  const text = (await response.text()).trim();
  const received = await response;
  try {
    const withoutBody = received.status === 204 ? {} : undefined;
    return readAnswer(name, text === "" ? withoutBody : JSON.parse(text));
  } catch {
    if (text !== "" && isHtml(received.headers, text)) throw interception();
    throw httpError(received, text);
  }
}

function interception(): CallFailure {
  return { kind: "noResponse", reason: INTERCEPTED, at: now() };
}

function isHtml(headers: Headers, data: unknown): boolean {
  return (
    /html/i.test(headers.get("Content-Type") ?? "") ||
    (typeof data === "string" && /^\s*<(!doctype|html|\?xml)/i.test(data))
  );
}

/** Converts anything thrown by a call to a `CallFailure`. */
export function toCallFailure(error: unknown): CallFailure {
  if (isCallFailure(error)) return error;
  if (isHTTPError(error))
    return error.response.status === NETWORK_LOGIN_REQUIRED
      ? interception()
      : httpError(error.response, error.data);
  return { kind: "noResponse", reason: failureReason(error), at: now() };
}

/** @param received - The body, parsed if its content type was JSON, otherwise its text. */
function httpError(
  { status, headers }: Response,
  received: unknown,
): CallFailure {
  const at = now();
  const retryAfter = parseRetryAfter(headers, at);
  const data = bodyInPageLanguage(received, retryAfter);
  return {
    kind: "httpError",
    status,
    html: isHtml(headers, data),
    // Django sends a list when the whole request is invalid.
    body: Array.isArray(data)
      ? { non_field_errors: data }
      : typeof data === "object" && data !== null
        ? (data as ErrorBody)
        : {},
    text: typeof data === "string" ? data : (JSON.stringify(data) ?? ""),
    retryAfter,
    at,
  };
}

/**
 * Returns Retry-After in seconds, from a number of seconds or a date; null when it is missing or unreadable. A date is
 * compared with the server's clock, because the clock of the device may be wrong.
 */
function parseRetryAfter(headers: Headers, at: number): number | null {
  const header = headers.get("Retry-After");
  if (header === null || header.trim() === "") return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  const serverTime = Date.parse(headers.get("Date") ?? "");
  const start = Number.isNaN(serverTime) ? at : serverTime;
  return Number.isNaN(date)
    ? null
    : Math.max(0, Math.ceil((date - start) / 1_000));
}

function failureReason(error: unknown): string {
  if (!isOnline()) return "offline";
  if (isTimeoutError(error)) return "timeout";
  // Uses the cause, because the message of ky's own error contains the URL of the call.
  const cause = isNetworkError(error) ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return cause.name === "AbortError" ? "aborted" : cause.message;
}
