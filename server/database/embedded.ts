import {
  type EmbeddedPostgres,
  embeddedPostgres,
} from "embedded-postgres-launcher";

/** Returns the embedded PostgreSQL of a DATA_DIR, which is used when DATABASE_URL is not set. */
export function embeddedDatabase(dataDir: string): EmbeddedPostgres {
  return embeddedPostgres(dataDir, {
    superuser: "ubia",
    role: "ubia_product",
    database: "ubia",
  });
}
