import { eq } from "drizzle-orm";
import { sessions } from "../../../server/database/schema.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { loginForm } from "../../support/browser/forms.ts";
import { chooseFromMenu } from "../../support/browser/menus.ts";
import { profileForm } from "../../support/browser/profile-form.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";

const OFFER = "We saved what you typed before you left this page.";

test("what was typed before a forced logout is offered again after the next login", async ({
  newMember,
  site,
}) => {
  const { page, id, email } = await newMember("investor");
  await page.goto("/profile");
  const form = profileForm(page);
  await form.name.fill("Half Typed Capital");
  await site.database.delete(sessions).where(eq(sessions.accountId, id));
  await expectFailure(page, { status: 401, path: "/api/profile/" }, () =>
    form.save.click(),
  );
  await expect(page).toHaveURL("/");
  await page.getByRole("alert").getByRole("link", { name: "Log In" }).click();
  await loginForm(page).logIn(email);
  await expect(page).toHaveURL("/profile");
  await expect(page.getByText(OFFER)).toBeVisible();
  await expect(form.name).toHaveValue("Baobab Capital");
  await page.getByRole("button", { name: "Restore it" }).click();
  await expect(form.name).toHaveValue("Half Typed Capital");
  await form.save.click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await page.goto("/profile");
  await expect(form.name).toHaveValue("Half Typed Capital");
  await expect(page.getByText(OFFER)).toHaveCount(0);
});

test("what was typed is not offered to another account, and can be discarded", async ({
  newMember,
  site,
}) => {
  const { page, email } = await newMember("investor");
  const other = await site.addMember("investor", {
    profile: { businessName: "Other Capital" },
  });
  await page.goto("/profile");
  const form = profileForm(page);
  await form.name.fill("Half Typed Capital");
  for (const [who, name, isOffered] of [
    [other.email, "Other Capital", false],
    [email, "Baobab Capital", true],
  ] as const) {
    await page.evaluate(() => localStorage.clear());
    await page.goto("/login");
    await loginForm(page).logIn(who);
    await expect(page).toHaveURL("/investor-page");
    await page.goto("/profile");
    await expect(form.name).toHaveValue(name);
    await expect(page.getByText(OFFER)).toHaveCount(isOffered ? 1 : 0);
  }
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(page.getByText(OFFER)).toHaveCount(0);
  await page.reload();
  await expect(form.name).toHaveValue("Baobab Capital");
  await expect(page.getByText(OFFER)).toHaveCount(0);
});

test("a deliberate logout discards what was typed", async ({ newMember }) => {
  const { page, email } = await newMember("investee");
  await page.goto("/profile");
  const form = profileForm(page);
  await form.name.fill("Half Typed Mills");
  // The browser asks before leaving a page with unsaved changes; the test accepts.
  page.once("dialog", (dialog) => dialog.accept());
  await chooseFromMenu(page, "Logout");
  await expect(page).toHaveURL("/");
  await page.goto("/login");
  await loginForm(page).logIn(email);
  await expect(page).toHaveURL("/investee-page");
  await page.goto("/profile");
  await expect(form.name).toHaveValue("Nakuru Dryers");
  await expect(page.getByText(OFFER)).toHaveCount(0);
});

test("the browser asks before a page with unsaved changes is closed or left", async ({
  newMember,
}) => {
  const { page } = await newMember("investee");
  await page.goto("/profile");
  const form = profileForm(page);
  const dialogTypes: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogTypes.push(dialog.type());
    await dialog.dismiss();
  });
  await expect(form.name).toHaveValue("Nakuru Dryers");
  await form.name.fill("Half Typed Mills");
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogTypes).toEqual(["beforeunload"]);
  await expect(form.name).toHaveValue("Half Typed Mills");
});

test("a link to another page asks first when there are unsaved changes, and the draft is offered on return", async ({
  newMember,
}) => {
  const { page } = await newMember("investee");
  await page.goto("/profile");
  const form = profileForm(page);
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await form.name.fill("Half Typed Mills");
  await chooseFromMenu(page, "My Dashboard");
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(page).toHaveURL("/profile");
  await expect(form.name).toHaveValue("Half Typed Mills");
  await chooseFromMenu(page, "My Dashboard");
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/investee-page");
  await chooseFromMenu(page, "Profile");
  await expect(page.getByText(OFFER)).toBeVisible();
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(form.name).toHaveValue("Nakuru Dryers");
  // Everything is saved now, so there is no question.
  await chooseFromMenu(page, "My Dashboard");
  await expect(page).toHaveURL("/investee-page");
});
