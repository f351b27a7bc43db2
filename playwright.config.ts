import { defineConfig } from "@playwright/test";
import { findChromium, NoChromium } from "./scripts/chromium.ts";

const chromium = findChromium();
if (!chromium)
  throw new NoChromium(
    "The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to it.",
  );

/** Tests that are the same at every width run once, at the desktop width. */
const ANY_WIDTH = [
  ...["access-check", "guards", "links", "logout", "page-guard"],
  ...["navbar", "navbar-pages", "cookie-bar", "chatbot", "overload"],
  ...["bad-input", "early-typing", "keyboard-account", "keyboard-passwords"],
  ...["registration", "registration-rules", "registration-answers"],
  ...["login", "account-deletion", "password-change"],
  ...["password-reset-confirm", "password-reset-request"],
  ...["profile-draft", "profile-files", "profile-problems", "matching-rerun"],
  ...["opportunity-table"],
  ...["session-clock", "session-limits", "session-refused", "session-tabs"],
  ...["email-verification", "driven/*"],
  ...["visualiser", "mermaid", "junit", "live-chart", "calendars"],
  ...["programmes", "payment"],
  ...["pitch-deck", "keyboard-funding", "keyboard-members"],
  ...["live", "live-nodes", "match-status"],
  ...["screens", "landing", "firm-pages", "public-pages", "print"],
].map((name) => `**/${name}.spec.ts`);

/**
 * Chromium features that cost more than the page itself in every new window, and those that Playwright disables: only
 * the last --disable-features list takes effect.
 */
const WITHOUT = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"],
  ...["PreloadTopChromeWebUI", "LensOverlay", "MediaRouter", "PaintHolding"],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose"],
  ...["HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable"],
  ...["ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"],
  ...["OptimizationHints", "NetworkTimeServiceQuerying", "PreconnectToSearch"],
].join(",");

/**
 * Every worker starts its own server through tests/support/browser, so there is no webServer and no baseURL here.
 */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "../support/browser/database-setup.ts",
  outputDir: "../../.results/browser",
  workers: 2,
  // Absorbs noise on a busy machine; scripts/run-tests.ts names each test that needed a retry.
  retries: 1,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
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
      // Chromium's sandbox refuses to run as root, as in most containers.
      chromiumSandbox: false,
      args: [
        "--disable-gpu",
        "--disable-background-networking",
        "--no-first-run",
        "--disable-quic",
        "--disable-sync",
        "--disable-component-update",
        `--disable-features=${WITHOUT}`,
      ],
    },
  },
  projects: [
    {
      name: "phone",
      testIgnore: ANY_WIDTH,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } } },
  ],
});
