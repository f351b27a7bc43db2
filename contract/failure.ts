import type { ErrorBody } from "./wire.ts";

/**
 * How a call failed, as an actor's rejection: plain data, so that a chart's guards can read it and a path can
 * replay it. `at` is the wall-clock time of the answer in epoch milliseconds.
 */
export type CallFailure =
  | {
      readonly kind: "answered";
      readonly status: number;
      /** The answer was an HTML page, so it came from something in front of the server. */
      readonly html: boolean;
      readonly body: ErrorBody;
      /** The body as text, for 'Error saving profile: ' (§8). */
      readonly text: string;
      /** From the Retry-After header, in seconds; null without one. */
      readonly retryAfter: number | null;
      readonly at: number;
    }
  | {
      /** No response: offline, cut off, or timed out. */
      readonly kind: "noAnswer";
      readonly reason: string;
      readonly at: number;
    };

/** The status of a failure, or 0 when nothing was answered. */
export function statusOf(failure: CallFailure): number {
  return failure.kind === "answered" ? failure.status : 0;
}

/** True for what an actor of ours rejects with; anything else is a defect. */
export function isCallFailure(value: unknown): value is CallFailure {
  return (
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    (value.kind === "answered" || value.kind === "noAnswer")
  );
}

/** The server's own words: `error`, else `detail`, else nothing (§3). */
export function serverText(failure: CallFailure): string | null {
  if (failure.kind !== "answered" || failure.html) return null;
  const { error, detail } = failure.body;
  return textOf(error) ?? textOf(detail);
}

/** The server's `detail` alone, else nothing (§8 Login). */
export function detailText(failure: CallFailure): string | null {
  if (failure.kind !== "answered" || failure.html) return null;
  return textOf(failure.body.detail);
}

/** `error`, else the first of `non_field_errors`, else all field errors joined (§8 Registration). */
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
