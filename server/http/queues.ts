import pLimit, { type LimitFunction } from "p-limit";
import { overloaded } from "./http-error.ts";

/** Retry-After when too many tasks wait, in milliseconds. */
const RETRY_AFTER = 2_000;

/**
 * Returns a function that runs at most `concurrency` tasks of each key at the same time, and the others of this key
 * later, in the order of the calls. It rejects with a 503 when `maxWaiting` tasks of the key already wait.
 */
export function createQueues<Key>(
  concurrency: number,
  maxWaiting = Number.POSITIVE_INFINITY,
) {
  const queues = new Map<Key, LimitFunction>();
  return async <Result>(key: Key, work: () => Promise<Result>) => {
    const queue = queues.get(key) ?? pLimit(concurrency);
    if (queue.pendingCount >= maxWaiting) throw overloaded(RETRY_AFTER);
    queues.set(key, queue);
    try {
      return await queue(work);
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) queues.delete(key);
    }
  };
}
