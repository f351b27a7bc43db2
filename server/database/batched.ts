import { setImmediate as nextIteration } from "node:timers/promises";
import type { PreparedStatement, Queries } from "./connection.ts";

/** Maximum number of keys per statement. */
const BATCH_SIZE = 20;

type Batch<Key, Row> = {
  readonly keys: Key[];
  readonly rows: Promise<ReadonlyMap<number, Row[]>>;
};

/** Returns the rows of one key. `now` is called when the statement is executed, once per batch. */
export type BatchedStatement<Key, Row> = (
  queries: Queries,
  key: Key,
  now: () => Date,
) => Promise<readonly Row[]>;

/**
 * Executes a prepared statement once for up to BATCH_SIZE calls in the same iteration of the event loop. The more
 * requests arrive at the same time, the fewer statements are sent per request. No request waits for a later one.
 *
 * @param statement Selects the rows for the keys in the placeholder `keys`. In each row, `keyNumber` is the position of
 *   the row's key in `keys`, starting at 1. The placeholder `now` is the time.
 */
export function batched<Key, Row extends { readonly keyNumber: number }>(
  statement: PreparedStatement<Row[]>,
): BatchedStatement<Key, Row> {
  const pendingBatches = new WeakMap<Queries, Batch<Key, Row>>();
  async function execute(queries: Queries, keys: Key[], now: () => Date) {
    await nextIteration();
    if (pendingBatches.get(queries)?.keys === keys)
      pendingBatches.delete(queries);
    const rows = await statement(queries, { keys, now: now() });
    return Map.groupBy(rows, ({ keyNumber }) => keyNumber);
  }
  return async (queries, key, now) => {
    let batch = pendingBatches.get(queries);
    if (!batch || batch.keys.length === BATCH_SIZE) {
      const keys: Key[] = [];
      batch = { keys, rows: execute(queries, keys, now) };
      pendingBatches.set(queries, batch);
    }
    const keyNumber = batch.keys.push(key);
    return (await batch.rows).get(keyNumber) ?? [];
  };
}
