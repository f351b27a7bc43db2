import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // `test.only` would silently skip the other tests.
    allowOnly: false,
    // Server tests mostly wait, so more workers than cores use two cores fully.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: "pure",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/server/**", "tests/browser/**"],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          globalSetup: "tests/support/database-server.ts",
          // Far above what a test needs, because a busy machine is slow; only stops tests that hang.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
