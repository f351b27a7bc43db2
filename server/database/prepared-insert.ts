import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
  type PreparedStatement,
  prepared,
  type Queries,
} from "./connection.ts";

/** Maximum number of rows of a prepared insert. */
const MAX_ROWS = 4;

/**
 * Defines an insert of rows with these columns, whose statement is built and planned once for each small number of rows.
 *
 * @returns A function that inserts rows and returns them.
 */
export function preparedInsert<
  Table extends PgTable,
  Column extends keyof Table["$inferInsert"] & string,
>(table: Table, columns: readonly Column[]) {
  type Row = Pick<Table["$inferInsert"], Column>;
  type Inserted = Table["$inferSelect"];
  const insert = (queries: Queries, rows: readonly unknown[]) =>
    queries
      .insert(table)
      .values(rows as never[])
      .returning();
  const statementOf = (count: number) =>
    prepared(
      `insert_${getTableName(table)}_${count}`,
      (queries) =>
        insert(
          queries,
          Array.from({ length: count }, (_, row) =>
            valuesOf((column) => [column, sql.placeholder(`${column}${row}`)]),
          ),
        ) as never,
    );
  const valuesOf = (entry: (column: Column) => [string, unknown]) =>
    Object.fromEntries(columns.map(entry));
  const statements = new Map<number, PreparedStatement<Inserted[]>>();
  return async (
    queries: Queries,
    rows: readonly Row[],
  ): Promise<Inserted[]> => {
    if (rows.length > MAX_ROWS) return insert(queries, rows) as never;
    const statement = statements.get(rows.length) ?? statementOf(rows.length);
    statements.set(rows.length, statement as never);
    return statement(
      queries,
      Object.assign(
        {},
        ...rows.map((row, index) =>
          valuesOf((column) => [`${column}${index}`, row[column]]),
        ),
      ),
    ) as never;
  };
}
