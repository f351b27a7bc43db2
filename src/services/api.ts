import { fromPromise } from "xstate";
import { type CallName, calls } from "../../contract/api.ts";
import type { InputOf, ResponseOf } from "../../contract/calls/index.ts";
import type { OpenStream, Send, SendOptions } from "./api-client.ts";
import { now } from "./clock.ts";
import { deferred } from "./deferred.ts";
import { createListeners } from "./listeners.ts";
import { loadCode } from "./site-files/loaded-code.ts";

/** Returns the token, which only the session chart stores. */
let currentToken: () => string | null = () => null;
const sessionRejected = createListeners<string>();
/**
 * Calls a listener with the token of every call whose 401 or 403 response ends the session. Returns an unsubscribe
 * function.
 */
export const onSessionRejected = sessionRejected.add;
const { promise, resolve } = deferred();
/** Resolves when a member is known to be logged in. Prerendered members' pages are shown before that. */
export const sessionStarted: Promise<void> = promise;

/** Loaded on demand, so that it does not delay public pages, on which most visitors make no calls. */
const importClient = () => import("./api-client.ts");
let client: ReturnType<typeof createClient> | null = null;

async function createClient() {
  const { createApi } = await loadCode(importClient);
  return createApi({
    baseUrl: import.meta.env.VITE_API_URL ?? "",
    currentToken: () => currentToken(),
    onSessionRejected: sessionRejected.notify,
  });
}

/** Loads the code that sends calls, so that the first call does not wait for it. */
export function loadClient() {
  client ??= createClient().catch((failure) => {
    client = null;
    throw failure;
  });
  return client;
}

/**
 * Sends a call and resolves with its response, typed by `contract/calls/`. Rejects with a `CallFailure`
 * when the call fails.
 */
export const send: Send = async (name, options = {}) => {
  const token = options.token ?? currentToken();
  const { send } = await loadClient();
  return send(name, token === null ? options : { ...options, token });
};

/**
 * Creates the actor that sends a call. Input fields named in the call's path become its parameters; the others become
 * the JSON body.
 */
export function apiActor<Name extends CallName>(name: Name) {
  return fromPromise<ResponseOf<Name>, InputOf<Name>>(({ input, signal }) =>
    sendInput(name, input, signal),
  );
}

/** Like `apiActor`, but adds the time of the response to the output, as `at` in epoch milliseconds. */
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
export const openStream: OpenStream = async (name, signal) => {
  const { openStream } = await loadClient();
  return openStream(name, signal);
};

/**
 * Reads an answer that did not come from `send`: a stored one, or an event of a stream.
 * @throws when it has another shape than the answer to this call.
 */
export async function readAnswer<Name extends CallName>(
  name: Name,
  value: unknown,
): Promise<ResponseOf<Name>> {
  return (await loadClient()).readAnswer(name, value);
}

/** Sets the function that returns the token for the Authorization header. */
export function provideToken(readToken: () => string | null): void {
  currentToken = readToken;
}

/** Reports that a member is logged in, so that `currentToken` returns a token. */
export const reportSession = resolve;
