import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // A test that is marked to run alone would silently leave the others out.
    allowOnly: false,
    // Tests of the server wait more than they compute: more of them than cores keep two cores busy.
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
          // Far above what a test needs: a busy machine may be slow, but nothing may hang for ever.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
