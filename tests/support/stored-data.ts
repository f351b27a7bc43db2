import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../server/database/connection.ts";

/** One stored value about an account. */
export type StoredValue = { readonly column: string; readonly value: unknown };

/** Columns that refer to the account to which a row belongs. */
const OWNER_COLUMNS = ["account_id", "investee_id", "investor_id"];

/**
 * Returns every stored value about an account except nulls: from its own row, the rows of any table that refer to it,
 * its emails and the histories of its matches.
 */
export async function storedValuesOf(
  database: Database,
  account: { id: number; email: string },
): Promise<StoredValue[]> {
  const { rows: columns } = await database.execute<{
    table_name: string;
    column_name: string;
  }>(
    sql`select table_name, column_name from information_schema.columns where table_schema = 'public'`,
  );
  const owned = columns.filter(({ column_name }) =>
    OWNER_COLUMNS.includes(column_name),
  );
  const sources = [
    ...owned.map(({ table_name, column_name }) => ({
      table: table_name,
      where: sql`${sql.identifier(column_name)} = ${account.id}`,
    })),
    { table: "accounts", where: sql`id = ${account.id}` },
    { table: "mail_outbox", where: sql`recipient = ${account.email}` },
    {
      table: "match_events",
      where: sql`match_id in (select id from matches where ${account.id} in (investee_id, investor_id))`,
    },
  ];
  const values: StoredValue[] = [];
  for (const { table, where } of sources)
    for (const row of await rowsOf(database, table, where))
      for (const [column, value] of Object.entries(row))
        if (value !== null)
          values.push({ column: `${table}.${column}`, value });
  return values;
}

async function rowsOf(database: Database, table: string, where: SQL) {
  const { rows } = await database.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(stored) as row from ${sql.identifier(table)} stored where ${where}`,
  );
  return rows.map(({ row }) => row);
}

/** Returns the strings and numbers in a JSON value, with times and amounts normalized so that they can be compared. */
export function primitivesOf(json: unknown): Set<string> {
  const primitives = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === "object" && value !== null)
      Object.values(value).forEach(visit);
    else if (value !== null && typeof value !== "boolean")
      primitives.add(normalize(value));
  };
  visit(json);
  return primitives;
}

function normalize(value: unknown): string {
  const text = String(value);
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return String(Date.parse(text));
  return /^-?\d+(\.\d+)?$/.test(text) ? String(Number(text)) : text;
}
