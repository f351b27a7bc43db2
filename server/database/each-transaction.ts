import type { Database, Queries } from "./connection.ts";

/**
 * Handles each item in its own transaction, so that one that fails does not prevent the others. Starts no further item
 * when `signal` aborts.
 *
 * @throws AggregateError with the errors of the items that failed, or the reason of the signal.
 */
export async function eachInTransaction<Item>(
  database: Database,
  items: readonly Item[],
  signal: AbortSignal | undefined,
  handle: (queries: Queries, item: Item) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) {
    signal?.throwIfAborted();
    await database
      .transaction((queries) => handle(queries, item))
      .catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} items failed`, {
      cause: errors[0],
    });
}
