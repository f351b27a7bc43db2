import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { ChromiumNotFound, findChromium } from "./scripts/chromium.ts";

const chromium = findChromium();
if (!chromium)
  throw new ChromiumNotFound(
    "The browser tests need Chromium or Chrome: install one of them, or set CHROME_PATH to the path of an installed browser.",
  );

/**
 * Chromium features that would delay each new window for longer than the page itself takes to load, and the features
 * that Playwright disables. The latter are repeated here because only the last --disable-features list takes effect.
 */
const DISABLED_FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "PreloadTopChromeWebUI",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "PreconnectToSearch",
].join(",");

/**
 * Every worker starts its own server through tests/support/browser, so there is no webServer and no baseURL here.
 */
export default defineConfig({
  // Node runs the TypeScript files itself, in less than half of the time of Playwright's transpiler.
  build: { external: ["**/*.ts"] },
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  globalSetup: "./tests/support/browser/database-setup.ts",
  outputDir: ".results/browser",
  // A page and its server keep about one core busy.
  workers: availableParallelism(),
  // For tests that time out on a busy machine; scripts/run-tests.ts names each test that needed a retry.
  retries: 1,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: ".results/playwright.json" }]],
  use: {
    // tests/support/browser/test.ts sets the window of a phone for tests tagged @phone. A separate project for them
    // would need other workers, each with another server and another browser.
    viewport: { width: 1280, height: 900 },
    trace: "off",
    // Playwright cannot intercept the requests of a service worker. Tests that need one use "allow".
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    locale: "en-GB",
    // Without a graphics processor, each frame of an animation takes as long as a step of a test.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: chromium,
      // Chromium refuses to run as root with its sandbox, and most containers run as root.
      chromiumSandbox: false,
      args: [
        "--disable-gpu",
        "--disable-background-networking",
        "--no-first-run",
        "--disable-quic",
        "--disable-sync",
        "--disable-component-update",
        `--disable-features=${DISABLED_FEATURES}`,
        // The pages of a context share one process. A new page does not start another one when it leaves about:blank.
        "--renderer-process-limit=1",
        // The optimising compilers of V8 take more time than they save in most tests, whose pages run for a few seconds.
        "--js-flags=--no-opt --no-maglev",
      ],
    },
  },
});
