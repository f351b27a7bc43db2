import { inject } from "vitest";
import { createDatabase, type TestDatabase } from "./test-databases.ts";

export type { TestDatabase } from "./test-databases.ts";

/** A fresh, migrated and empty database on the PostgreSQL of this run of Vitest. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(inject("databaseServer"));
}
