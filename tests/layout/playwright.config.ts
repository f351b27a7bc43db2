import { defineConfig } from "@playwright/test";
import config from "../../playwright.config.ts";

const launchOptions = config.use?.launchOptions;

/** The tests of every page in small windows, with large text and with longer texts, which take minutes: `npm run test:layout`. */
export default defineConfig({
  ...config,
  testDir: import.meta.dirname,
  testMatch: "**/*.layout.ts",
  globalSetup: "../support/browser/database-setup.ts",
  outputDir: "../../.results/layout",
  reporter: "list",
  projects: [
    { name: "windows", testIgnore: "pseudo*" },
    { name: "pseudo-locale", testMatch: "pseudo*" },
    {
      name: "large-text",
      testIgnore: "pseudo*",
      use: {
        launchOptions: {
          ...launchOptions,
          // Texts at 200 %, as a visitor sets it in the browser. Unlike a style, it changes media queries too.
          args: [
            ...(launchOptions?.args ?? []),
            "--blink-settings=defaultFontSize=32",
          ],
        },
      },
    },
  ],
});
