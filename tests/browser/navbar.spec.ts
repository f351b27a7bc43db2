import type { Page } from "@playwright/test";
import { insightPlaces } from "../../src/content/insight-places.ts";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { untilAlive } from "../support/browser/alive.ts";
import { expect, test } from "../support/browser/test.ts";

const WIDE = { width: 1001, height: 800 };
const NARROW = { width: 1000, height: 800 };

const banner = (page: Page) => page.getByRole("banner");
const toggle = (page: Page) =>
  banner(page).getByRole("button", { name: "Insights" });
const search = (page: Page) =>
  banner(page).getByRole("searchbox", { name: "Country or region" });
const places = (page: Page) =>
  banner(page).getByRole("link", { name: /opens in a new tab/ });
const status = (page: Page) => banner(page).getByRole("status");
const menu = (page: Page) => banner(page).locator("summary");

test("[2-navbar-07][2-navbar-08][2-navbar-09][2-navbar-10][2-navbar-12] in a window wider than 1000 px the pointer opens the insights menu", async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto("/");
  await untilAlive(toggle(page));
  await toggle(page).hover();
  await expect(search(page)).toHaveAttribute(
    "placeholder",
    "Search country or region...",
  );
  expect(insightPlaces.length).toBeGreaterThan(105);
  expect(insightPlaces.length).toBeLessThan(115);
  await expect(places(page)).toHaveCount(insightPlaces.length);
  await expectAccessible(page);

  // On its way to the sheet below the pointer closes nothing.
  await places(page).first().hover();
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("main").hover({ position: { x: 5, y: 700 } });
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");

  // Who searches keeps it open, wherever the pointer goes.
  await toggle(page).hover();
  await search(page).fill("cote d");
  await expect(places(page)).toHaveText([/Côte d'Ivoire/]);
  await expect(status(page)).toHaveText("1 country or region");
  await page.getByRole("main").hover({ position: { x: 5, y: 700 } });
  await search(page).fill("Atlantis");
  await expect(status(page)).toHaveText("No matches found");
  await expect(places(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.mouse.click(5, 700);
  await expect(search(page)).toHaveCount(0);

  // What was searched is forgotten.
  await toggle(page).hover();
  await expect(places(page)).toHaveCount(insightPlaces.length);
});

test("[2-navbar-11] by the keyboard, and by a press up to 1000 px", async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto("/support");
  await untilAlive(toggle(page));
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("guinea-b");
  await page.keyboard.press("ArrowDown");
  await expect(places(page)).toBeFocused();
  await expect(places(page)).toHaveAttribute(
    "href",
    "https://insights.example.org/guinea-bissau",
  );
  await page.keyboard.press("Escape");
  await expect(search(page)).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
  // Leaving by Tab closes it too.
  await page.keyboard.press("Enter");
  await expect(search(page)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(search(page)).toHaveCount(0);

  await page.setViewportSize(NARROW);
  await menu(page).click();
  await toggle(page).hover();
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  await toggle(page).click();
  await expect(places(page)).toHaveCount(insightPlaces.length);
  await toggle(page).click();
  await expect(search(page)).toHaveCount(0);
  await toggle(page).click();
  await expect(search(page)).toBeVisible();
  // A press outside closes the insights, and the next one, below the menu, the menu.
  await page.mouse.click(500, 20);
  await expect(search(page)).toHaveCount(0);
  await expect(toggle(page)).toBeVisible();
  await page.mouse.click(500, 790);
  await expect(toggle(page)).toBeHidden();
});

test("[2-navbar-13][2-navbar-11] on a phone the entries and the insights are behind a toggle", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: site.origin,
  });
  const page = await context.newPage();
  await page.goto("/");
  await untilAlive(menu(page));
  await menu(page).tap();
  await toggle(page).tap();
  await expect(places(page)).toHaveCount(insightPlaces.length);
  await search(page).fill("nigeria");
  await expect(places(page)).toHaveCount(1);
  await expectAccessible(page);
  // Escape closes one after the other.
  await page.keyboard.press("Escape");
  await expect(search(page)).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toggle(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await context.close();
});

test("[2-navbar-01][2-navbar-02][2-navbar-03][2-navbar-04] the navbar of visitors, investors and investees", async ({
  page,
  newMember,
}) => {
  const entries = (one: Page) =>
    banner(one).getByRole("navigation").first().getByRole("listitem");
  await page.setViewportSize(WIDE);
  await page.goto("/");
  const visitor = await entries(page).allInnerTexts();
  expect(visitor).toContain("Insights");
  expect(visitor.at(-2)).toBe("LogIn");
  expect(visitor.at(-1)).toBe("Join Now");
  for (const userType of ["investor", "investee"] as const) {
    const { page: own } = await newMember(userType);
    await own.setViewportSize(WIDE);
    await own.goto("/support");
    await expect(entries(own)).toHaveText([
      "Home",
      ...(userType === "investee" ? ["Get Matched"] : []),
      "My Dashboard",
      "Insights",
      "Logout",
    ]);
  }
});
