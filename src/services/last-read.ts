import { fromPromise } from "xstate";
import type { ResponseOf } from "../../contract/calls/index.ts";
import { SESSION_LIFETIME } from "../../contract/constants.ts";
import { isCallFailure, type LastRead } from "../../contract/failure.ts";
import { LAST_READ_KEYS } from "../../contract/storage.ts";
import { send } from "./api.ts";
import { now } from "./clock.ts";
import { sharedStorage } from "./storage.ts";
import { readStoredSession } from "./stored-session.ts";

/** A call whose last response is stored in this browser for the duration of the session. */
type StoredCall = keyof typeof LAST_READ_KEYS;

/** The first line of a stored text. The response follows on the second line, so that the deadline can be read without parsing it. */
type Header = {
  readonly email: string;
  /** The end of the session, in epoch milliseconds. */
  readonly until: number;
  readonly at: number;
};

/**
 * Sends a call and stores its response.
 *
 * @throws CallFailure, with the stored response as `lastRead` when there was no response.
 */
export async function readCall<Name extends StoredCall>(
  name: Name,
  signal: AbortSignal,
): Promise<ResponseOf<Name>> {
  const { token } = readStoredSession();
  try {
    const response = await send(name, { signal });
    if (!signal.aborted) store(name, response, token);
    return response;
  } catch (failure) {
    const lastRead = read(name);
    throw isCallFailure(failure) && failure.kind === "noResponse" && lastRead
      ? { ...failure, lastRead }
      : failure;
  }
}

/** Creates the actor that reads with `readCall`. */
export function readActor<Name extends StoredCall>(name: Name) {
  return fromPromise<ResponseOf<Name>, undefined>(({ signal }) =>
    readCall(name, signal),
  );
}

/** Removes all stored responses. */
export function removeLastReads(): void {
  for (const key of Object.values(LAST_READ_KEYS)) sharedStorage.remove(key);
}

/** Removes the stored responses of other accounts, and those whose deadline has passed. */
export function removeOutdatedReads(email: string | null): void {
  for (const key of Object.values(LAST_READ_KEYS)) {
    const text = sharedStorage.read(key);
    if (text !== null && !isUsable(headerOf(text), email))
      sharedStorage.remove(key);
  }
}

function store(name: StoredCall, response: unknown, sentWith: string | null) {
  const { token, email, loggedInAt } = readStoredSession();
  // The session may have ended or changed, in another tab too, before the response arrived.
  if (token === null || token !== sentWith) return;
  if (email === null || loggedInAt === null) return;
  const until = loggedInAt + SESSION_LIFETIME;
  const header: Header = { email, until, at: now() };
  sharedStorage.write(
    LAST_READ_KEYS[name],
    `${JSON.stringify(header)}\n${JSON.stringify(response)}`,
  );
}

function read(name: StoredCall): LastRead | null {
  const text = sharedStorage.read(LAST_READ_KEYS[name]);
  const header = text === null ? null : headerOf(text);
  if (text === null || !isUsable(header, readStoredSession().email))
    return null;
  try {
    return {
      response: JSON.parse(text.slice(text.indexOf("\n"))),
      at: header.at,
    };
  } catch {
    return null;
  }
}

function headerOf(text: string): Header | null {
  try {
    return JSON.parse(text.slice(0, text.indexOf("\n")));
  } catch {
    return null;
  }
}

function isUsable(
  header: Header | null,
  email: string | null,
): header is Header {
  return header !== null && header.email === email && header.until > now();
}
