import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { pagePath } from "../../../contract/pages.ts";
import { reminderSettings } from "../../../server/database/schema.ts";
import { GOOD_PASSWORD, logIn } from "../../support/accounts.ts";
import { openArchive } from "../../support/archive.ts";
import { expectAccessiblePart } from "../../support/browser/accessibility.ts";
import { chooseFromMenu } from "../../support/browser/menus.ts";
import { openWithinSite } from "../../support/browser/navigation.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import { textField } from "../../support/http-client.ts";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

async function openManageAccount(page: Page): Promise<Locator> {
  await chooseFromMenu(page, "Manage Account");
  return page.getByRole("dialog", { name: "Manage Account" });
}

test("a member sees their sessions, can log out one device and then all others, turns the reminders off and on, and stops them with the link of a reminder", {
  tag: ["@phone", "@2-reminders-41", "@2-reminders-42"],
}, async ({ newMember, site }) => {
  const { page, id, email } = await newMember("investee");
  const logInFrom = async (userAgent: string) =>
    textField(
      await site.call("POST", "/api/login/", {
        json: { email, password: GOOD_PASSWORD },
        headers: { "User-Agent": userAgent },
      }),
      "token",
    );
  const desktopToken = await logInFrom(CHROME);
  const phoneToken = await logInFrom(IPHONE);
  const statusOf = async (token: string) =>
    (await site.call("GET", "/api/user/", { token })).status;
  await page.goto("/profile");
  const dialog = await openManageAccount(page);
  const devices = dialog.locator(".device");
  await expect(devices).toHaveCount(3);
  await expect(devices.first()).toContainText("This device");
  await expect(devices.first().getByRole("button")).toHaveCount(0);
  await expect(devices.filter({ hasText: "Chrome on Windows" })).toContainText(
    /Logged in at \d+:\d\d [AP]M, last seen at \d+:\d\d [AP]M/,
  );
  await expectAccessiblePart(dialog);

  await dialog
    .getByRole("button", { name: "Log out Chrome on Windows" })
    .click();
  await expect(dialog.getByRole("status")).toHaveText(
    "Chrome on Windows has been logged out.",
  );
  await expect(devices).toHaveCount(2);
  await expect(
    dialog.getByRole("heading", { name: "Where you are logged in" }),
  ).toBeFocused();
  expect(await statusOf(desktopToken)).toBe(401);
  expect(await statusOf(phoneToken)).toBe(200);

  await dialog.getByRole("button", { name: "Log out everywhere else" }).click();
  await expect(dialog.getByRole("status")).toHaveText(
    "You are now logged out everywhere else.",
  );
  await expect(dialog).toContainText("You are not logged in anywhere else.");
  await expect(devices).toHaveCount(1);
  expect(await statusOf(phoneToken)).toBe(401);
  await expectAccessiblePart(dialog);

  const reminders = dialog.getByRole("checkbox", {
    name: "Email me about the dates of my matches",
  });
  await expect(reminders).toBeChecked();
  await reminders.click();
  await expect(
    dialog.getByText("You get no more of these emails."),
  ).toBeVisible();
  await expect(reminders).not.toBeChecked();
  await page.keyboard.press("Escape");
  await openManageAccount(page);
  await expect(reminders).not.toBeChecked();
  await reminders.click();
  await expect(dialog.getByText("You get these emails again.")).toBeVisible();
  await expect(reminders).toBeChecked();

  const [setting] = await site.database
    .select()
    .from(reminderSettings)
    .where(eq(reminderSettings.accountId, id));
  await page.goto(pagePath("unsubscribe", { token: setting?.token ?? "" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Stop reminders?",
  );
  await page.getByRole("button", { name: "Stop reminders" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Reminders stopped",
  );
  await expect(page.getByText("You will get no more reminders.")).toBeVisible();
  await openWithinSite(page, "/profile");
  await openManageAccount(page);
  await expect(reminders).not.toBeChecked();
});

test("in Manage Account, a device that could not be logged out stays in the list, and loading the list can be retried; a click outside closes the dialog; a member can download their data as a ZIP file, can cancel a slow download, and sees a message after too many", async ({
  newMember,
  site,
}) => {
  const { page, email } = await newMember("investor");
  await logIn(site, email);
  await page.goto("/profile");
  const listUrl = "**/api/sessions/";
  await page.route(listUrl, (route) => route.fulfill({ status: 500 }));
  const dialog = await expectFailure(
    page,
    { status: 500, path: "/api/sessions/" },
    () => openManageAccount(page),
  );
  await expect(dialog.getByRole("alert")).toContainText(
    "Something went wrong on our side. Please try again in a moment.",
  );
  await expectAccessiblePart(dialog);
  await page.unroute(listUrl);
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await expect(dialog.locator(".device")).toHaveCount(2);
  await expect(dialog.getByRole("alert")).toHaveCount(0);

  await page.route("**/api/sessions/*/", (route) =>
    route.fulfill({ status: 500 }),
  );
  await expectFailure(
    page,
    { status: 500, path: /^\/api\/sessions\/[\da-f-]{36}\/$/ },
    () => dialog.locator(".device").getByRole("button").click(),
  );
  await expect(dialog.getByRole("alert")).toHaveText(
    "Unknown browser could not be logged out. Please try again in a moment.",
  );
  await expectFailure(
    page,
    { status: 500, path: "/api/sessions/others/" },
    () =>
      dialog.getByRole("button", { name: "Log out everywhere else" }).click(),
  );
  await expect(dialog.getByRole("alert")).toHaveText(
    "The other devices could not be logged out. Please try again in a moment.",
  );
  await expect(dialog.locator(".device")).toHaveCount(2);

  await test.step("clicking outside the dialog closes it, but dragging from inside to a point outside does not", async () => {
    await dialog.getByRole("heading", { name: "Manage Account" }).hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  await openManageAccount(page);
  const button = dialog.getByRole("button", { name: "Download my data" });

  await test.step("a slow download can be cancelled", async () => {
    // The response never arrives, so the download is still running when Stop is clicked.
    await page.route("**/api/export/", () => {});
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(dialog).toContainText(
      "Preparing your file. Keep this window open until the download is complete.",
    );
    await expectAccessiblePart(dialog);
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("button", { name: "Stop" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button).toBeFocused();
    await expect(button).not.toHaveAttribute("aria-busy", "true");
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    await page.unroute("**/api/export/");
  });

  await test.step("the member's data is downloaded as a ZIP file, five times at most", async () => {
    const download = async () => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        button.click(),
      ]);
      return file;
    };
    const file = await download();
    expect(file.suggestedFilename()).toMatch(
      /^ubia-data-\d{4}-\d\d-\d\d\.zip$/,
    );
    const archive = openArchive(readFileSync(await file.path()));
    expect(archive.json("account.json")).toMatchObject({ account: { email } });
    await expect(dialog.getByRole("status")).toHaveText(
      "Your data has been downloaded as one ZIP file.",
    );
    for (let count = 0; count < 4; count++) await download();
    await expectFailure(page, { status: 429, path: "/api/export/" }, () =>
      button.click(),
    );
    await expect(dialog.getByRole("alert")).toHaveText(
      /^You have downloaded your data several times recently\. Please try again in 1[45] minutes/,
    );
    await expect(button).toBeEnabled();
  });
});
