import { GOOD_PASSWORD } from "../support/accounts.ts";
import { expectProblem, loginForm } from "../support/browser/forms.ts";
import { tabTo } from "../support/browser/keyboard.ts";
import { linkPathOf } from "../support/browser/mail-server.ts";
import {
  deletionForm,
  newPasswordForm,
} from "../support/browser/password-forms.ts";
import { expect, test } from "../support/browser/test.ts";

const NEW_PASSWORD = "Kente-2026";

test("a password reset that starts and ends on the login page works with the keyboard only", async ({
  page,
  site,
}) => {
  const { email } = await site.addMember("investee");
  await page.goto("/login");
  await tabTo(page, "Forgot Password?");
  await page.keyboard.press("Enter");
  // The login page, which has an email field too, is visible until the next page has loaded.
  await expect(
    page.getByRole("heading", { name: "Reset your password" }),
  ).toBeVisible();
  await tabTo(page, "Email");
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByText("If an account with that email")).toBeVisible();
  await page.goto(linkPathOf(await site.mail.waitForMail(email)));
  await tabTo(page, "New password");
  await page.keyboard.type("kente");
  await page.keyboard.press("Enter");
  const form = newPasswordForm(page);
  await expectProblem(form.password, "Password must be at least 8 characters.");
  await expect(form.password).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(NEW_PASSWORD);
  await tabTo(page, "Show");
  await page.keyboard.press("Enter");
  await expect(form.password).toHaveAttribute("type", "text");
  await tabTo(page, "Confirm new password");
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { name: "Your new password is set" }),
  ).toBeFocused();
  await tabTo(page, "Log in now");
  await page.keyboard.press("Enter");
  await expect(loginForm(page).email).toBeVisible();
});

test("with the keyboard only, a link to change the password can be requested, and an account can be deleted", async ({
  newMember,
}) => {
  const { page } = await newMember("investor");
  await test.step("a link to change the password can be requested with the keyboard only", async () => {
    await page.goto("/change-password");
    await tabTo(page, "Current password");
    await page.keyboard.type(GOOD_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("heading", { name: "Check your inbox" }),
    ).toBeFocused();
    await tabTo(page, "Back to My Dashboard");
  });
  await test.step("an account can be deleted with the keyboard only, and the deletion can be cancelled", async () => {
    await page.goto("/delete-account");
    const form = deletionForm(page);
    await tabTo(page, "Continue");
    await page.keyboard.press("Enter");
    await expect(form.password).toBeFocused();
    await tabTo(page, "Cancel");
    await page.keyboard.press("Enter");
    await expect(form.confirm).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(form.password).toBeFocused();
    await page.keyboard.type(GOOD_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(
      page.getByText("Your account has been deleted."),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});
