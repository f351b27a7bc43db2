import type { ServerResponse } from "node:http";
import { overloaded } from "./http-error.ts";

/** Maximum number of requests per account whose responses have not been sent. A page makes up to about ten at once. */
const MAX_REQUESTS_PER_ACCOUNT = 32;
/** Retry-After, in milliseconds. */
const RETRY_AFTER = 2_000;

/** Limits the unfinished requests of each account on a node. */
export type AccountRequests = {
  /**
   * Counts a request until its response has been sent or its connection is closed.
   *
   * @throws HttpError 503 when the account has too many unfinished requests.
   */
  start(response: ServerResponse, accountId: number): void;
};

/** Creates the counts of one node. */
export function createAccountRequests(): AccountRequests {
  const counts = new Map<number, number>();
  return {
    start(response, accountId) {
      const count = counts.get(accountId) ?? 0;
      if (count >= MAX_REQUESTS_PER_ACCOUNT) throw overloaded(RETRY_AFTER);
      // The connection may have been closed while the session was read.
      if (response.closed) return;
      counts.set(accountId, count + 1);
      response.once("close", () => {
        const rest = (counts.get(accountId) ?? 1) - 1;
        if (rest === 0) counts.delete(accountId);
        else counts.set(accountId, rest);
      });
    },
  };
}
