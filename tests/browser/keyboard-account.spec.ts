import type { Page } from "@playwright/test";
import { GOOD_PASSWORD, newEmail } from "../support/accounts.ts";
import {
  codeForm,
  expectProblem,
  loginForm,
  registrationForm,
} from "../support/browser/forms.ts";
import { tabTo } from "../support/browser/keyboard.ts";
import { codeOf, linkPathOf } from "../support/browser/mail-server.ts";
import { openWithinSite } from "../support/browser/navigation.ts";
import {
  deletionForm,
  newPasswordForm,
} from "../support/browser/password-forms.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";

const NEW_PASSWORD = "Kente-2026";

/** Types the password into the login form, accepts the terms and submits the form. */
async function typeLogin(page: Page, password: string): Promise<void> {
  await tabTo(page, "Password");
  await page.keyboard.type(password);
  await tabTo(page, "I accept the terms and conditions");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
}

test("registration, verification by code, a password reset, login, a request to change the password and the deletion of the account work with the keyboard only", async ({
  page,
  site,
}) => {
  const email = newEmail();

  await test.step("a visitor registers", async () => {
    await page.goto("/register");
    await tabTo(page, "Investee");
    await page.keyboard.press("ArrowRight");
    await expect(registrationForm(page).role("investor")).toBeChecked();
    await tabTo(page, "Email");
    await page.keyboard.type(email);
    await tabTo(page, "Password");
    await page.keyboard.type(GOOD_PASSWORD);
    await tabTo(page, "Confirm password");
    await page.keyboard.type(GOOD_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("heading", { name: "One step left" }),
    ).toBeFocused();
  });

  await test.step("a wrong code can be corrected", async () => {
    await tabTo(page, "Enter a code instead");
    await page.keyboard.press("Enter");
    await expect(codeForm(page).code).toBeVisible();
    await tabTo(page, "Verification code");
    await page.keyboard.type("000000");
    await expectFailure(page, { status: 400, path: "/api/verify/code/" }, () =>
      page.keyboard.press("Enter"),
    );
    await expect(
      page.getByRole("alertdialog", { name: "Error" }),
    ).toHaveAccessibleDescription(
      "This code is wrong or has expired. Please check it or request a new one.",
    );
    await page.keyboard.press("Escape");
    await expect(codeForm(page).code).toBeFocused();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(codeOf(await site.mail.waitForMail(email)));
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("heading", { name: "Your email is verified" }),
    ).toBeFocused();
    await tabTo(page, "Log in now");
    await page.keyboard.press("Enter");
    await expect(loginForm(page).email).toHaveValue(email);
    await expect(loginForm(page).submit).toBeEnabled();
  });

  await test.step("a password reset starts and ends on the login page", async () => {
    await tabTo(page, "Forgot Password?");
    await page.keyboard.press("Enter");
    // The login page, which has an email field too, is visible until the next page has loaded.
    await expect(
      page.getByRole("heading", { name: "Reset your password" }),
    ).toBeVisible();
    await tabTo(page, "Email");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(page.getByText("If an account with that email")).toBeVisible();
    await page.goto(linkPathOf(await site.mail.waitForMail(email, 1)));
    await tabTo(page, "New password");
    await page.keyboard.type("kente");
    await page.keyboard.press("Enter");
    const form = newPasswordForm(page);
    await expectProblem(
      form.password,
      "Password must be at least 8 characters.",
    );
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

  await test.step("the member logs in", async () => {
    await tabTo(page, "Email");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(email);
    await typeLogin(page, NEW_PASSWORD);
    await expect(page).not.toHaveURL(/\/login/);
  });

  await test.step("the member requests a link to change the password", async () => {
    await openWithinSite(page, "/change-password");
    await tabTo(page, "Current password");
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("heading", { name: "Check your inbox" }),
    ).toBeFocused();
    await tabTo(page, "Back to My Dashboard");
  });

  await test.step("the member cancels the deletion of the account, and then deletes it", async () => {
    await openWithinSite(page, "/delete-account");
    const form = deletionForm(page);
    await tabTo(page, "Continue");
    await page.keyboard.press("Enter");
    await expect(form.password).toBeFocused();
    await tabTo(page, "Cancel");
    await page.keyboard.press("Enter");
    await expect(form.confirm).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(form.password).toBeFocused();
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(
      page.getByText("Your account has been deleted."),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});
