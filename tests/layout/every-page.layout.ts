import type { Page } from "@playwright/test";
import {
  type Screen,
  screens,
  untilComplete,
  type Viewer,
} from "../support/browser/screens.ts";
import {
  LARGE_TEXT_SETTINGS,
  layoutFaults,
  SETTINGS,
} from "../support/browser/small-screens.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";
import { findInvestors } from "../support/match-calls.ts";

test.describe.configure({ timeout: 1_800_000 });

test.describe("with the cookie bar", () => {
  test.use({ cookiesAccepted: false });

  test("on no public screen is a focused control covered or a text cut, in any small window and with any text settings", async ({
    page,
  }) => {
    await expectNoFaults(page, "visitor");
  });
});

test("on no screen of an investor is a focused control covered or a text cut, in any small window and with any text settings", async ({
  newMember,
  site,
}) => {
  await site.suspendInvestors();
  const { page } = await newMember("investor");
  await findInvestors(site, await site.addMember("investee"));
  await expectNoFaults(page, "investor");
});

test("on no screen of an investee is a focused control covered or a text cut, in any small window and with any text settings", async ({
  newMember,
  site,
}) => {
  await site.suspendInvestors();
  for (const businessName of ["Acacia Fund", "Baobab Capital"])
    await site.addMember("investor", { profile: { businessName } });
  const investee = await newMember("investee");
  await findInvestors(site, investee);
  await expectNoFaults(investee.page, "investee");
});

async function expectNoFaults(page: Page, viewer: Viewer): Promise<void> {
  const faults: string[] = [];
  for (const screen of Object.values(screens).flat())
    if (screen.viewer === viewer)
      faults.push(...(await faultsOf(page, screen)));
  expect(faults).toEqual([]);
}

async function faultsOf(page: Page, { path, rejected }: Screen) {
  await page.setViewportSize({ width: 1280, height: 900 });
  const open = () => page.goto(path);
  await (rejected ? expectFailure(page, rejected, open) : open());
  await untilComplete(page);
  const isLargeText = test.info().project.name === "large-text";
  return layoutFaults(page, isLargeText ? LARGE_TEXT_SETTINGS : SETTINGS);
}
