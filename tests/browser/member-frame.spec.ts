import type { Page } from "@playwright/test";
import { SESSION_LIFETIME, SESSION_NOTICE } from "../../contract/constants.ts";
import { GOOD_PASSWORD } from "../support/accounts.ts";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { loginForm } from "../support/browser/forms.ts";
import { chooseFromMenu } from "../support/browser/menus.ts";
import {
  menuButton,
  openSidebar,
  sidebar,
} from "../support/browser/navigation.ts";
import { profileForm } from "../support/browser/profile-form.ts";
import { storeFromOtherTab } from "../support/browser/storage.ts";
import { expect, test } from "../support/browser/test.ts";
import { formOf, investorParts } from "../support/profiles.ts";
import { jpeg } from "../support/sample-files.ts";

const PICTURE = {
  name: "picture.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" />'),
};

/** Selects a picture in the sidebar of a wide window and waits until it is shown. */
async function selectPicture(page: Page): Promise<void> {
  await sidebar(page).locator("input[type=file]").setInputFiles(PICTURE);
  await expect(sidebar(page).locator("img")).toHaveAttribute("src", /^blob:/);
}

test("the sidebar shows the initials instead of a picture that the browser cannot show", {
  tag: ["@2-investor-dashboard-17"],
}, async ({ newMember, site }) => {
  const { page, token } = await newMember("investor");
  await page.goto("/profile");
  const person = sidebar(page).locator(".person");
  const damaged = {
    name: "logo.jpg",
    mimeType: "image/jpeg",
    // A JPEG file without image data.
    buffer: jpeg,
  };
  await person.locator("input[type=file]").setInputFiles(damaged);
  await expect(person.getByRole("alert")).toHaveText(
    "This browser cannot show this picture.",
  );
  await expect(person.locator("img")).toHaveCount(0);
  await expect(person).toContainText("BC");
  await selectPicture(page);
  await expect(person.getByRole("alert")).toHaveCount(0);

  // A stored picture that no browser can show.
  const raw = formOf(
    { ...investorParts, business_name: "Baobab Capital" },
    { avatar: { content: jpeg, name: "logo.jpg" } },
  );
  await site.call("PUT", "/api/profile/", { token, raw });
  let fetchCount = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/files/")) fetchCount += 1;
  });
  await page.reload();
  await expect.poll(() => fetchCount).toBe(1);
  await expect(person).toContainText("BC");
  await expect(person.getByRole("alert")).toHaveCount(0);
  await chooseFromMenu(page, "Training Calendar");
  await chooseFromMenu(page, "Profile");
  await expect(profileForm(page).name).toBeVisible();
  await expect(person.locator("img")).toHaveCount(0);
  expect(fetchCount).toBe(1);
});

test("a picture that is selected in a session without a stored email address is not shown to the member who logs in next in the same tab", {
  tag: ["@2-investor-dashboard-03"],
}, async ({ newMember, site }) => {
  const { page } = await newMember("investor");
  const nextMember = await site.addMember("investor");
  await page.evaluate(() => localStorage.removeItem("current_user"));
  await page.goto("/profile");
  await selectPicture(page);
  // Unlike a logout, the end of the session in another tab does not reload this tab.
  await storeFromOtherTab(page, { token: null });
  await expect(page).toHaveURL("/login");
  await loginForm(page).logIn(nextMember.email);
  await expect(page).toHaveURL("/profile");
  await expect(sidebar(page)).toContainText("Hello");
  await expect(sidebar(page).locator("img")).toHaveCount(0);
});

test("a picture that is selected in the sidebar is still shown after the session is renewed", {
  tag: ["@2-investor-dashboard-03"],
}, async ({ newMember }) => {
  const { page } = await newMember(
    "investor",
    {},
    { login: SESSION_LIFETIME - SESSION_NOTICE },
  );
  await page.goto("/profile");
  await selectPicture(page);
  await page.getByRole("button", { name: "Log in again now" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in again" });
  await dialog.getByLabel("Password", { exact: true }).fill(GOOD_PASSWORD);
  await dialog.getByRole("button", { name: "Log In" }).click();
  await expect(dialog).toBeHidden();
  await expect(sidebar(page).locator("img")).toHaveAttribute("src", /^blob:/);
});

test("an investor's sidebar shows a selected picture until a reload without uploading it, and has a greeting, links to pages, Trade Connect, and Manage Account with its two links", {
  tag: [
    "@phone",
    "@2-investor-dashboard-02",
    "@2-investor-dashboard-03",
    "@2-investor-dashboard-04",
    "@2-investor-dashboard-05",
    "@2-investor-dashboard-06",
    "@2-investor-dashboard-07",
    "@2-investor-dashboard-08",
  ],
}, async ({ newMember }) => {
  const { page } = await newMember("investor");
  const nonGetUrls: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") nonGetUrls.push(request.url());
  });
  await page.goto("/profile");
  const sidebar = await openSidebar(page);
  const input = sidebar.locator("input[type=file]");
  await expect(input).toHaveAttribute("accept", "image/*");
  await input.setInputFiles(PICTURE);
  const picture = sidebar.locator("img");
  await expect(picture).toHaveAttribute("src", /^blob:/);
  await input.setInputFiles({ ...PICTURE, mimeType: "application/pdf" });
  await expect(sidebar).toContainText("Please choose an image.");
  await expect(picture).toHaveAttribute("src", /^blob:/);
  expect(nonGetUrls).toEqual([]);
  await page.reload();
  await expect(await openSidebar(page)).toContainText("Hello");
  await expect(picture).toHaveCount(0);
  for (const [name, href] of [
    ["Profile", "/profile"],
    ["Programs", "/programs"],
    ["Training Calendar", "/training-calendar"],
    ["Events Calendar", "/events-calendar"],
    ["Support", "/support"],
  ] as const)
    await expect(
      sidebar.getByRole("link", { name, exact: true }),
    ).toHaveAttribute("href", href);
  const trade = sidebar.getByRole("link", { name: "Trade Connect" });
  await expect(trade).toHaveAttribute("target", "_blank");
  await expect(
    sidebar.getByRole("link", { name: "Looking for Funding?" }),
  ).toHaveCount(0);
  await sidebar.getByRole("button", { name: "Manage Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Manage Account" });
  await expect(dialog.getByRole("link")).toHaveText([
    "Change Password",
    "Delete Account",
  ]);
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "Change Password" }).click();
  await expect(page).toHaveURL("/change-password");
  await expect(dialog).toHaveCount(0);
});

test("an investee's sidebar has a greeting, a picture field, Manage Account and a link to matching", {
  tag: [
    "@phone",
    "@2-investee-dashboard-02",
    "@2-investee-dashboard-03",
    "@2-navbar-17",
  ],
}, async ({ newMember }) => {
  const { page } = await newMember("investee");
  await page.goto("/profile");
  const sidebar = await openSidebar(page);
  await expect(sidebar).toContainText("Hello");
  await expect(sidebar.locator("input[type=file]")).toHaveCount(1);
  await expect(
    sidebar.getByRole("button", { name: "Manage Account" }),
  ).toBeVisible();
  // On a phone, the sidebar omits the link to matching, because the menu already has the navbar's Get Matched link.
  const hasMenu = await menuButton(page).isVisible();
  await expect(
    sidebar.getByRole("link", { name: "Looking for Funding?" }),
  ).toHaveCount(hasMenu ? 0 : 1);
  await chooseFromMenu(page, hasMenu ? "Get Matched" : "Looking for Funding?");
  await expect(page).toHaveURL("/investee-match");
});
