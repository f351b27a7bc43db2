import type { ResponseOf } from "../../contract/calls/index.ts";
import { isCallFailure, type StoredResponse } from "../../contract/failure.ts";
import { LAST_READ_KEYS, MOVED_PAGE_KEY } from "../../contract/storage.ts";
import { sessionEndTime } from "../../machines/session/limits.ts";
import { readAnswer, send } from "./api.ts";
import { now } from "./clock.ts";
import { dropEarlyReads, READ_QUERIES } from "./early-reads.ts";
import { createListeners } from "./listeners.ts";
import { readJson, sharedStorage, tabStorage } from "./storage.ts";
import { readStoredSession } from "./stored-session.ts";

/** A call whose last response is stored in this browser for the duration of the session. */
type StoredCall = keyof typeof LAST_READ_KEYS;

type StoredRead = StoredResponse & {
  readonly email: string;
  /** The end of the session, in epoch milliseconds. */
  readonly until: number;
};

/**
 * Sends a call, stores its response, and returns its value.
 *
 * @param toValue - Returns the value of a response.
 * @throws CallFailure. When the server did not respond, its `storedResponse` has the value of the last stored response,
 *   if there is one.
 */
export async function fetchAndStore<Name extends StoredCall, Value>(
  name: Name,
  signal: AbortSignal,
  toValue: (response: ResponseOf<Name>) => Value,
): Promise<Value> {
  const { token, email } = readStoredSession();
  const query = READ_QUERIES[name];
  try {
    const response = await send(name, { ...(query && { query }), signal });
    if (!signal.aborted) storeResponse(name, response, token);
    return toValue(response);
  } catch (failure) {
    // Uses the email address that was read before the call, because another tab may have changed the session since.
    const stored = findResponse(LAST_READ_KEYS[name], email);
    if (!isCallFailure(failure) || failure.kind !== "noResponse" || !stored)
      throw failure;
    // It may have been stored by an earlier version of this site.
    const response = await readAnswer(name, stored.response).catch(() => null);
    if (response === null) throw failure;
    const storedResponse = { ...stored, response: toValue(response) };
    throw { ...failure, storedResponse };
  }
}

/**
 * Replaces the stored response to a call after a change that the session with this token has made. Without a new one, the
 * stored one is removed, because it is from before the change.
 */
export function replaceStored<Name extends StoredCall>(
  name: Name,
  response: ResponseOf<Name> | null,
  token: string | null,
): void {
  if (response === null) sharedStorage.remove(LAST_READ_KEYS[name]);
  else storeResponse(name, response, token);
}

const sessionEnd = createListeners();
/** Calls `listener` when a session ends or is replaced. Returns an unsubscribe function. */
export const onSessionEnd = sessionEnd.add;

/**
 * Removes everything that the browser has read for the member: stored responses, unused early reads, the values of pages,
 * and what was typed into a page that was to open in another language.
 */
export function forgetMember(): void {
  dropEarlyReads();
  sessionEnd.notify();
  tabStorage.remove(MOVED_PAGE_KEY);
  for (const key of Object.values(LAST_READ_KEYS)) sharedStorage.remove(key);
}

/** Removes the stored responses of other accounts and of ended sessions. */
export function removeOutdatedReads(email: string | null): void {
  for (const key of Object.values(LAST_READ_KEYS))
    if (findResponse(key, email) === null) sharedStorage.remove(key);
}

function storeResponse(
  name: StoredCall,
  response: unknown,
  sentToken: string | null,
) {
  const { token, email, loggedInAt } = readStoredSession();
  // The session may have ended or changed, possibly in another tab, before the response arrived.
  if (token !== sentToken || email === null || loggedInAt === null) return;
  const until = sessionEndTime({ loggedInAt });
  const stored: StoredRead = { email, until, at: now(), response };
  sharedStorage.write(LAST_READ_KEYS[name], JSON.stringify(stored));
}

function findResponse(key: string, email: string | null) {
  const stored = readJson(sharedStorage, key) as StoredRead | null;
  if (stored?.email !== email || !(stored.until > now())) return null;
  return { response: stored.response, at: stored.at };
}
