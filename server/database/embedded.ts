import {
  type EmbeddedPostgres,
  embeddedPostgres,
  LaunchFailure,
} from "embedded-postgres-launcher";
import { StartFailure } from "../start-failure.ts";

/** Returns the embedded PostgreSQL of a DATA_DIR, which is used when DATABASE_URL is not set. */
export function embeddedDatabase(dataDir: string): EmbeddedPostgres {
  return embeddedPostgres(dataDir, {
    superuser: "ubia",
    role: "ubia_product",
    database: "ubia",
  });
}

/** Returns whether an error, of the server or of its embedded PostgreSQL, prevents the start and can be fixed. */
export function isStartFailure(error: unknown): error is Error {
  return error instanceof StartFailure || error instanceof LaunchFailure;
}
