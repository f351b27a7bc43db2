import type { Page } from "@playwright/test";
import { untilHydrated } from "../support/browser/hydration.ts";
import { tabTo } from "../support/browser/keyboard.ts";
import {
  investorDashboard,
  matchingPage,
} from "../support/browser/match-pages.ts";
import { chooseFromMenu } from "../support/browser/menus.ts";
import { openSidebar, openWithinSite } from "../support/browser/navigation.ts";
import { overlap } from "../support/browser/overlap.ts";
import { fillInvestee, profileForm } from "../support/browser/profile-form.ts";
import { expect, test } from "../support/browser/test.ts";
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
  await page.goto("/profile");
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

test("on a phone, the menu has an investee's sidebar and a link to matching, the chatbot button stays in the header, and the Tab key reaches every field of the profile", {
  tag: ["@2-investee-dashboard-02", "@2-investee-dashboard-03", "@2-navbar-17"],
}, async ({ newMember }) => {
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
  await test.step("the menu has a greeting, a picture field, Manage Account and a link to matching", async () => {
    const sidebar = await openSidebar(page);
    await expect(sidebar).toContainText("Hello");
    await expect(sidebar.locator("input[type=file]")).toHaveCount(1);
    await expect(
      sidebar.getByRole("button", { name: "Manage Account" }),
    ).toBeVisible();
    // Instead of the sidebar's link to matching in a wide window, the menu has the link of the navbar.
    await expect(
      sidebar.getByRole("link", { name: "Looking for Funding?" }),
    ).toHaveCount(0);
    await chooseFromMenu(page, "Get Matched");
    await expect(page).toHaveURL("/investee-match");
  });
  // tests/browser/small-screens.spec.ts shows that nothing covers the focused controls.
  await test.step("the Tab key reaches every field for a file on the way to the save bar of the profile", async () => {
    await openWithinSite(page, "/profile");
    await untilHydrated(profileForm(page).save);
    await main(page).focus();
    const reached: string[] = [];
    while (reached.at(-1) !== "Save Changes" && reached.length < 100) {
      await page.keyboard.press("Tab");
      reached.push(await page.evaluate(focusedControl));
    }
    expect(reached.at(-1)).toBe("Save Changes");
    expect(reached).toContain("financial_records");
    expect(reached.filter((control) => control === "file")).toHaveLength(4);
  });
});

/** Runs in the page. Returns "file" for a field for a file, the text of a button, and otherwise the id of the control. */
function focusedControl(): string {
  const control = document.activeElement;
  if (control instanceof HTMLInputElement && control.type === "file")
    return "file";
  if (control instanceof HTMLButtonElement)
    return control.textContent?.trim() ?? "";
  return control?.id ?? "";
}

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
