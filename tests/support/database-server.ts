import type { TestProject } from "vitest/node";
import { openDatabaseServer } from "./test-databases.ts";

/** Vitest's global setup: starts one PostgreSQL server for the whole run and returns a function that removes it. */
export default async function provideDatabaseServer(project: TestProject) {
  const { close, ...server } = await openDatabaseServer();
  project.provide("databaseServer", server);
  return close;
}
