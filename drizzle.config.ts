import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./server/database/schema.ts",
  out: "./server/database/migrations",
  // Names by time, because two branches would both take the next number.
  migrations: { prefix: "timestamp" },
});
