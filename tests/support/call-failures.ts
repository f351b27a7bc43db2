import type { CallFailure } from "../../contract/failure.ts";
import type { ErrorBody } from "../../contract/wire.ts";

/** How calls fail in model tests: as the actors of the browser reject. */

/** When the failures below came, in epoch milliseconds. */
export const FAILED_AT = 1_800_000_000_000;

/** An answer with an error status. */
export function answered(
  status: number,
  body: ErrorBody = {},
  retryAfter: number | null = null,
): CallFailure {
  const text = JSON.stringify(body);
  return {
    kind: "answered",
    status,
    html: false,
    body,
    text,
    retryAfter,
    at: FAILED_AT,
  };
}

/** A page in HTML, from something in front of the server. */
export function answeredHtml(
  status: number,
  retryAfter: number | null = null,
): CallFailure {
  return {
    kind: "answered",
    status,
    html: true,
    body: {},
    text: "<html><body>Bad gateway</body></html>",
    retryAfter,
    at: FAILED_AT,
  };
}

/** No answer at all. */
export const noAnswer: CallFailure = {
  kind: "noAnswer",
  reason: "Failed to fetch",
  at: FAILED_AT,
};

/** True when the server says in words why: in `error`, `detail` or about a field. */
export function hasWords(failure: CallFailure): boolean {
  return (
    failure.kind === "answered" &&
    Object.values(failure.body)
      .flat()
      .some((text) => String(text).trim() !== "")
  );
}
