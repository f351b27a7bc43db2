import { defineConfig } from "@playwright/test";
import config from "../../playwright.config.ts";

/** The tests in a browser without the newer features, which take minutes: `npm run test:old-browsers`. */
export default defineConfig({
  ...config,
  testDir: import.meta.dirname,
  testMatch: "**/*.old-browser.ts",
  globalSetup: "../support/browser/database-setup.ts",
  outputDir: "../../.results/old-browsers",
  reporter: "list",
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } } },
  ],
});
