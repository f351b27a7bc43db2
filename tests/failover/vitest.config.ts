import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: {
    allowOnly: false,
    include: ["tests/failover/*.failover.ts"],
    fileParallelism: false,
    testTimeout: 900_000,
  },
});
