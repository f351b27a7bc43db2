import type { TestProject } from "vitest/node";
import { type DatabaseServer, openDatabaseServer } from "./test-databases.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseServer: DatabaseServer;
  }
}

/** Vitest's global setup: provides one PostgreSQL server for the whole run, and returns the teardown function. */
export default async function provideDatabaseServer(project: TestProject) {
  const { close, ...server } = await openDatabaseServer();
  project.provide("databaseServer", server);
  return close;
}
