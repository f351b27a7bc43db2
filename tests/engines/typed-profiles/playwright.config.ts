import base from "../../../playwright.config.ts";

/** Runs the generated profiles in Chromium: `node_modules/.bin/playwright test -c tests/engines/typed-profiles`. */
export default {
  ...base,
  testDir: ".",
  testMatch: "chromium.ts",
  globalSetup: "../../support/browser/database-setup.ts",
  outputDir: "../../../.results/typed-profiles",
  reporter: "list",
  retries: 0,
  timeout: 900_000,
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } } },
  ],
};
