import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { sessions } from "../../../server/database/schema.ts";
import { expectAccessiblePart } from "../../support/browser/accessibility.ts";
import { loginForm } from "../../support/browser/forms.ts";
import { chooseFromMenu } from "../../support/browser/menus.ts";
import { profileForm } from "../../support/browser/profile-form.ts";
import { readLocalStorage } from "../../support/browser/storage.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import { setAvatar } from "../../support/driven/profile-state.ts";

const DRAFT_OFFER = "We kept what you had typed when you left this page.";

test("unsaved input can be restored at the next login after the server has ended the session", async ({
  newMember,
  site,
}) => {
  const { page, id, email } = await newMember("investor");
  await page.goto("/profile");
  const form = profileForm(page);
  await form.name.fill("Unsaved Capital");
  // Ends the session when the save is sent, because another call could end it on the page before the click.
  await page.route("**/api/profile/", async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    await site.database.delete(sessions).where(eq(sessions.accountId, id));
    return route.continue();
  });
  await expectFailure(page, { status: 401, path: "/api/profile/" }, () =>
    form.save.click(),
  );
  await page.unrouteAll();
  await expect(page).toHaveURL("/");
  await page.getByRole("alert").getByRole("link", { name: "Log In" }).click();
  await loginForm(page).logIn(email);
  await expect(page).toHaveURL("/profile");
  await expect(page.getByText(DRAFT_OFFER)).toBeVisible();
  await expect(form.name).toHaveValue("Baobab Capital");
  await page.getByRole("button", { name: "Restore it" }).click();
  await expect(form.name).toHaveValue("Unsaved Capital");
  await form.save.click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await chooseFromMenu(page, "My Dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Welcome, Unsaved Capital",
  );
  await expect(page).toHaveURL("/investor-page");
  await chooseFromMenu(page, "Profile");
  await expect(form.name).toHaveValue("Unsaved Capital");
  await expect(page.getByText(DRAFT_OFFER)).toHaveCount(0);
});

test("unsaved input of one account is not offered to another account, is kept when that account logs out in the same tab, and can be restored and discarded", async ({
  newMember,
  site,
}) => {
  const { page, email } = await newMember("investor");
  const otherMember = await site.addMember("investor", {
    profile: { businessName: "Other Capital" },
  });
  await page.goto("/profile");
  const form = profileForm(page);
  await form.name.fill("Unsaved Capital");
  const logIn = async (address: string) => {
    await loginForm(page).logIn(address);
    await expect(page).toHaveURL("/investor-page");
    await chooseFromMenu(page, "Profile");
  };
  // Removes the session but not the draft, which a logout would delete.
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await logIn(otherMember.email);
  await expect(form.name).toHaveValue("Other Capital");
  await expect(page.getByText(DRAFT_OFFER)).toHaveCount(0);
  await form.name.fill("Unsaved Other");
  await chooseFromMenu(page, "Logout");
  await expect(page).toHaveURL("/");
  await chooseFromMenu(page, "LogIn");
  await logIn(email);
  await expect(page.getByText(DRAFT_OFFER)).toBeVisible();
  await expect(form.name).toHaveValue("Baobab Capital");
  await page.getByRole("button", { name: "Restore it" }).press("Enter");
  await expect(form.name).toHaveValue("Unsaved Capital");
  // The pressed button is gone, and the next Tab key must not start at the top of the page.
  await expect(page.getByRole("main")).toBeFocused();
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Discard it" }).press("Enter");
  await expect(page.getByText(DRAFT_OFFER)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await page.reload();
  await expect(form.name).toHaveValue("Baobab Capital");
  await expect(page.getByText(DRAFT_OFFER)).toHaveCount(0);
});

test("a deliberate logout discards unsaved input without a dialog, also in another tab", async ({
  newMember,
}) => {
  const { page, email } = await newMember("investee");
  await page.goto("/profile");
  const form = profileForm(page);
  await form.name.fill("Unsaved Mills");
  const otherTab = await page.context().newPage();
  await otherTab.goto("/profile");
  await profileForm(otherTab).name.fill("Unsaved Farms");
  await page.bringToFront();
  const dialogTypes: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogTypes.push(dialog.type());
    await dialog.accept();
  });
  await chooseFromMenu(page, "Logout");
  for (const tab of [page, otherTab]) {
    await expect(tab).toHaveURL("/");
    const stored = await tab.evaluate(() => JSON.stringify(sessionStorage));
    expect(stored).not.toContain(email);
  }
  expect(JSON.stringify(await readLocalStorage(page))).not.toContain(email);
  expect(dialogTypes).toEqual([]);
  await chooseFromMenu(page, "LogIn");
  await loginForm(page).logIn(email);
  await expect(page).toHaveURL("/investee-page");
  await chooseFromMenu(page, "Profile");
  await expect(form.name).toHaveValue("Nakuru Dryers");
  await expect(page.getByText(DRAFT_OFFER)).toHaveCount(0);
});

test("following a link on a page with unsaved changes, and closing the page, requires confirmation; the draft is offered on return, and until it is discarded files cannot be chosen or removed, but stored ones can be opened", async ({
  newMember,
  site,
}) => {
  const { page, email } = await newMember("investee");
  await setAvatar(site, email, randomUUID());
  await page.goto("/profile");
  const form = profileForm(page);
  const leaveDialog = page.getByRole("dialog", {
    name: "Leave without saving?",
  });
  await form.name.fill("Unsaved Mills");
  await chooseFromMenu(page, "My Dashboard");
  await expect(leaveDialog).toBeVisible();
  await expectAccessiblePart(leaveDialog);
  await page.keyboard.press("Escape");
  await expect(leaveDialog).toBeHidden();
  await expect(page).toHaveURL("/profile");
  await expect(form.name).toHaveValue("Unsaved Mills");
  await chooseFromMenu(page, "My Dashboard");
  await leaveDialog.getByRole("button", { name: "Leave" }).click();
  // Until the dashboard is displayed, the menu entry Profile leads back to the profile page, which is still open.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Nakuru Dryers",
  );
  await chooseFromMenu(page, "Profile");
  await expect(page.getByText(DRAFT_OFFER)).toBeVisible();
  await expect(form.picture).toBeDisabled();
  const fileButton = (name: RegExp) =>
    page.getByRole("main").getByRole("button", { name });
  await expect(fileButton(/^Remove /)).toBeDisabled();
  await expect(fileButton(/^Open /)).toBeEnabled();
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(form.name).toHaveValue("Nakuru Dryers");
  await expect(form.picture).toBeEnabled();
  await expect(fileButton(/^Remove /)).toBeEnabled();
  // The form has no unsaved changes now, so there is no dialog.
  await chooseFromMenu(page, "My Dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Nakuru Dryers",
  );
  await chooseFromMenu(page, "Profile");

  const dialogTypes: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogTypes.push(dialog.type());
    await dialog.dismiss();
  });
  await expect(form.name).toHaveValue("Nakuru Dryers");
  await form.name.fill("Unsaved Mills");
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogTypes).toEqual(["beforeunload"]);
  await expect(form.name).toHaveValue("Unsaved Mills");
});
