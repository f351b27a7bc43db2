import { fromPromise } from "xstate";
import { type CallName, calls } from "../../contract/api.ts";
import type { InputOf, ResponseOf } from "../../contract/calls/index.ts";
import { createApi, type SendOptions } from "./api-client.ts";
import { now } from "./clock.ts";

let currentToken: string | null = null;
const listeners = new Set<(token: string) => void>();

const api = createApi({
  baseUrl: import.meta.env.VITE_API_URL ?? "",
  currentToken: () => currentToken,
  onRefused: (token) => {
    for (const listener of listeners) listener(token);
  },
  now,
});

/**
 * Sends a call and resolves with its response, typed by `contract/calls/`. Rejects with a `CallFailure` and
 * nothing else.
 */
export const { send } = api;

/**
 * Creates the actor that sends a call. Input fields named in the call's path become its parameters; the others become
 * the JSON body.
 */
export function callActor<Name extends CallName>(name: Name) {
  return fromPromise<ResponseOf<Name>, InputOf<Name>>(({ input, signal }) =>
    sendInput(name, input, signal),
  );
}

/** Like `callActor`, with the time of the response in epoch milliseconds as `at`. */
export function timedCallActor<Name extends CallName>(name: Name) {
  return fromPromise<ResponseOf<Name> & { at: number }, InputOf<Name>>(
    async ({ input, signal }) => ({
      ...(await sendInput(name, input, signal)),
      at: now(),
    }),
  );
}

function sendInput<Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  signal: AbortSignal,
) {
  const fields = Object.entries(input ?? {});
  const isParameter = ([field]: [string, unknown]) =>
    calls[name].path.includes(`{${field}}`);
  const json = fields.filter((entry) => !isParameter(entry));
  return send(name, {
    parameters: Object.fromEntries(fields.filter(isParameter)),
    ...(json.length > 0 && { json: Object.fromEntries(json) }),
    signal,
  } as SendOptions<Name>);
}

/** Opens a call as a stream of server-sent events, with the current token. */
export const { openStream } = api;

/** Sets the default Authorization header of all calls. Only the effects of the session chart call it. */
export function setAuthHeader(token: string): void {
  currentToken = token;
}

/** Removes the default Authorization header. */
export function removeAuthHeader(): void {
  currentToken = null;
}

/** Calls `listener` on every 401 and 403 that ends the session. Returns an unsubscribe function. */
export function onRefusedCall(listener: (token: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
