import { setImmediate as nextIteration } from "node:timers/promises";
import { getTableColumns, getTableName, sql } from "drizzle-orm";
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
 * a transaction; PostgreSQL plans it once per connection.
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

/** The columns that need a value in each inserted row, because they are not nullable and have no default. */
type RequiredColumns<Row> = {
  [Name in keyof Row as undefined extends Row[Name] ? never : Name]: Row[Name];
};

/**
 * Defines an insert into a table. Each row must have a value for every required column and every `optional` column, and
 * for no other column. The statement is built and planned once for each number of rows up to MAX_ROWS.
 *
 * @returns A function that inserts rows and returns them.
 */
export function preparedInsert<
  Table extends PgTable,
  Optional extends keyof Table["$inferInsert"] = never,
>(table: Table, ...optional: readonly Optional[]) {
  type Row = RequiredColumns<Table["$inferInsert"]> &
    Pick<Required<Table["$inferInsert"]>, Optional>;
  type Inserted = Table["$inferSelect"];
  const columns = Object.entries(getTableColumns(table))
    .filter(
      ([name, { notNull, hasDefault }]) =>
        (notNull && !hasDefault) || optional.includes(name as Optional),
    )
    .map(([name]) => name);
  // Drizzle cannot type the rows of a generic table.
  const insert = (queries: Queries, rows: readonly object[]) =>
    queries
      .insert(table)
      .values(rows as never)
      .returning() as never;
  const statements = Array.from({ length: MAX_ROWS }, (_, last) => {
    const rows = Array.from({ length: last + 1 }, (_, row) =>
      Object.fromEntries(
        columns.map((name) => [name, sql.placeholder(`${name}${row}`)]),
      ),
    );
    const name = `insert_${getTableName(table)}_${rows.length}`;
    return prepared<Inserted[]>(name, (queries) => insert(queries, rows));
  });
  return (queries: Queries, rows: readonly Row[]): Promise<Inserted[]> => {
    const statement = statements[rows.length - 1];
    if (!statement) return insert(queries, rows);
    const values = rows.flatMap((row, index) =>
      Object.entries(row).map(([name, value]) => [`${name}${index}`, value]),
    );
    return statement(queries, Object.fromEntries(values));
  };
}
