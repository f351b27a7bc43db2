import { type Clock, systemClock } from "../../server/clock.ts";
import {
  type Connection,
  connectTo,
} from "../../server/database/connection.ts";
import { createTestDatabase } from "./database.ts";

/** A new database with a clock, for tests that call the functions of the server directly. */
export type TestStore = Connection & { readonly clock: Clock };

/** Creates a migrated, empty database and connects to it. `close` also removes the database. */
export async function openTestStore(): Promise<TestStore> {
  const { url, drop } = await createTestDatabase();
  const connection = connectTo(url);
  return {
    ...connection,
    clock: systemClock,
    async close() {
      await connection.close();
      await drop();
    },
  };
}
