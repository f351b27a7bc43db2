import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { ROOT } from "../root.ts";
import { closeWithTimeout, connectClient } from "./connection.ts";

/** The key of the advisory lock for migrations; an arbitrary number. */
const MIGRATION_LOCK = 8_421_207_011;
const MIGRATIONS = join(ROOT, "server/database/migrations");

/**
 * Applies the pending migrations. When several nodes start at the same time, one applies them; the others wait and find
 * nothing to do. Throws when the database cannot be reached or a migration fails.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = await connectClient({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
  });
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    // Closing the connection releases the lock.
    await closeWithTimeout(client);
  }
}
