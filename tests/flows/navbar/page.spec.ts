import type { Page } from "@playwright/test";
import {
  INSIGHTS_HOVER_BREAKPOINT,
  INSIGHTS_HOVER_GRACE,
} from "../../../contract/constants.ts";
import { insightPlaces } from "../../../src/content/insight-places.ts";
import { expectAccessiblePart } from "../../support/browser/accessibility.ts";
import { untilHydrated } from "../../support/browser/hydration.ts";
import { tabTo } from "../../support/browser/keyboard.ts";
import { openWithinSite } from "../../support/browser/navigation.ts";
import { expectNavigation } from "../../support/browser/page-navigation.ts";
import { untilComplete } from "../../support/browser/screens.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import { advanceTime, installClock } from "../../support/browser/time.ts";

// tests/browser/screens.spec.ts checks the navigation of every page for one viewer, and tests/contract/access.test.ts the
// redirects of all pages.

const WIDE = { width: INSIGHTS_HOVER_BREAKPOINT + 1, height: 800 };
const NARROW = { width: INSIGHTS_HOVER_BREAKPOINT, height: 800 };
const PHONE = { width: 390, height: 844 };

const banner = (page: Page) => page.getByRole("banner");
const toggle = (page: Page) =>
  banner(page).getByRole("button", { name: "Insights" });
const search = (page: Page) =>
  banner(page).getByRole("searchbox", { name: "Country or region" });
const countryLinks = (page: Page) =>
  banner(page).getByRole("link", { name: /opens in a new tab/ });
const status = (page: Page) => banner(page).getByRole("status");
const menuButton = (page: Page) => banner(page).locator(".site-menu > summary");

test("the insights menu states that its places are loading or could not be loaded, and loads them when it is opened again; it opens on hover in a wide window, can be searched, and closes again; it works with the keyboard, and with clicks in a narrower window", {
  tag: [
    "@2-navbar-07",
    "@2-navbar-08",
    "@2-navbar-09",
    "@2-navbar-10",
    "@2-navbar-11",
    "@2-navbar-12",
  ],
}, async ({ page }) => {
  const failing = Promise.withResolvers<void>();
  await page.route(/insights-panel/, async (route) => {
    await failing.promise;
    await route.abort("failed");
  });
  await page.setViewportSize(WIDE);
  await installClock(page);
  await page.goto("/reset-password");
  await untilHydrated(toggle(page));
  await toggle(page).press("Enter");
  await expect(status(page)).toHaveText("Loading the countries and regions");
  await expectFailure(page, { status: "none", path: /insights-panel/ }, () =>
    Promise.resolve(failing.resolve()),
  );
  await expect(status(page)).toHaveText(
    "You appear to be offline. Check your connection and try again.",
  );
  await expectAccessiblePart(banner(page));
  await page.unroute(/insights-panel/);
  await toggle(page).press("Enter");
  await expect(status(page)).toHaveCount(0);
  await toggle(page).press("Enter");
  await expect(countryLinks(page)).toHaveCount(insightPlaces.length);
  await toggle(page).press("Enter");
  await expect(search(page)).toHaveCount(0);

  await toggle(page).hover();
  await expect(search(page)).toHaveAttribute(
    "placeholder",
    "Search country or region...",
  );
  expect(insightPlaces.length).toBeGreaterThan(105);
  expect(insightPlaces.length).toBeLessThan(115);
  await expect(countryLinks(page)).toHaveCount(insightPlaces.length);

  // Moving the pointer from the button to the menu does not close it.
  await countryLinks(page).first().hover();
  await advanceTime(page, INSIGHTS_HOVER_GRACE);
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
  await page.mouse.move(5, 700);
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");

  // The menu stays open while the search field has focus, even if the pointer leaves the menu.
  await toggle(page).hover();
  await search(page).fill("cote d");
  await expect(countryLinks(page)).toHaveText([/Côte d'Ivoire/]);
  await expect(status(page)).toHaveText("1 country or region");
  await page.mouse.move(5, 700);
  await advanceTime(page, INSIGHTS_HOVER_GRACE);
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
  await search(page).fill("Atlantis");
  await expect(status(page)).toHaveText("No matches found");
  await expect(countryLinks(page)).toHaveCount(0);
  await expectAccessiblePart(banner(page));
  await page.mouse.click(5, 700);
  await expect(search(page)).toHaveCount(0);

  // The search text is cleared.
  await toggle(page).hover();
  await expect(countryLinks(page)).toHaveCount(insightPlaces.length);
  await page.mouse.click(5, 700);
  await expect(search(page)).toHaveCount(0);

  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("guinea-b");
  await page.keyboard.press("ArrowDown");
  await expect(countryLinks(page)).toBeFocused();
  await expect(countryLinks(page)).toHaveAttribute(
    "href",
    "https://insights.example.org/guinea-bissau",
  );
  await page.keyboard.press("Escape");
  await expect(search(page)).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
  // Leaving the menu with Shift+Tab also closes it.
  await page.keyboard.press("Enter");
  await expect(search(page)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(search(page)).toHaveCount(0);

  await page.setViewportSize(NARROW);
  await menuButton(page).click();
  await toggle(page).hover();
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  await toggle(page).click();
  await expect(countryLinks(page)).toHaveCount(insightPlaces.length);
  await toggle(page).click();
  await expect(search(page)).toHaveCount(0);
  await toggle(page).click();
  await expect(search(page)).toBeVisible();
  // A click on the bar at the top of the page closes only the insights menu. A click below the mobile menu closes the
  // mobile menu.
  await page.mouse.click(500, 20);
  await expect(search(page)).toHaveCount(0);
  await expect(toggle(page)).toBeVisible();
  await page.mouse.click(500, 790);
  await expect(toggle(page)).toBeHidden();
});

test.describe("on a touch screen", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("a button opens the menu, and the Insights button in the menu shows the countries and regions", {
    tag: ["@2-navbar-13", "@2-navbar-11"],
  }, async ({ page }) => {
    await page.goto("/reset-password");
    await untilHydrated(menuButton(page));
    await menuButton(page).tap();
    await toggle(page).tap();
    await expect(countryLinks(page)).toHaveCount(insightPlaces.length);
    await search(page).fill("nigeria");
    await expect(countryLinks(page)).toHaveCount(1);
    await expectAccessiblePart(banner(page));
    // Each press of Escape closes one menu.
    await page.keyboard.press("Escape");
    await expect(search(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(toggle(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
});

test("members see the logged-in navbar on public pages, and the content below it does not shift when the session is loaded; the whole mobile menu can be used with the keyboard, and the focus returns to the menu button", {
  tag: ["@2-navbar-03", "@2-navbar-14", "@1-keyboard-141", "@2-navbar-16"],
}, async ({ browser, newMember, site }) => {
  const contextWithoutScripts = await browser.newContext({
    baseURL: site.origin,
  });
  // Without JavaScript, the page would show a sentence above the navbar.
  await contextWithoutScripts.route(/\.js$/, (route) => route.abort());
  const prerenderedPage = await contextWithoutScripts.newPage();
  const topOfMain = async (page: Page) =>
    (await page.getByRole("main").boundingBox())?.y;
  const investor = await newMember("investor");
  const { page } = await newMember("investee");
  for (const [viewer, memberPage, path, otherPath] of [
    ["investor", investor.page, "/", "/support"],
    ["investee", page, "/support", "/"],
  ] as const) {
    const checkedOnPhone = new Set<string>();
    await prerenderedPage.goto(path);
    await memberPage.goto(path);
    await untilComplete(memberPage);
    await expectNavigation(memberPage, viewer, checkedOnPhone);
    for (const size of [PHONE, NARROW, WIDE]) {
      await prerenderedPage.setViewportSize(size);
      await memberPage.setViewportSize(size);
      expect(await topOfMain(memberPage), path).toBe(
        await topOfMain(prerenderedPage),
      );
    }
    await memberPage.setViewportSize({ width: 1280, height: 900 });
    await openWithinSite(memberPage, otherPath);
    await untilComplete(memberPage);
    await expectNavigation(memberPage, viewer, checkedOnPhone);
  }
  await contextWithoutScripts.close();

  await page.setViewportSize(PHONE);
  await openWithinSite(page, "/training-calendar");
  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await tabTo(page, "Home");
  await tabTo(page, "Insights");
  await page.keyboard.press("Tab");
  await expect(banner(page).getByLabel("Change your picture")).toBeFocused();
  await tabTo(page, "Manage Account");
  await page.keyboard.press("Tab");
  const logout = banner(page).getByRole("button", { name: "Logout" });
  await expect(logout).toBeFocused();
  await expectAccessiblePart(banner(page));
  await page.keyboard.press("Escape");
  await expect(logout).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await tabTo(page, "Manage Account");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Manage Account" });
  await expect(dialog).toBeVisible();
  await expect(logout).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  // Leaving the menu with Tab closes it.
  await page.keyboard.press("Enter");
  await expect(logout).toBeVisible();
  await banner(page).getByRole("link", { name: "العربية" }).focus();
  await page.keyboard.press("Tab");
  await expect(logout).toBeHidden();
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await expect(logout).toBeHidden();
  await expect(
    banner(page).getByRole("link", { name: "Ubia", exact: false }).first(),
  ).toBeFocused();
});
