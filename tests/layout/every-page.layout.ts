import type { Page } from "@playwright/test";
import { test } from "../support/browser/screen-visits.ts";
import type { Screen } from "../support/browser/screens.ts";
import {
  LARGE_TEXT_SETTINGS,
  layoutFaults,
  SETTINGS,
} from "../support/browser/small-screens.ts";
import { expect } from "../support/browser/test.ts";

test.describe.configure({ timeout: 1_800_000 });

test.describe("with the cookie bar", () => {
  test.use({ cookiesAccepted: false });

  test("on no public screen is a focused control covered or a text cut, in any small window and with any text settings", async ({
    visitScreens,
  }) => {
    await visitScreens("visitor", async (page, screen) => {
      await expect(page.locator(".cookie-bar")).toBeVisible();
      await expectNoFaults(page, screen);
    });
  });
});

test("on no screen of an investor is a focused control covered or a text cut, in any small window and with any text settings", async ({
  visitScreens,
}) => {
  await visitScreens("investor", expectNoFaults);
});

test("on no screen of an investee is a focused control covered or a text cut, in any small window and with any text settings", async ({
  visitScreens,
}) => {
  await visitScreens("investee", expectNoFaults);
});

/** Does not end the test, so that a run reports the faults of all screens. */
async function expectNoFaults(page: Page, { path }: Screen): Promise<void> {
  const isLargeText = test.info().project.name === "large-text";
  const settings = isLargeText ? LARGE_TEXT_SETTINGS : SETTINGS;
  expect.soft(await layoutFaults(page, settings), path).toEqual([]);
}
