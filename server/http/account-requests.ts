import type { ServerResponse } from "node:http";
import { overloaded } from "./http-error.ts";

/** Maximum number of requests per account whose responses have not been sent. A page makes up to about ten at once. */
const MAX_REQUESTS = 32;
/** Retry-After, in milliseconds. */
const RETRY_AFTER = 2_000;

/** Limits the unfinished requests of each account on a node. */
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
};

/** Creates the counts of one node. */
export function createAccountRequests(): AccountRequests {
  return {
    startForToken: countUnfinished<string>(),
    startForAccount: countUnfinished<number>(),
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
