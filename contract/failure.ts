import type { ErrorBody } from "./wire.ts";

/**
 * How a call failed, as the rejection of an actor. Plain data, so that the guards of a chart can read it and tests can replay it.
 * `at` is the time of the response in epoch milliseconds.
 */
export type CallFailure =
  | {
      readonly kind: "answered";
      readonly status: number;
      /** The response was an HTML page, so it came from a proxy in front of the server. */
      readonly html: boolean;
      readonly body: ErrorBody;
      /** The body as text, for 'Error saving profile: '. */
      readonly text: string;
      /** From the Retry-After header, in seconds; null without the header. */
      readonly retryAfter: number | null;
      readonly at: number;
    }
  | {
      /** No response: offline, connection lost or timed out. */
      readonly kind: "noAnswer";
      readonly reason: string;
      readonly at: number;
    };

/** Returns the HTTP status of a failure, or 0 when there was no response. */
export function statusOf(failure: CallFailure): number {
  return failure.kind === "answered" ? failure.status : 0;
}

/** True for a failure that the product's own actors reject with; any other value is a defect. */
export function isCallFailure(value: unknown): value is CallFailure {
  return (
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    (value.kind === "answered" || value.kind === "noAnswer")
  );
}

/** Returns the server's message: `error`, else `detail`, else null. */
export function serverText(failure: CallFailure): string | null {
  if (failure.kind !== "answered" || failure.html) return null;
  const { error, detail } = failure.body;
  return textOf(error) ?? textOf(detail);
}

/** Returns the server's `detail`, or null. */
export function detailText(failure: CallFailure): string | null {
  if (failure.kind !== "answered" || failure.html) return null;
  return textOf(failure.body.detail);
}

/** Returns `error` or `detail`, else the first of `non_field_errors`, else all field errors joined, else null. */
export function anyErrorText(failure: CallFailure): string | null {
  const own = serverText(failure);
  if (own !== null) return own;
  if (failure.kind !== "answered" || failure.html) return null;
  const first = textOf(failure.body.non_field_errors?.[0]);
  if (first !== null) return first;
  const joined = Object.values(failure.body)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .map(textOf)
    .filter((text) => text !== null)
    .join(" ");
  return joined === "" ? null : joined;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}
