import { sql } from "drizzle-orm";
import pg from "pg";
import type { Database } from "../../server/database/connection.ts";
import { superuserUrlOf } from "./database.ts";

/** Renames pg_notify in a database, which then behaves like a database engine without notifications. */
export async function removeNotify(url: string): Promise<void> {
  const client = new pg.Client(superuserUrlOf(url));
  await client.connect();
  await client.query("set allow_system_table_mods = on");
  await client.query(
    "alter function pg_catalog.pg_notify(text, text) rename to pg_notify_renamed",
  );
  await client.end();
}

/** Terminates the connections on which nodes listen for notifications. */
export async function terminateListeners(database: Database): Promise<void> {
  await database.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'ubia-updates' and datname = current_database()`,
  );
}
