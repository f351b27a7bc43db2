import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import {
  type Screen,
  screens,
  untilComplete,
  type Viewer,
} from "../support/browser/screens.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";
import { htmlProblems } from "../support/browser/valid-html.ts";
import { findInvestors } from "../support/match-calls.ts";

const SITE = join(import.meta.dirname, "../../dist");

const files = readdirSync(SITE, { recursive: true, encoding: "utf8" });

test("every built page is valid HTML", async () => {
  const pages = files.filter((name) => name.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(9);
  for (const name of pages)
    expect
      .soft(await htmlProblems(readFileSync(join(SITE, name), "utf8")), name)
      .toEqual([]);
});

test("no built file contains a placeholder that the server would have to fill", () => {
  for (const name of files.filter((one) => /\.(html|xml|txt)$/.test(one)))
    expect
      .soft(readFileSync(join(SITE, name), "utf8"), name)
      .not.toMatch(/%[A-Z_]+%/);
});

test("every public screen is valid HTML in the browser", async ({ page }) => {
  await expectValidScreens(page, "visitor");
});

test("every screen of an investor is valid HTML in the browser", async ({
  newMember,
  site,
}) => {
  await site.retireInvestors();
  const { page } = await newMember("investor");
  await findInvestors(site, await site.addMember("investee"));
  await expectValidScreens(page, "investor");
});

test("every screen of an investee is valid HTML in the browser", async ({
  newMember,
  site,
}) => {
  await site.retireInvestors();
  for (const businessName of ["Acacia Fund", "Baobab Capital"])
    await site.addMember("investor", { profile: { businessName } });
  const investee = await newMember("investee");
  await findInvestors(site, investee);
  await expectValidScreens(investee.page, "investee");
});

async function expectValidScreens(page: Page, viewer: Viewer): Promise<void> {
  const own = Object.values(screens)
    .flat()
    .filter((screen) => screen.viewer === viewer);
  for (const screen of own)
    await test.step(screen.path, () => expectValidScreen(page, screen));
}

async function expectValidScreen(
  page: Page,
  { path, refused }: Screen,
): Promise<void> {
  const open = () => page.goto(path);
  await (refused ? expectFailure(page, refused, open) : open());
  await untilComplete(page);
  expect.soft(await htmlProblems(await page.content()), path).toEqual([]);
  expect.soft(await withoutHeading(page), path).toEqual([]);
}

/** Returns the start tags of sections and articles without a heading. */
function withoutHeading(page: Page): Promise<string[]> {
  return page
    .locator("section, article")
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.querySelector("h1, h2, h3, h4, h5, h6") === null)
        .map((part) => (part.cloneNode() as Element).outerHTML),
    );
}
