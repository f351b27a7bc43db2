import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // A test that is marked to run alone would silently leave the others out.
    allowOnly: false,
    projects: [
      {
        test: {
          name: "pure",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/server/**", "tests/browser/**"],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          globalSetup: "tests/support/database-server.ts",
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
