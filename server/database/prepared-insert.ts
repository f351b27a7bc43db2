import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { prepared, type Queries } from "./connection.ts";

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
