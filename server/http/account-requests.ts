import type { ServerResponse } from "node:http";
import { overloaded } from "./http-error.ts";

/** Maximum number of requests per account whose responses have not been sent. A page makes up to about ten at once. */
const MAX_REQUESTS = 32;
/**
 * Maximum number of requests without a session that are handled for one address at the same time; the next ones wait.
 * Less than a node has connections to the database.
 */
const MAX_HANDLED_PER_ADDRESS = 8;
/** Retry-After, in milliseconds. */
const RETRY_AFTER = 2_000;

/** Limits the unfinished requests of each account, and the requests without a session of each address, on a node. */
export type AccountRequests = {
  /**
   * Counts a request of a session until its response has been sent or its connection is closed. Called before the
   * session is read, so that a flood of requests with one token does not occupy the database.
   *
   * @throws HttpError 503 when the session has too many unfinished requests.
   */
  startForToken(response: ServerResponse, authorization: string): void;
  /**
   * Counts the request for the account as well, which may have several sessions.
   *
   * @throws HttpError 503 when the account has too many unfinished requests.
   */
  startForAccount(response: ServerResponse, accountId: number): void;
  /**
   * Waits until less than MAX_HANDLED_PER_ADDRESS requests without a session are handled for this address. Otherwise, a
   * flood of logins would occupy every connection to the database. They wait instead of being rejected, because many
   * users can share an address. Not called before the body has arrived, so that slow clients do not delay others.
   *
   * @returns A function to call when the request has been handled.
   */
  startForAddress(address: string): Promise<() => void>;
};

/** Creates the counts of one node. */
export function createAccountRequests(): AccountRequests {
  return {
    startForToken: countUnfinished<string>(),
    startForAccount: countUnfinished<number>(),
    startForAddress: takeTurns(),
  };
}

function countUnfinished<Owner>() {
  const counts = new Map<Owner, number>();
  return (response: ServerResponse, owner: Owner): void => {
    const count = counts.get(owner) ?? 0;
    if (count >= MAX_REQUESTS) throw overloaded(RETRY_AFTER);
    // The connection may have been closed while the session was read.
    if (response.closed) return;
    counts.set(owner, count + 1);
    response.once("close", () => {
      const rest = (counts.get(owner) ?? 1) - 1;
      if (rest === 0) counts.delete(owner);
      else counts.set(owner, rest);
    });
  };
}

function takeTurns() {
  const addresses = new Map<
    string,
    { handled: number; readonly waiting: (() => void)[] }
  >();
  return async (address: string): Promise<() => void> => {
    const turns = addresses.get(address) ?? { handled: 0, waiting: [] };
    addresses.set(address, turns);
    if (turns.handled < MAX_HANDLED_PER_ADDRESS) turns.handled += 1;
    else {
      const { promise, resolve } = Promise.withResolvers<void>();
      turns.waiting.push(resolve);
      await promise;
    }
    return () => {
      const next = turns.waiting.shift();
      if (next) return next();
      turns.handled -= 1;
      if (turns.handled === 0) addresses.delete(address);
    };
  };
}
