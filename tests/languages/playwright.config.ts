import { defineConfig } from "@playwright/test";
import {
  LANGUAGES,
  type Language,
  REFERENCE_LANGUAGE,
} from "../../contract/language.ts";
import config from "../../playwright.config.ts";

/** The tests of every page in each language that `npm test` does not cover, which take minutes: `npm run test:languages`. */
export default defineConfig<object, { language: Language }>({
  ...config,
  testDir: import.meta.dirname,
  testMatch: "**/*.languages.ts",
  globalSetup: "../support/browser/database-setup.ts",
  outputDir: "../../.results/languages",
  reporter: "list",
  projects: LANGUAGES.filter((language) => language !== REFERENCE_LANGUAGE).map(
    // Axe counts a control as too small that the offer of another language covers, so the reader's language is the page's.
    (language) => ({ name: language, use: { language, locale: language } }),
  ),
});
