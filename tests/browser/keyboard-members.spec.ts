import type { Page } from "@playwright/test";
import { untilHydrated } from "../support/browser/hydration.ts";
import { tabTo } from "../support/browser/keyboard.ts";
import {
  investorDashboard,
  matchingPage,
} from "../support/browser/match-pages.ts";
import { chooseFromMenu } from "../support/browser/menus.ts";
import { openWithinSite } from "../support/browser/navigation.ts";
import { overlap } from "../support/browser/overlap.ts";
import { fillInvestee, profileForm } from "../support/browser/profile-form.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";
import { findInvestors } from "../support/match-calls.ts";

/** A phone-sized viewport: the layout for phones must also be usable with a keyboard. */
test.use({ viewport: { width: 390, height: 844 } });

const main = (page: Page) => page.getByRole("main");
const chatButton = (page: Page) =>
  page.getByRole("button", { name: "Virtual Assistant" });

test("a new business saves its profile, is matched, goes back and logs out, and each time the focus moves to the new content", async ({
  newMember,
  site,
}) => {
  await site.suspendInvestors();
  for (const businessName of ["Acacia", "Baobab"])
    await site.addMember("investor", { profile: { businessName } });
  const { page } = await newMember("investee", { profile: null });
  await expectFailure(page, { status: 404, path: "/api/profile/" }, () =>
    page.goto("/profile"),
  );
  // The fields that saving and matching require are listed before the form.
  const meter = page.getByRole("complementary", { name: "Ready for matching" });
  await expect(meter.getByRole("meter")).toHaveAttribute(
    "aria-valuetext",
    "0 of 5",
  );
  await expect(meter).toContainText(
    /Also required to save\s*Country\s*Description\s*Market/,
  );
  await meter.getByRole("link", { name: "Market" }).focus();
  await page.keyboard.press("Enter");
  await expect(profileForm(page).market).toBeFocused();
  await fillInvestee(page, "Mara Mills");
  await expect(meter).not.toContainText("Also required to save");
  const { create } = profileForm(page);
  await create.focus();
  await page.keyboard.press("Enter");
  const savedNotice = page.getByText("Profile created successfully!");
  await expect(savedNotice).toBeVisible();
  await expect(savedNotice).toBeInViewport();
  await expect(create).toBeFocused();
  await expect(page).toHaveURL("/investee-page");
  await expect(main(page)).toBeFocused();

  await page.getByRole("link", { name: "Get Matched" }).first().press("Enter");
  const { getMatched, rerun, criteria, records } = matchingPage(page);
  await expect(rerun).toBeVisible();
  await expect(main(page)).toContainText(
    "A re-run is possible once you have two matches.",
  );
  await getMatched.press("Enter");
  await records.getByRole("button", { name: "Yes" }).press("Enter");
  await criteria.getByRole("button", { name: "Yes, proceed" }).press("Enter");
  const results = page.getByRole("heading", { name: "Your matches" });
  await expect(results).toBeFocused();
  await expect(results).toBeInViewport();
  await expect(main(page)).toContainText(
    "who have not answered yet, with the next best investors you have not been offered yet.",
  );

  await page.goBack();
  await expect(page).toHaveURL("/investee-page");
  await expect(main(page)).toBeFocused();
  await chooseFromMenu(page, "Logout");
  await expect(page).toHaveURL("/");
  await expect(main(page)).toBeFocused();
  await tabTo(page, "Join Now");
});

test("on a phone, the chatbot button stays in the header, and the save bar of the profile does not cover the focused control", async ({
  newMember,
}) => {
  const { page } = await newMember("investee");
  await test.step("on a phone, the chatbot button stays in the header at any scroll position and does not cover the menu button", async () => {
    const header = page.getByRole("banner");
    for (const path of ["/programs", "/profile", "/training-calendar"]) {
      await (path === "/programs"
        ? page.goto(path)
        : openWithinSite(page, path));
      await untilHydrated(chatButton(page));
      for (const position of [0, 0.5, 1]) {
        await page.evaluate(
          (share) => window.scrollTo(0, document.body.scrollHeight * share),
          position,
        );
        const [buttonBox, headerBox] = [
          await chatButton(page).boundingBox(),
          await header.boundingBox(),
        ];
        expect(headerBox?.y).toBe(0);
        expect(buttonBox?.y).toBeGreaterThanOrEqual(0);
        expect(
          (buttonBox?.y ?? 0) + (buttonBox?.height ?? 0),
        ).toBeLessThanOrEqual(headerBox?.height ?? 0);
        expect(
          await overlap(
            chatButton(page),
            header.locator(".site-menu > summary"),
          ),
        ).toBe(false);
      }
    }
  });
  await test.step("while a user tabs through the profile form, the save bar does not cover the focused control", async () => {
    await openWithinSite(page, "/profile");
    const { save } = profileForm(page);
    await untilHydrated(save);
    const focused = main(page).locator(":focus");
    const reached: string[] = [];
    await main(page).focus();
    while (!(await save.evaluate((button) => button.matches(":focus")))) {
      await page.keyboard.press("Tab");
      const id = (await focused.getAttribute("id")) ?? "";
      // A file input is visually hidden; its label is the visible control.
      const isFile = (await focused.getAttribute("type")) === "file";
      const control = isFile
        ? main(page).locator(`label[for="${id}"]`)
        : focused;
      await expect(control).toBeInViewport({ ratio: 1 });
      if (await save.evaluate((button) => button.matches(":focus"))) break;
      expect(await overlap(control, save.locator("..")), id).toBe(false);
      reached.push(isFile ? "file" : id);
    }
    expect(reached).toEqual(expect.arrayContaining(["financial_records"]));
    expect(reached.filter((id) => id === "file")).toHaveLength(4);
  });
});

test("a toast at the bottom of the screen does not cover the focused button", async ({
  newMember,
  site,
}) => {
  await site.suspendInvestors();
  const investee = await site.addMember("investee");
  const { page } = await newMember("investor");
  await findInvestors(site, investee);
  await page.goto("/investor-page");
  const { approve } = investorDashboard(page).row("Nakuru Dryers");
  await approve.focus();
  // Scrolls so that the button is at the bottom of the screen.
  await approve.evaluate((button) =>
    window.scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 4),
  );
  await page.keyboard.press("Enter");
  const toast = page.locator(".toast");
  await expect(toast).toBeVisible();
  const focused = page.locator(":focus");
  expect(await overlap(toast, focused)).toBe(false);
});
