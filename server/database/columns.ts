import { sql } from "drizzle-orm";
import { bigint, customType, timestamp, uuid } from "drizzle-orm/pg-core";

/** A point in time, as a Date. Values come from the server's clock, never from the database's. */
export const instant = <Name extends string>(name: Name) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** A reference to an account id. */
export const accountNumber = <Name extends string>(name: Name) =>
  bigint(name, { mode: "number" });

/** The row's number, in insertion order. */
export const rowNumber = <Name extends string>(name: Name) =>
  bigint(name, { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** A random id, which cannot be guessed and is safe in a URL. */
export const randomId = () =>
  uuid("id").primaryKey().default(sql`gen_random_uuid()`);

/** Bytes, such as a hash or a file's content. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => "bytea",
});
