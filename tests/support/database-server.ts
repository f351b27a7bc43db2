import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import {
  createDataDir,
  type DatabaseServer,
  openDatabaseServer,
} from "./test-databases.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseServer: DatabaseServer;
    /** A DATA_DIR with a migrated, empty database. */
    dataDir: string;
  }
}

/**
 * Vitest's global setup: provides one PostgreSQL server for the whole run and a DATA_DIR to copy, and returns the teardown
 * function.
 */
export default async function provideDatabaseServer(project: TestProject) {
  const dataDir = await createDataDir();
  const { close, ...server } = await openDatabaseServer(dataDir);
  project.provide("databaseServer", server);
  project.provide("dataDir", dataDir);
  return async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
