import type { Page } from "@playwright/test";
import { SESSION_LIFETIME, SESSION_NOTICE } from "../../contract/constants.ts";
import { GOOD_PASSWORD } from "../support/accounts.ts";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { loginForm } from "../support/browser/forms.ts";
import { chooseFromMenu } from "../support/browser/menus.ts";
import { openSidebar, sidebar } from "../support/browser/navigation.ts";
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

const PHONE = { width: 390, height: 844 };

/** Selects a picture in the sidebar of a wide window and waits until it is shown. */
async function selectPicture(page: Page): Promise<void> {
  await sidebar(page).locator("input[type=file]").setInputFiles(PICTURE);
  await expect(sidebar(page).locator("img")).toHaveAttribute("src", /^blob:/);
}

test("the sidebar shows a selected picture until a reload without uploading it, also after the session is renewed, and the initials instead of a picture that the browser cannot show; in the menu of a phone, an investor's sidebar has a greeting, links to pages, Trade Connect, and Manage Account with its two links", {
  tag: [
    "@2-investor-dashboard-02",
    "@2-investor-dashboard-03",
    "@2-investor-dashboard-04",
    "@2-investor-dashboard-05",
    "@2-investor-dashboard-06",
    "@2-investor-dashboard-07",
    "@2-investor-dashboard-08",
    "@2-investor-dashboard-17",
  ],
}, async ({ newMember, site }) => {
  const { page } = await newMember(
    "investor",
    {},
    { login: SESSION_LIFETIME - SESSION_NOTICE },
  );
  const person = sidebar(page).locator(".person");
  const input = person.locator("input[type=file]");
  const picture = person.locator("img");
  const problem = person.getByRole("alert");
  const fetchedFiles: string[] = [];
  const changes: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/files/")) fetchedFiles.push(pathname);
    if (request.method() !== "GET") changes.push(pathname);
  });

  await test.step("a selected picture is still shown after the session is renewed", async () => {
    await page.goto("/profile");
    await expect(input).toHaveAttribute("accept", "image/*");
    await selectPicture(page);
    await page.getByRole("button", { name: "Log in again now" }).click();
    const dialog = page.getByRole("dialog", { name: "Log in again" });
    await dialog.getByLabel("Password", { exact: true }).fill(GOOD_PASSWORD);
    await dialog.getByRole("button", { name: "Log In" }).click();
    await expect(dialog).toBeHidden();
    await expect(picture).toHaveAttribute("src", /^blob:/);
  });

  await test.step("another file does not replace the picture, and initials replace a picture that the browser cannot show", async () => {
    changes.length = 0;
    await input.setInputFiles({ ...PICTURE, mimeType: "application/pdf" });
    await expect(problem).toHaveText("Please choose an image.");
    await expect(picture).toHaveAttribute("src", /^blob:/);
    await input.setInputFiles({
      name: "logo.jpg",
      mimeType: "image/jpeg",
      // A JPEG file without image data.
      buffer: jpeg,
    });
    await expect(problem).toHaveText("This browser cannot show this picture.");
    await expect(picture).toHaveCount(0);
    await expect(person).toContainText("BC");
    await selectPicture(page);
    await expect(problem).toHaveCount(0);
    expect(changes).toEqual([]);
  });

  await test.step("after a reload, the initials are shown instead of a stored picture that no browser can show, which is fetched once", async () => {
    const raw = formOf(
      { ...investorParts, business_name: "Baobab Capital" },
      { avatar: { content: jpeg, name: "logo.jpg" } },
    );
    const token = await page.evaluate(() => localStorage.token);
    await site.call("PUT", "/api/profile/", { token, raw });
    await page.reload();
    await expect.poll(() => fetchedFiles).toHaveLength(1);
    await expect(person).toContainText("BC");
    await expect(problem).toHaveCount(0);
    await chooseFromMenu(page, "Training Calendar");
    await chooseFromMenu(page, "Profile");
    await expect(profileForm(page).name).toBeVisible();
    await expect(picture).toHaveCount(0);
    expect(fetchedFiles).toHaveLength(1);
  });

  await test.step("in the menu of a phone, the sidebar has a greeting, links to pages, Trade Connect, and Manage Account with its two links", async () => {
    await page.setViewportSize(PHONE);
    const entries = await openSidebar(page);
    await expect(entries).toContainText("Hello");
    await expect(entries.locator("img")).toHaveCount(0);
    await entries.locator("input[type=file]").setInputFiles(PICTURE);
    await expect(entries.locator("img")).toHaveAttribute("src", /^blob:/);
    for (const [name, href] of [
      ["Profile", "/profile"],
      ["Programs", "/programs"],
      ["Training Calendar", "/training-calendar"],
      ["Events Calendar", "/events-calendar"],
      ["Support", "/support"],
    ] as const)
      await expect(
        entries.getByRole("link", { name, exact: true }),
      ).toHaveAttribute("href", href);
    const trade = entries.getByRole("link", { name: "Trade Connect" });
    await expect(trade).toHaveAttribute("target", "_blank");
    await expect(
      entries.getByRole("link", { name: "Looking for Funding?" }),
    ).toHaveCount(0);
    await entries.getByRole("button", { name: "Manage Account" }).click();
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
});

test("a picture that is selected in a session without a stored email address is not shown to the member who logs in next in the same tab", {
  tag: ["@2-investor-dashboard-03"],
}, async ({ newMember, site }) => {
  const { page } = await newMember("investor");
  const nextMember = await site.addMember("investor");
  // This page does not run the site's code.
  await page.goto("/healthz");
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
