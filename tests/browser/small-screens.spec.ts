import { untilComplete } from "../support/browser/screens.ts";
import { layoutFaults, SETTINGS } from "../support/browser/small-screens.ts";
import { expect, test } from "../support/browser/test.ts";

// Every page in every setting: tests/layout.
const LOW_WINDOWS = SETTINGS.slice(0, 3);

test.describe("with the cookie bar", () => {
  test.use({ cookiesAccepted: false });

  test("in a small or low window, no control of the login page is covered when the Tab key reaches it, and no text is cut", {
    tag: ["@1-layout-121"],
  }, async ({ page }) => {
    await page.goto("/login");
    await untilComplete(page);
    await expect(page.locator(".cookie-bar")).toBeVisible();
    expect(await layoutFaults(page, LOW_WINDOWS)).toEqual([]);
  });
});

test("in a small or low window, no control of the profile is covered when the Tab key reaches it, and no amount of the dashboard is broken", {
  tag: ["@1-layout-121"],
}, async ({ newMember }) => {
  const { page } = await newMember("investee");
  await page.goto("/profile");
  await untilComplete(page);
  const faults = await layoutFaults(page, LOW_WINDOWS);
  await page.goto("/investee-page");
  await untilComplete(page);
  const narrowDesktop = SETTINGS.slice(-1);
  faults.push(...(await layoutFaults(page, narrowDesktop)));
  expect(faults).toEqual([]);
});
