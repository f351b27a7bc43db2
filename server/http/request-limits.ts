import type { ServerResponse } from "node:http";
import { overloaded } from "./http-error.ts";
import { createQueues } from "./queues.ts";

/** Maximum number of requests per account whose responses have not been sent. A page makes up to about ten at once. */
const MAX_REQUESTS = 32;
/**
 * Maximum number of requests without a session that are handled for one address at the same time; the next ones wait.
 * Less than a node has connections to the database.
 */
const MAX_HANDLED_PER_ADDRESS = 8;
/** Maximum number of these requests that wait, including those whose connections have been closed in the meantime. */
const MAX_WAITING_PER_ADDRESS = 1_000;
/** Retry-After, in milliseconds. */
const RETRY_AFTER = 2_000;

/** Limits the unfinished requests of each account, and the requests without a session of each address, on a node. */
export type RequestLimits = ReturnType<typeof createRequestLimits>;

/** Creates the limits of one node. */
export function createRequestLimits() {
  const queues = createQueues<string>(
    MAX_HANDLED_PER_ADDRESS,
    MAX_WAITING_PER_ADDRESS,
  );
  return {
    /**
     * Counts a request of a session until its response has been sent or its connection is closed. Called before the
     * session is read, so that a flood of requests with one token does not occupy the database.
     *
     * @throws HttpError 503 when the session has too many unfinished requests.
     */
    countForToken: countUnfinished<string>(),
    /** Counts the request for the account as well, which may have several sessions. Throws a 503 like `countForToken`. */
    countForAccount: countUnfinished<number>(),
    /**
     * Handles a request without a session, or does so later if MAX_HANDLED_PER_ADDRESS others of its address are being
     * handled. Otherwise, a flood of logins would occupy every connection to the database. They wait instead of being
     * rejected, because many users can share an address. `handle` must not wait for the body, so that slow clients do not
     * delay others.
     *
     * @throws HttpError 503 when too many requests wait, or when the connection was closed in the meantime.
     */
    handleInTurn: <Result>(
      response: ServerResponse,
      address: string,
      handle: () => Promise<Result>,
    ) =>
      queues(address, () => {
        if (response.closed) throw overloaded(RETRY_AFTER);
        return handle();
      }),
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
