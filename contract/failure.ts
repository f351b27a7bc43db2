/**
 * An error body, in Django's formats, with the fields that clients read besides its texts: `inactive` in a response to
 * register, `user_not_active` in a 403 response to login, and `token`, a verification handle.
 */
export type ErrorBody = Readonly<Record<string, unknown>>;

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

/** The text in a 428 response to a login. Clients compare it and show a message of their own, so it is the same in every language. */
export const PASSWORD_EXPIRED = "PASSWORD_EXPIRED";

/** The reason of a failure when the network responded instead of the server, such as the login page of a hotel. */
export const INTERCEPTED = "intercepted";

/** A stored response, or the value that a resource makes from it, with its time in epoch milliseconds. */
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

/** The fields that contain the message of an error body, in order of precedence. */
const MESSAGE_FIELDS = ["error", "detail", "message", "non_field_errors"];
/** The fields of an error body that contain data and no message. */
const DATA_FIELDS = ["inactive", "user_not_active", "token"];
/** Deeper values of an error body are not read. */
const MAX_DEPTH = 8;

/**
 * Returns the server's message, in any format of Django REST framework: `error`, else `detail`, else `message`, else the
 * first of `non_field_errors`, else all field errors joined, else null. Each of these may be a text, a list or an object.
 */
export function serverText(failure: CallFailure): string | null {
  const fields = Object.entries(bodyOf(failure)).filter(
    ([name, value]) => !DATA_FIELDS.includes(name) || isSentence(value),
  );
  return messagesIn(Object.fromEntries(fields)).join(" ") || null;
}

/** Returns whether one of the texts in a response of any format is this text. */
export function hasServerText(failure: CallFailure, text: string): boolean {
  return textsIn(bodyOf(failure)).some((found) => found.trim() === text);
}

/** Returns the server's first message about a field, at any depth of the response, or null. */
export function fieldText(failure: CallFailure, field: string): string | null {
  return messagesIn(findField(bodyOf(failure), field))[0] ?? null;
}

/** Returns whether a flag is set. Django may send it as a boolean, a text or a list with one text. */
export function hasFlag(failure: CallFailure, name: string): boolean {
  const [flag] = [findField(bodyOf(failure), name)].flat();
  return String(flag).toLowerCase() === "true";
}

// A token or flag is a single word; an error about that field is a sentence or a list of sentences.
function isSentence(value: unknown): boolean {
  return textsIn(value).some((text) => /\S\s+\S/.test(text));
}

function messagesIn(value: unknown, depth = 0): readonly string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH)
    return [];
  const inner = (part: unknown) => messagesIn(part, depth + 1);
  if (Array.isArray(value)) return value.flatMap(inner);
  const fields: Readonly<Record<string, unknown>> = { ...value };
  for (const name of MESSAGE_FIELDS) {
    const texts = inner(fields[name]);
    if (texts.length > 0)
      return name === "non_field_errors" ? texts.slice(0, 1) : texts;
  }
  return Object.values(fields).flatMap(inner);
}

function textsIn(value: unknown, depth = 0): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH)
    return [];
  return Object.values(value).flatMap((part) => textsIn(part, depth + 1));
}

function findField(value: unknown, name: string, depth = 0): unknown {
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH)
    return undefined;
  const fields = Object.entries(value);
  const own = fields.find(([field]) => field === name);
  if (own) return own[1];
  return fields
    .map(([, inner]) => findField(inner, name, depth + 1))
    .find((found) => found !== undefined);
}

function bodyOf(failure: CallFailure): ErrorBody {
  return failure.kind === "httpError" && !failure.html
    ? (withoutCodes(failure.body) as ErrorBody)
    : {};
}

/** Returns an error body without the codes of its messages and their values, which are not sentences. */
export function withoutCodes(body: unknown): unknown {
  if (typeof body !== "object" || body === null) return body;
  const fields = Object.entries(body).filter(
    ([name, value]) =>
      !["values", "codes"].includes(name) &&
      (name !== "code" || isSentence(value)),
  );
  return Object.fromEntries(fields);
}
