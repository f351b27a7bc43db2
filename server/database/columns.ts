import { Column, type GetColumnData, is, type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  customType,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** A point in time, as a Date. Values come from the server's clock, never from the database's. */
export const instant = <Name extends string>(name: Name) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** A column with an account id, without a foreign key. */
export const accountIdColumn = <Name extends string>(name: Name) =>
  bigint(name, { mode: "number" });

/** A primary key that numbers the rows in insertion order. */
export const rowNumber = <Name extends string>(name: Name) =>
  bigint(name, { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** A random id, which cannot be guessed and is safe in a URL. */
export const randomId = () =>
  uuid("id").primaryKey().default(sql`gen_random_uuid()`);

/** Bytes, such as a hash or a file's content. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => "bytea",
});

type JsonFields = Record<string, AnyPgColumn | SQL>;
type JsonOf<Fields extends JsonFields> = {
  [Name in keyof Fields]: Fields[Name] extends SQL<infer Data>
    ? Data
    : Fields[Name] extends AnyPgColumn
      ? GetColumnData<Fields[Name]> extends infer Data
        ? Data extends Date
          ? string
          : Data
        : never
      : never;
};

/**
 * Returns an expression that selects columns and expressions as one JSON object, which Node reads much faster than many
 * columns. Decimals are strings, as they are when the columns are selected separately; dates are in ISO 8601.
 */
export function jsonObject<Fields extends JsonFields>(fields: Fields) {
  const pairs = Object.entries(fields).map(([name, field]) => {
    const isDecimal =
      is(field, Column) && field.getSQLType().startsWith("numeric");
    return sql`${sql.raw(`'${name}'`)}, ${field}${isDecimal ? sql`::text` : sql``}`;
  });
  return sql`json_build_object(${sql.join(pairs, sql`, `)})` as SQL<
    JsonOf<Fields>
  >;
}

/** The JSON of a value that was selected by `jsonText`. `parsed` exists only in the type. */
export type JsonText<Value> = string & { readonly parsed?: Value };

/** Returns an expression that selects a JSON value as text, so that Node can compare it with another before it reads it. */
export function jsonText<Value>(value: SQL<Value>) {
  return sql<JsonText<Value>>`${value}::text`;
}

/** Returns the value of a text that was selected by `jsonText`. */
export function parseJson<Value>(text: JsonText<Value>): Value {
  return JSON.parse(text) as Value;
}
