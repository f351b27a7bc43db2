import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { pages } from "../../contract/pages.ts";
import { GOOD_PASSWORD } from "../support/accounts.ts";
import { expectAccessible } from "../support/browser/accessibility.ts";
import {
  type Screen,
  screens,
  untilComplete,
  type Viewer,
} from "../support/browser/screens.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";
import { findInvestors } from "../support/match-calls.ts";
import { imitateOldBrowser } from "./old-browser.ts";

test.describe.configure({ timeout: 1_200_000 });

const SCREENSHOTS = join(
  import.meta.dirname,
  "../../.results/old-browsers-pages",
);
/** The colours of the page and its text (src/ui/styles/tokens.css), by colour scheme. */
const COLOURS = {
  light: { background: "rgb(250, 251, 248)", text: "rgb(20, 33, 27)" },
  dark: { background: "rgb(11, 21, 17)", text: "rgb(237, 242, 234)" },
} as const;

test("every public page reacts and has readable colours in both themes", async ({
  page,
}) => {
  await imitateOldBrowser(page.context());
  await expectGoodPages(page, "visitor");
});

test("an investor logs in, and every page reacts and has readable colours in both themes", async ({
  newVisitor,
  site,
}) => {
  await site.suspendInvestors();
  const investor = await site.addMember("investor");
  await findInvestors(site, await site.addMember("investee"));
  const page = await logIn(await newVisitor(), investor.email);
  await expectGoodPages(page, "investor");
});

test("an investee logs in, and every page reacts and has readable colours in both themes", async ({
  newVisitor,
  site,
}) => {
  await site.suspendInvestors();
  for (const businessName of ["Acacia Fund", "Baobab Capital"])
    await site.addMember("investor", { profile: { businessName } });
  const investee = await site.addMember("investee");
  await findInvestors(site, investee);
  const page = await logIn(await newVisitor(), investee.email);
  await expectGoodPages(page, "investee");
});

/** Logs in with the form. */
async function logIn(page: Page, email: string): Promise<Page> {
  await imitateOldBrowser(page.context());
  await page.goto(pages.login.path);
  await untilComplete(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(GOOD_PASSWORD);
  await page.getByRole("checkbox").first().check();
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await expect(page).not.toHaveURL(pages.login.path);
  return page;
}

/** Asserts that the page runs without newer features. Otherwise, the tests would check nothing. */
async function expectOldBrowser(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
    const owners = {
      withResolvers: Promise,
      groupBy: Object,
      any: AbortSignal,
      toSorted: Array.prototype,
      checkVisibility: Element.prototype,
      map: iterator,
    };
    const style = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText)
      .join("");
    return [
      ...Object.entries(owners)
        .filter(([name, owner]) => name in owner)
        .map(([name]) => name),
      ...["text-wrap", ":has("].filter((text) => style.includes(text)),
      ...(style.includes("--ground") ? [] : ["no style"]),
    ];
  });
  expect(found).toEqual([]);
}

async function expectGoodPages(page: Page, viewer: Viewer): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  for (const screen of Object.values(screens).flat())
    if (screen.viewer === viewer)
      await test.step(screen.path, () => expectGoodPage(page, screen));
}

async function expectGoodPage(page: Page, screen: Screen): Promise<void> {
  const { path, heading, texts, rejected, viewer } = screen;
  const openPage = () => page.goto(path);
  await (rejected ? expectFailure(page, rejected, openPage) : openPage());
  await untilComplete(page);
  await expectOldBrowser(page);
  await expect(page.locator("h1:visible")).toHaveText(heading);
  await expect(page.getByText("This browser is too old")).toBeHidden();
  for (const text of texts)
    await expect(page.locator("body")).toContainText(text, {
      useInnerText: true,
    });
  await expectAccessible(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const colours = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { background: backgroundColor, text: color };
    });
    expect(colours).toEqual(COLOURS[colorScheme]);
    const name = `${viewer}${path.replaceAll(/\W+/g, "-")}-${colorScheme}.png`;
    await page.screenshot({ path: join(SCREENSHOTS, name), fullPage: true });
  }
  await page.emulateMedia({ colorScheme: null });
}
