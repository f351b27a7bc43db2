import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { expect, test } from "../support/browser/test.ts";
import { findInvestors } from "../support/match-calls.ts";

// axe takes its time on many screens.
test.describe.configure({ timeout: 120_000 });

/** The narrowest screen that the product is made for, in CSS pixels. */
const NARROWEST = { width: 320, height: 640 };

const VISITORS = [
  ...["/", "/register", "/login", "/emailVerification", "/reset-password"],
  ...["/support", "/privacy-policy", "/programs"],
  "/programs?category=external-programs",
  "/programs?category=kpmg-master",
  "/reset-password-confirm/MQ/some-token",
  "/change-password?uid=MQ&token=some-token",
];
const SHARED = [
  ...["/profile", "/change-password", "/delete-account", "/payment-page"],
  ...["/programs-loggedIn", "/programs-loggedIn?category=pitching"],
  ...["/training-calendar", "/events-calendar", "/event-calendar"],
];

test("every public screen can be used by everybody, and is nowhere too wide", async ({
  page,
}) => {
  for (const path of VISITORS) await expectGoodScreen(page, path);
});

test("so is every screen of an investor", async ({ newMember, site }) => {
  await site.retireInvestors();
  const { page } = await newMember("investor");
  await findInvestors(site, await site.addMember("investee"));
  for (const path of [...SHARED, "/investor-page"])
    await expectGoodScreen(page, path);
});

test("so is every screen of an investee", async ({ newMember, site }) => {
  await site.retireInvestors();
  for (const businessName of ["Acacia Fund", "Baobab Capital"])
    await site.addMember("investor", { profile: { businessName } });
  const investee = await newMember("investee");
  await findInvestors(site, investee);
  for (const path of ["/profile", "/investee-match", "/investee-page"])
    await expectGoodScreen(investee.page, path);
});

async function expectGoodScreen(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true], .skeleton")).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await expectAccessible(page);
    const usual = page.viewportSize();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(NARROWEST);
    await expectNoSidewaysScroll(page);
    if (usual) await page.setViewportSize(usual);
  });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }),
    )
    .toBeLessThanOrEqual(0);
}
