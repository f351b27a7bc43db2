import { inject } from "vitest";
import {
  createDatabase,
  databaseNameOf,
  type TestDatabase,
  urlOfDatabase,
} from "./test-databases.ts";

export type { TestDatabase } from "./test-databases.ts";

/** Creates a migrated, empty database on the PostgreSQL server of this Vitest run. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(inject("databaseServer"));
}

/** Returns the URL of the same database for a superuser, who can alter system functions. */
export function superuserUrlOf(url: string): string {
  const { superuserUrl } = inject("databaseServer");
  return urlOfDatabase(superuserUrl, databaseNameOf(url));
}
