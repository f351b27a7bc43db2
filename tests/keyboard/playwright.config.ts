import { defineConfig } from "@playwright/test";
import config from "../../playwright.config.ts";

/** The keyboard walks in English, with one in Arabic for the arrow keys: `npm run test:keyboard`. */
export default defineConfig({
  ...config,
  testDir: import.meta.dirname,
  testMatch: "**/*.keyboard.ts",
  globalSetup: "../support/browser/database-setup.ts",
  outputDir: "../../.results/keyboard",
  reporter: "list",
  projects: [{ name: "keyboard" }],
});
