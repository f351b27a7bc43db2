import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: {
    allowOnly: false,
    include: ["tests/hostile/*.hostile.ts"],
    globalSetup: "tests/support/database-server.ts",
    testTimeout: 3_600_000,
    hookTimeout: 180_000,
  },
});
