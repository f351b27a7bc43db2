import type { Page } from "@playwright/test";
import { SESSION_LIFETIME } from "../../../contract/constants.ts";
import { loginForm } from "../../support/browser/forms.ts";
import { chooseFromMenu } from "../../support/browser/menus.ts";
import { untilComplete } from "../../support/browser/screens.ts";
import type { SiteMember } from "../../support/browser/site.ts";
import {
  readLocalStorage,
  storeFromOtherTab,
} from "../../support/browser/storage.ts";
import { expect, test } from "../../support/browser/test.ts";
import { installClock } from "../../support/browser/time.ts";

test("a tab follows each change of the session in another tab, and a session that is stored without its token is removed when the site is opened", {
  tag: ["@2-guards-06", "@4-session-08", "@4-session-09"],
}, async ({ newMember, site }) => {
  const { page } = await newMember("investor");
  const [first, second, third] = [
    await site.addMember("investor", {
      profile: { businessName: "Kilimani Capital" },
    }),
    await site.addMember("investor", {
      profile: { businessName: "Volta Partners" },
    }),
    await site.addMember("investor"),
  ];
  const investee = await site.addMember("investee");
  const heading = page.getByRole("heading", { level: 1 });
  const storedKeys = async () => Object.keys(await readLocalStorage(page));

  await test.step("a session without its token is removed", async () => {
    // This page does not run the site's code.
    await page.goto("/healthz");
    await page.evaluate(() => localStorage.removeItem("token"));
    await page.goto("/training-calendar");
    await expect(page).toHaveURL("/login");
    expect(await storedKeys()).toEqual([]);
  });

  await test.step("a login redirects the login page to the dashboard, even if the visitor requested another page and has partly completed the form", async () => {
    await loginForm(page).email.fill("half@example.org");
    await storeFromOtherTab(page, sessionOf(first));
    await expect(page).toHaveURL("/investor-page");
    await untilComplete(page);
    expect((await readLocalStorage(page)).token).toBe(first.token);
  });

  await test.step("a login of another member with the same role replaces all data on an open dashboard", async () => {
    await expect(heading).toContainText("Kilimani Capital");
    await storeFromOtherTab(page, sessionOf(second));
    await expect(heading).toContainText("Volta Partners");
    await expect(page.getByText("Kilimani Capital")).toHaveCount(0);
    await expect(page).toHaveURL("/investor-page");
  });

  await test.step("unsaved input does not prevent the change to another member's session", async () => {
    await chooseFromMenu(page, "Profile");
    const name = page.getByRole("textbox", { name: "Business name" });
    await name.click();
    await page.keyboard.type("Unsaved");
    const dialogTypes: string[] = [];
    page.on("dialog", async (dialog) => {
      dialogTypes.push(dialog.type());
      await dialog.dismiss();
    });
    await storeFromOtherTab(page, sessionOf(third));
    await expect(page).toHaveURL("/investor-page");
    await expect(heading).toContainText("Baobab Capital");
    expect(dialogTypes).toEqual([]);
  });

  await test.step("removing the token redirects a protected page to the login page, and the next login returns to it", async () => {
    await chooseFromMenu(page, "Training Calendar");
    await expect(page).toHaveURL("/training-calendar");
    // The address changes before the page does. Until then, the next login returns to the previous page.
    await untilComplete(page);
    await expect(heading).toHaveText("Training Calendar");
    await storeFromOtherTab(page, { token: null });
    await expect(page).toHaveURL("/login");
    expect(await storedKeys()).toEqual([]);
    await loginForm(page).logIn(third.email);
    await expect(page).toHaveURL("/training-calendar");
  });

  await test.step("a public page stays open when the token is removed, but no longer shows Logout", async () => {
    await untilComplete(page);
    await page.goto("/privacy-policy");
    await untilComplete(page);
    const banner = page.getByRole("banner");
    await expect(banner.getByText("Logout").first()).toBeAttached();
    await storeFromOtherTab(page, { token: null });
    await expect(banner.getByText("Logout")).toHaveCount(0);
    await expect(page).toHaveURL("/privacy-policy");
    await page.reload();
    await untilComplete(page);
    await expect(page).toHaveURL("/privacy-policy");
  });

  await test.step("a role change redirects a public page to the dashboard of the new role", async () => {
    // The dashboard is loaded from the server. A page that is not loaded yet would miss the next change.
    await storeFromOtherTab(page, sessionOf(first));
    await expect(page).toHaveURL("/investor-page");
    await untilComplete(page);
    await page.goto("/privacy-policy");
    await untilComplete(page);
    // The session of a real investee, because the server would refuse the calls of an investor on an investee's page.
    await storeFromOtherTab(page, sessionOf(investee));
    await expect(page).toHaveURL("/investee-page");
    await expect(page.getByRole("main")).toContainText(
      "Your Matched Investors",
    );
  });
});

test("no tab shows a page of the previous session after a logout, a login with another role, or the end of the session", {
  tag: ["@4-session-02", "@4-session-08", "@4-session-09", "@4-session-10"],
}, async ({ newMember, site }) => {
  const businessName = "Harmattan Fund";
  const { page } = await newMember("investor", { profile: { businessName } });
  const { email: otherEmail } = await site.addMember("investee");
  await installClock(page);
  const context = page.context();
  const tabs = [page, await context.newPage()] as const;
  const [firstTab, secondTab] = tabs;
  const paths = ["/profile", "/investor-page"];
  for (const [index, tab] of tabs.entries()) {
    await tab.goto(paths[index] ?? "/profile");
    await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(protectedText(tab)).not.toHaveCount(0);
    await expect(tab.getByText(businessName)).not.toHaveCount(0);
  }

  await chooseFromMenu(secondTab, "Logout");
  for (const tab of tabs) {
    await expect(tab).toHaveURL("/");
    await expect(protectedText(tab)).toHaveCount(0);
    await expect(tab.getByText(businessName)).toHaveCount(0);
  }

  await chooseFromMenu(firstTab, "LogIn");
  await loginForm(firstTab).logIn(otherEmail);
  for (const tab of tabs) {
    await expect(tab).toHaveURL("/investee-page");
    await expect(
      tab.getByRole("heading", { name: "Your Matched Investors" }),
    ).toBeVisible();
    await expect(tab.getByText("Matched Opportunities")).toHaveCount(0);
  }

  await secondTab.goto("/delete-account");
  await expect(protectedText(secondTab)).not.toHaveCount(0);
  await page.clock.fastForward(SESSION_LIFETIME);
  for (const tab of tabs) {
    await expect(tab).toHaveURL("/login");
    await expect(protectedText(tab)).toHaveCount(0);
    await tab.goBack();
    await expect(tab).toHaveURL("/login");
    await expect(protectedText(tab)).toHaveCount(0);
  }
});

/** Finds text that appears only on members' pages: Manage Account, or the warning about deleting the account. */
const protectedText = (page: Page) =>
  page.getByText("Manage Account").or(page.getByText("This can't be undone."));

/** Returns the values that are stored when this member logs in. */
function sessionOf({ email, token, userType }: SiteMember) {
  return {
    current_user: JSON.stringify({
      email,
      user_type: userType,
      loggedInAt: Date.now(),
    }),
    user_type: userType,
    token,
  };
}
