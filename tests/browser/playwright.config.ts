import { defineConfig } from "@playwright/test";
import { findChromium, NoChromium } from "../../scripts/chromium.ts";

const chromium = findChromium();
if (!chromium)
  throw new NoChromium(
    "The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to it.",
  );

/** Every file starts a server of its own through tests/support, so there is no webServer and no baseURL here. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "../support/browser/database-setup.ts",
  outputDir: "../../.results/browser",
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: "../../.results/playwright.json" }],
  ],
  use: {
    trace: "off",
    screenshot: "only-on-failure",
    locale: "en-GB",
    launchOptions: {
      executablePath: chromium,
      // Chromium's own sandbox refuses to run as root, as in most containers.
      chromiumSandbox: false,
      args: [
        "--disable-gpu",
        "--disable-background-networking",
        "--no-first-run",
        "--disable-quic",
        "--disable-sync",
        "--disable-component-update",
      ],
    },
  },
  projects: [
    {
      name: "phone",
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } } },
  ],
});
