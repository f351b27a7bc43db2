import type { CallFailure, ErrorBody } from "../../contract/failure.ts";

/** Failed calls for tests. The browser's actors reject with values of the same shape. */

/** The time of the failures below, in epoch milliseconds. */
export const FAILED_AT = 1_800_000_000_000;

/** Returns the failure of a call that got an error response. */
export function httpError(
  status: number,
  body: ErrorBody = {},
  retryAfter: number | null = null,
): CallFailure {
  const text = JSON.stringify(body);
  return {
    kind: "httpError",
    status,
    html: false,
    body,
    text,
    retryAfter,
    at: FAILED_AT,
  };
}

/** Returns the failure of a call that got an HTML error page from a proxy. */
export function htmlError(
  status: number,
  retryAfter: number | null = null,
): CallFailure {
  return {
    kind: "httpError",
    status,
    html: true,
    body: {},
    text: "<html><body>Bad gateway</body></html>",
    retryAfter,
    at: FAILED_AT,
  };
}

/** The failure of a call that got no response. */
export const noResponse = {
  kind: "noResponse",
  reason: "Failed to fetch",
  at: FAILED_AT,
} as const satisfies CallFailure;

/** The failure of a call that got no response because the browser is offline. */
export const offline = { ...noResponse, reason: "offline" };

/** Returns the failure of a read that got no response, with an earlier response that the browser has stored. */
export function noResponseButStored(response: unknown): CallFailure {
  return { ...noResponse, storedResponse: { response, at: FAILED_AT } };
}

/** Returns whether the response contains a reason in `error`, in `detail` or for a field. */
export function hasReason(failure: CallFailure): boolean {
  return (
    failure.kind === "httpError" &&
    Object.values(failure.body)
      .flat()
      .some((text) => String(text).trim() !== "")
  );
}
