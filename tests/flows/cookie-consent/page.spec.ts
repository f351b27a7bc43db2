import type { Page } from "@playwright/test";
import {
  CONSENT_COOKIE_DAYS,
  CONSENT_DELAY,
} from "../../../contract/constants.ts";
import { privacyStatements } from "../../../src/content/privacy-statements.ts";
import { expectAccessiblePart } from "../../support/browser/accessibility.ts";
import { acceptCookies } from "../../support/browser/cookie-consent.ts";
import { untilHydrated } from "../../support/browser/hydration.ts";
import { expect, test } from "../../support/browser/test.ts";
import {
  advanceTime,
  freezeTime,
  installClock,
} from "../../support/browser/time.ts";

test.use({ cookiesAccepted: false });

const bar = (page: Page) => page.getByRole("region", { name: "Cookies" });
const reviewButton = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: "Cookie choice" });

/** Returns the cookies by name, and the keys in local and session storage. */
async function storedData(page: Page) {
  const cookies = await page.context().cookies();
  const storageKeys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return {
    cookies: Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie])),
    storageKeys,
  };
}

test("the bar is shown until the visitor accepts cookies, which stores a cookie that expires after 30 days, also in another tab", {
  tag: [
    "@2-consent-01",
    "@2-consent-03",
    "@2-consent-04",
    "@3-consent-01",
    "@4-consent-01",
    "@4-consent-03",
    "@2-consent-02",
  ],
}, async ({ page }) => {
  await test.step("the bar is shown until the visitor chooses Accept, which stores a cookie that expires after 30 days", async () => {
    await installClock(page);
    await page.goto("/accessibility");
    // The bar appears after a delay that starts when the page is hydrated.
    await untilHydrated(reviewButton(page));
    await advanceTime(page, CONSENT_DELAY);
    await expect(bar(page)).toBeVisible();
    expect(await storedData(page)).toEqual({ cookies: {}, storageKeys: [] });

    for (const { country, href } of privacyStatements) {
      const link = bar(page).getByRole("link", { name: country });
      await expect(link).toHaveAttribute("href", href);
      await expect(link).toHaveAttribute("target", "_blank");
    }
    await expectAccessiblePart(bar(page));
    // On a phone the list of countries scrolls horizontally. The page itself must not.
    const desktop = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(
      bar(page).getByRole("link", { name: "Uganda" }),
    ).not.toBeInViewport();
    expect(
      await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }),
    ).toBe(0);
    if (desktop) await page.setViewportSize(desktop);
    await bar(page).getByRole("button", { name: "Accept" }).click();
    await expect(bar(page)).toHaveCount(0);
    const { cookies, storageKeys } = await storedData(page);
    expect(Object.keys(cookies)).toEqual(["jdc_consent"]);
    expect(storageKeys).toEqual([]);
    const cookie = cookies.jdc_consent;
    expect(cookie).toMatchObject({ value: "accepted", sameSite: "Strict" });
    const now = await page.evaluate(() => Date.now());
    const days = ((cookie?.expires ?? 0) * 1_000 - now) / 86_400_000;
    expect(days).toBeGreaterThan(CONSENT_COOKIE_DAYS - 0.1);
    expect(days).toBeLessThanOrEqual(CONSENT_COOKIE_DAYS);

    await page.goto("/support");
    await untilHydrated(reviewButton(page));
    await freezeTime(page);
    await advanceTime(page, 5 * CONSENT_DELAY);
    await expect(bar(page)).toHaveCount(0);
  });
  await test.step("the bar is not shown if the visitor accepts cookies in another tab before the delay ends, and a bar that is shown closes after a choice in another tab", async () => {
    await installClock(page);
    await freezeTime(page);
    await page.goto("/accessibility");
    await untilHydrated(reviewButton(page));
    await advanceTime(page, CONSENT_DELAY / 2);
    await acceptCookies(page.context(), page.url());
    await advanceTime(page, 5 * CONSENT_DELAY);
    await expect(bar(page)).toHaveCount(0);

    await page.context().clearCookies();
    await page.reload();
    await untilHydrated(reviewButton(page));
    await advanceTime(page, 5 * CONSENT_DELAY);
    await expect(bar(page)).toBeVisible();
    await acceptCookies(page.context(), page.url());
    await page.evaluate(() =>
      document.dispatchEvent(new Event("visibilitychange")),
    );
    await expect(bar(page)).toHaveCount(0);
  });
});

test("Reject hides the bar until the browser closes, and withdraws consent that was given earlier", {
  tag: ["@2-consent-01", "@4-consent-02", "@4-consent-03"],
}, async ({ page, browser, site }) => {
  await page.goto("/privacy-policy");
  await bar(page).getByRole("button", { name: "Reject" }).press("Enter");
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  const { cookies } = await storedData(page);
  expect(Object.keys(cookies)).toEqual(["consent_rejected"]);
  // A cookie without an expiry date is deleted when the browser session ends.
  expect(cookies.consent_rejected?.expires).toBe(-1);

  // Another tab of the same browser does not show the bar until the visitor opens it with the button in the footer.
  const otherTab = await page.context().newPage();
  await installClock(otherTab);
  await otherTab.goto("/accessibility");
  await untilHydrated(reviewButton(otherTab));
  await freezeTime(otherTab);
  await advanceTime(otherTab, 5 * CONSENT_DELAY);
  await expect(bar(otherTab)).toHaveCount(0);
  await reviewButton(otherTab).click();
  await advanceTime(otherTab, 100);
  await expect(otherTab.locator("#cookie-bar")).toBeFocused();
  await bar(otherTab).getByRole("button", { name: "Accept" }).click();
  expect(Object.keys((await storedData(otherTab)).cookies)).toEqual([
    "jdc_consent",
  ]);

  // The withdrawal removes the cookie, and the focus returns to the control that opened the bar.
  await reviewButton(otherTab).click();
  await advanceTime(otherTab, 100);
  await expect(otherTab.locator("#cookie-bar")).toBeFocused();
  await bar(otherTab).getByRole("button", { name: "Reject" }).press("Enter");
  await expect(bar(otherTab)).toHaveCount(0);
  await expect(reviewButton(otherTab)).toBeFocused();
  expect(Object.keys((await storedData(otherTab)).cookies)).toEqual([
    "consent_rejected",
  ]);
  await otherTab.close();

  // localStorage remains in a new browser session, but only those cookies that have an expiry date.
  const { cookies: storedCookies, origins } = await page
    .context()
    .storageState();
  const newSession = await browser.newPage({
    storageState: {
      cookies: storedCookies.filter(({ expires }) => expires !== -1),
      origins,
    },
  });
  await newSession.goto(`${site.origin}/login`);
  await expect(bar(newSession)).toBeVisible();
  await newSession.close();
});
