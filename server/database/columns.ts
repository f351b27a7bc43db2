import { sql } from "drizzle-orm";
import { bigint, customType, timestamp, uuid } from "drizzle-orm/pg-core";

/** An instant, as a Date. Every one comes from the server's clock, none from the database's. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** An account's number, as accounts are referred to everywhere. */
export const accountNumber = (name: string) => bigint(name, { mode: "number" });

/** A random id: cannot be guessed, so it may stand in a URL. */
export const randomId = () =>
  uuid("id").primaryKey().default(sql`gen_random_uuid()`);

/** Bytes, such as a hash or a file's content. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => "bytea",
});
