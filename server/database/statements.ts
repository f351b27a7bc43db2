import { setImmediate as nextIteration } from "node:timers/promises";
import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "./connection.ts";

/**
 * Statements of the calls that are made most often. Building a statement with Drizzle and planning it in PostgreSQL takes
 * longer than executing it, so `prepared` and `preparedInsert` do both once. `batched` shares one execution among the
 * requests that arrive at the same time. To callers, all three are functions that return rows.
 */

/** Executes a prepared statement with the values of its placeholders. */
export type PreparedStatement<Result> = (
  queries: Queries,
  values: Record<string, unknown>,
) => Promise<Result>;

/**
 * Defines a prepared statement with a unique name. Drizzle builds it once per pool, and once per connection that uses it in
 * a transaction; PostgreSQL plans it once per connection or, behind a pooler that shares sessions, for each execution.
 */
export function prepared<Result>(
  name: string,
  build: (queries: Queries) => {
    prepare(name: string): {
      execute(values: Record<string, unknown>): Promise<Result>;
    };
  },
): PreparedStatement<Result> {
  type Statement = ReturnType<ReturnType<typeof build>["prepare"]>;
  const statements = new WeakMap<object, Statement>();
  return (queries, values) => {
    const { session } = queries._;
    const statement = statements.get(session) ?? build(queries).prepare(name);
    statements.set(session, statement);
    return statement.execute(values);
  };
}

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

/** Maximum number of rows in a prepared insert. */
const MAX_ROWS = 4;

/**
 * Defines an insert into a table. A column that a row omits gets its default; a value must not be undefined. The statement
 * is built and planned once for these columns and each number of rows up to MAX_ROWS. Call it once per table.
 *
 * @returns A function that inserts rows and returns them.
 */
export function preparedInsert<Table extends PgTable>(table: Table) {
  type Inserted = Table["$inferSelect"][];
  const statements = new Map<string, PreparedStatement<Inserted>>();
  // Drizzle cannot type the rows of a generic table.
  const insert = (queries: Queries, rows: readonly object[]) =>
    queries
      .insert(table)
      .values(rows as never)
      .returning() as never;
  return (
    queries: Queries,
    rows: readonly Table["$inferInsert"][],
  ): Promise<Inserted> => {
    if (rows.length > MAX_ROWS) return insert(queries, rows);
    const columns = rows.map((row) => Object.keys(row));
    const build = (queries: Queries) =>
      insert(
        queries,
        columns.map((names, row) =>
          Object.fromEntries(
            names.map((name) => [name, sql.placeholder(`${name}${row}`)]),
          ),
        ),
      );
    const key = JSON.stringify(columns);
    const name = `insert_${getTableName(table)}_${statements.size}`;
    const statement = statements.get(key) ?? prepared<Inserted>(name, build);
    statements.set(key, statement);
    const values = rows.flatMap((row, index) =>
      Object.entries(row).map(([name, value]) => [`${name}${index}`, value]),
    );
    return statement(queries, Object.fromEntries(values));
  };
}
