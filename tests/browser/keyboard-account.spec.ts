import { GOOD_PASSWORD, newEmail } from "../support/accounts.ts";
import {
  codeForm,
  loginForm,
  registrationForm,
} from "../support/browser/forms.ts";
import { tabTo } from "../support/browser/keyboard.ts";
import { codeOf } from "../support/browser/mail-server.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";

test("registration, verification by code and login work with the keyboard only", async ({
  page,
  site,
}) => {
  const email = newEmail();
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
  await tabTo(page, "Password");
  await page.keyboard.type(GOOD_PASSWORD);
  await tabTo(page, "I accept the terms and conditions");
  await page.keyboard.press("Space");
  // The new member has no profile yet, so the dashboard's request for it returns 404.
  await expectFailure(page, { status: 404, path: "/api/profile/" }, () =>
    page.keyboard.press("Enter"),
  );
  await expect(page).not.toHaveURL(/\/login/);
});
