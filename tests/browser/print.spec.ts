import type { Page } from "@playwright/test";
import { privacyStatements } from "../../src/content/privacy-statements.ts";
import { openWithinSite } from "../support/browser/navigation.ts";
import { untilComplete } from "../support/browser/screens.ts";
import { expect, test } from "../support/browser/test.ts";
import { findInvestors } from "../support/match-calls.ts";

/** Elements that are hidden in print. */
const HIDDEN_IN_PRINT = [
  ".site-head",
  ".sidebar",
  ".skip",
  ".chat",
  ".cookie-bar",
  "main button.btn",
  "main .icon-btn",
  ".site-foot nav",
];

/** The selectors that have matched an element of a page. */
const found = new Set<string>();

test.use({ cookiesAccepted: false });

test("a printed page shows only its content, in light colours, with the addresses of its links", async ({
  page,
  newMember,
  site,
}) => {
  for (const path of [
    "/",
    "/about",
    "/programs?category=kpmg-master",
    "/privacy-policy",
  ]) {
    await (path === "/" ? page.goto(path) : openWithinSite(page, path));
    await expect(page.locator(".cookie-bar")).toBeVisible();
    await expectPrintLayout(page);
    if (path === "/privacy-policy") continue;
    await page.emulateMedia({ media: "screen" });
  }
  const [kenya] = privacyStatements;
  const link = page.getByRole("link", { name: kenya.country });
  const addressAfter = await link.evaluate(
    (element) => getComputedStyle(element, "::after").content,
  );
  expect(addressAfter).toContain(kenya.href);
  await page.emulateMedia({ media: "screen" });
  await expect(page.locator(".site-head")).toBeVisible();

  await site.suspendInvestors();
  await site.addMember("investor");
  const investee = await newMember("investee");
  await findInvestors(site, investee);
  await investee.page.goto("/investee-page");
  await expectPrintLayout(investee.page);
  await expect(
    investee.page.getByRole("table", { name: "Your Matched Investors" }),
  ).toBeVisible();
  expect(HIDDEN_IN_PRINT.filter((selector) => !found.has(selector))).toEqual(
    [],
  );
});

/** Checks the print layout with a dark colour scheme, at the size of the printable area of an A4 page. */
async function expectPrintLayout(page: Page): Promise<void> {
  await untilComplete(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: 718, height: 1047 });
  await expect(page.locator("h1")).toBeVisible();
  for (const selector of HIDDEN_IN_PRINT) {
    const elements = page.locator(selector);
    if ((await elements.count()) > 0) found.add(selector);
    await expect(elements.filter({ visible: true }), selector).toHaveCount(0);
  }
  const styles = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const colour = (selector: string) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element).color;
    };
    return {
      background: getComputedStyle(document.body).backgroundColor,
      text: getComputedStyle(document.body).color,
      heading: colour("h1"),
      overflow: scrollWidth - clientWidth,
    };
  });
  expect(styles).toEqual({
    background: "rgb(255, 255, 255)",
    text: "rgb(20, 33, 27)",
    heading: "rgb(20, 33, 27)",
    overflow: 0,
  });
}
