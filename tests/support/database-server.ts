import type { TestProject } from "vitest/node";
import { openDatabaseServer } from "./test-databases.ts";

/** One PostgreSQL for the whole Vitest run, removed at its end. */
export default async function provideDatabaseServer(project: TestProject) {
  const { close, ...server } = await openDatabaseServer();
  project.provide("databaseServer", server);
  return close;
}
