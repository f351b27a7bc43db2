import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: {
    allowOnly: false,
    include: ["tests/backup/*.backup.ts"],
    globalSetup: "tests/support/database-server.ts",
    testTimeout: 600_000,
  },
});
