import { defineConfig } from "@playwright/test";
import config from "../../playwright.config.ts";

export default defineConfig({
  ...config,
  testDir: import.meta.dirname,
  testMatch: "**/*.pages.ts",
  globalSetup: "../support/browser/database-setup.ts",
  outputDir: "../../.results/hostile",
  reporter: "list",
  projects: [{ name: "desktop" }],
});
