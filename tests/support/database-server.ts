import type { TestProject } from "vitest/node";
import { type DatabaseServer, openDatabaseServer } from "./test-databases.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseServer: DatabaseServer;
  }
}

/** One PostgreSQL for the whole run of Vitest. Leaves nothing behind. */
export default async function provideDatabaseServer(project: TestProject) {
  const { url, prefix, close } = await openDatabaseServer();
  project.provide("databaseServer", { url, prefix });
  return close;
}
