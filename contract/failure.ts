/** An error body, in Django's formats, with the additional fields that clients read. */
export type ErrorBody = {
  readonly error?: unknown;
  readonly detail?: unknown;
  readonly non_field_errors?: readonly unknown[];
  /** In a response to register: the account exists, but its email address is not verified. */
  readonly inactive?: unknown;
  /** In a 403 response to login: the email address is not verified. */
  readonly user_not_active?: unknown;
  /** A verification handle, which allows the user to enter a code. */
  readonly token?: unknown;
  readonly [field: string]: unknown;
};

/**
 * A failed call. Actors reject with this value. It is plain data, so that the guards of a chart can read it and tests
 * can replay it. `at` is the time of the failure in epoch milliseconds.
 */
export type CallFailure =
  | {
      readonly kind: "httpError";
      readonly status: number;
      /** Whether the response was an HTML page, which only a proxy in front of the server sends. */
      readonly html: boolean;
      readonly body: ErrorBody;
      /** The body as text, whether or not it is JSON. */
      readonly text: string;
      /** From the Retry-After header, in seconds; null without the header. */
      readonly retryAfter: number | null;
      readonly at: number;
    }
  | {
      /** There was no response: the browser is offline, the connection was lost or the request timed out. */
      readonly kind: "noResponse";
      readonly reason: string;
      readonly at: number;
      /** The response to an earlier read of the same data, if the browser has stored one. */
      readonly storedResponse?: StoredResponse;
    };

/** The reason of a failure when the network responded instead of the server, such as the login page of a hotel. */
export const INTERCEPTED = "intercepted";

/** A stored response, with its time in epoch milliseconds. */
export type StoredResponse = {
  readonly response: unknown;
  readonly at: number;
};

/** Returns the HTTP status of a failure, or 0 when there was no response. */
export function statusOf(failure: CallFailure): number {
  return failure.kind === "httpError" ? failure.status : 0;
}

/** Returns the value of the Retry-After header in seconds, or null without the header. */
export function retryAfterOf(failure: CallFailure): number | null {
  return failure.kind === "httpError" ? failure.retryAfter : null;
}

/** Returns the stored response that a failure contains, or null. */
export function storedResponseOf(failure: CallFailure): StoredResponse | null {
  return (failure.kind === "noResponse" && failure.storedResponse) || null;
}

/** Returns whether an actor rejected with a failed call. Any other value indicates a programming error. */
export function isCallFailure(value: unknown): value is CallFailure {
  const kind = (value as Partial<CallFailure> | null | undefined)?.kind;
  return kind === "httpError" || kind === "noResponse";
}

/** Returns the server's message: `error`, else `detail`, else null. */
export function serverText(failure: CallFailure): string | null {
  const { error, detail } = bodyOf(failure);
  return nonEmptyText(error) ?? nonEmptyText(detail);
}

/** Returns the server's `detail`, or null. */
export function detailText(failure: CallFailure): string | null {
  return nonEmptyText(bodyOf(failure).detail);
}

/** Returns `error` or `detail`, else the first of `non_field_errors`, else all field errors joined, else null. */
export function anyErrorText(failure: CallFailure): string | null {
  const { inactive, user_not_active, token, ...fields } = bodyOf(failure);
  const texts = Object.values(fields).flat().map(nonEmptyText);
  return (
    serverText(failure) ??
    nonEmptyText(fields.non_field_errors?.[0]) ??
    nonEmptyText(texts.filter((text) => text !== null).join(" "))
  );
}

function bodyOf(failure: CallFailure): ErrorBody {
  return failure.kind === "httpError" && !failure.html ? failure.body : {};
}

function nonEmptyText(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}
