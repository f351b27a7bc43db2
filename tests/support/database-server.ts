import type { TestProject } from "vitest/node";
import { type DatabaseServer, openDatabaseServer } from "./test-databases.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseServer: DatabaseServer;
  }
}

/** One PostgreSQL for the whole Vitest run, removed at its end. */
export default async function provideDatabaseServer(project: TestProject) {
  const { close, ...server } = await openDatabaseServer();
  project.provide("databaseServer", server);
  return close;
}
