import { expect, type Page } from "@playwright/test";
import {
  expectAccessible,
  expectAccessibleContent,
  expectAccessibleLayout,
  expectContentLayout,
} from "../support/browser/accessibility.ts";
import { expectDescriptiveLinks } from "../support/browser/link-names.ts";
import { expectWithinBudget } from "../support/browser/page-budgets.ts";
import { expectNavigation } from "../support/browser/page-navigation.ts";
import { test } from "../support/browser/screen-visits.ts";
import type { Screen } from "../support/browser/screens.ts";
import { expectValidHtml } from "../support/browser/valid-html.ts";

// Each test runs axe and the HTML validator on many screens, which is slow, especially on a busy machine.
test.describe.configure({ timeout: 600_000 });

/** The tested widths in CSS pixels. The first is the narrowest that the product supports. */
const WIDTHS = [320, 390, 768, 1280, 1920];
const HEIGHT = 900;

test("every public screen shows its required content and the logged-out navbar, is valid and accessible, does not scroll horizontally at any width, and loads no more than its page's budget", {
  tag: [
    "@1-guards-01",
    "@2-about-01",
    "@2-contact-01",
    "@2-landing-01",
    "@2-login-01",
    "@2-navbar-01",
    "@2-navbar-14",
    "@2-verification-code-01",
    "@6-guards-04",
  ],
}, async ({ visitScreens }) => {
  await visitScreens("visitor", goodLayout(), openGoodScreen);
});

test("every screen of an investor shows its required content, the logged-in navbar and the sidebar, is valid and accessible, does not scroll horizontally at any width, and loads no more than its page's budget", {
  tag: [
    "@2-investor-dashboard-01",
    "@2-navbar-02",
    "@2-navbar-05",
    "@2-navbar-14",
    "@2-navbar-15",
    "@2-navbar-16",
    "@2-navbar-17",
  ],
}, async ({ visitScreens }) => {
  await visitScreens("investor", goodLayout(), openGoodScreen);
});

test("every screen of an investee shows its required content, the logged-in navbar and the sidebar, is valid and accessible, does not scroll horizontally at any width, and loads no more than its page's budget", {
  tag: [
    "@2-investee-dashboard-01",
    "@2-matching-01",
    "@2-navbar-02",
    "@2-navbar-04",
    "@2-navbar-06",
    "@2-navbar-14",
    "@2-navbar-15",
    "@2-navbar-16",
    "@2-navbar-17",
    "@2-profile-01",
    "@6-guards-02",
  ],
}, async ({ visitScreens }) => {
  await visitScreens("investee", goodLayout(), openGoodScreen);
});

/** Opens a screen, and checks its budget and its content. */
function openGoodScreen(
  page: Page,
  screen: Screen,
  openScreen: () => Promise<void>,
): Promise<void> {
  return expectWithinBudget(page, screen, openScreen, () =>
    expectGoodContent(page, screen),
  );
}

async function expectGoodContent(
  page: Page,
  { path, heading, texts, viewer }: Screen,
): Promise<void> {
  await expect(page.locator("h1:visible")).toHaveText(heading);
  await expect(page).toHaveURL(path);
  for (const text of texts)
    await expect(page.locator("body"), text).toContainText(text, {
      useInnerText: true,
    });
  await expectValidHtml(page);
  if (viewer === "visitor") await expectDescriptiveLinks(page);
}

/** Returns the check of the layout of one viewer's screens. */
function goodLayout() {
  const checkedOnPhone = new Set<string>();
  return (page: Page, { viewer }: Screen) =>
    expectGoodLayout(page, viewer, checkedOnPhone);
}

async function expectGoodLayout(
  page: Page,
  viewer: Screen["viewer"],
  checkedOnPhone: Set<string>,
): Promise<void> {
  // The header, the sidebar and the footer of several pages are the same.
  const isNewFrame = await expectNavigation(page, viewer, checkedOnPhone);
  await (isNewFrame ? expectAccessible : expectAccessibleContent)(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectNoHorizontalScroll(page, width);
    // The pages have the same elements in the same colours at every width, but other sizes and positions.
    if (width === 390)
      await (isNewFrame ? expectAccessibleLayout : expectContentLayout)(page);
  }
}

async function expectNoHorizontalScroll(page: Page, width: number) {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        }),
      { message: `overflow at ${width} pixels` },
    )
    .toBeLessThanOrEqual(0);
}
