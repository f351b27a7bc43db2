import type { Page } from "@playwright/test";
import {
  expectHydratedHeading,
  watchHeading,
} from "../support/browser/hydration.ts";
import { delayScripts } from "../support/browser/network.ts";
import { expect, test } from "../support/browser/test.ts";

const HERO_BUTTONS = ["Join Now", "Explore Programs"];
/** The entries of the landing page that only a visitor may use. */
const VISITOR_LINKS = ["LogIn", "Log In", ...HERO_BUTTONS];

test("before the scripts have run, a member sees disabled buttons in the hero, sees no part of the page that is for visitors and does not reach one with the keyboard; then the navbar appears without a shift, and hydration preserves the prerendered heading", {
  tag: ["@2-navbar-138", "@1-landing-03", "@1-landing-04"],
}, async ({ newMember }) => {
  const { page } = await newMember("investee");
  const logout = page.getByRole("banner").getByRole("button", {
    name: "Logout",
  });
  await watchHeading(page);
  const releaseAbout = await delayScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("link", { name: "Join" })).toHaveCount(0);
  releaseAbout();
  await expect(logout).toBeVisible();
  await expectHydratedHeading(page);

  const releaseScripts = await delayScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  for (const name of VISITOR_LINKS)
    await expect(
      page.getByRole("link", { name, disabled: false }),
      name,
    ).toHaveCount(0);
  for (const name of HERO_BUTTONS)
    await expect(
      page.getByRole("link", { name, disabled: true }),
      name,
    ).toHaveCount(1);
  const reached = await textsOfFocusStops(page);
  expect(reached).toContain("About Us");
  for (const name of VISITOR_LINKS) expect(reached).not.toContain(name);
  // Again, because the Tab key has scrolled the page.
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  releaseScripts();
  await expect(logout).toBeVisible();
  for (const name of HERO_BUTTONS)
    await expect(
      page.getByRole("link", { name, disabled: true }),
    ).toBeVisible();
  expect(await movedInHeader(page)).toEqual([]);
  await expectHydratedHeading(page);
});

test("before the scripts have run, a visitor sees and reaches the navbar and the buttons of the landing page", {
  tag: ["@2-navbar-01", "@1-landing-01", "@1-landing-02"],
}, async ({ page }) => {
  await delayScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const reached = await textsOfFocusStops(page);
  for (const name of VISITOR_LINKS) expect(reached).toContain(name);
});

/** Returns the texts of the elements that the Tab key reaches, in order. */
async function textsOfFocusStops(page: Page): Promise<string[]> {
  const texts: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const text = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body ? null : activeElement?.textContent?.trim();
    });
    if (text === null || text === undefined) return texts;
    texts.push(text);
  }
}

/**
 * Returns the texts of the elements of the header that have moved since the page was opened. Other elements may move when
 * the display font is loaded.
 */
function movedInHeader(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            sources: { node: Node | null }[];
          })[];
          const nodes = shifts.flatMap(({ sources }) => sources);
          const header = document.querySelector("header");
          const moved = nodes.filter(({ node }) => header?.contains(node));
          resolve(moved.map(({ node }) => node?.textContent ?? ""));
        }).observe({ type: "layout-shift", buffered: true });
        // An observer without entries is not called.
        setTimeout(() => resolve([]), 300);
      }),
  );
}
