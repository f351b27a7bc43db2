import { newEmail, registration } from "../support/accounts.ts";
import { expectAccessibleContent } from "../support/browser/accessibility.ts";
import {
  codeForm,
  loginForm,
  registrationForm,
} from "../support/browser/forms.ts";
import { codeOf, linkPathOf } from "../support/browser/mail-server.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";
import {
  advanceTime,
  freezeTime,
  installClock,
} from "../support/browser/time.ts";

test("a verification link works once, and a code can be corrected and requested again", {
  tag: [
    "@2-verification-link-106",
    "@2-verification-link-01",
    "@2-verification-link-03",
    "@2-verification-link-04",
    "@2-verification-link-05",
    "@2-verification-code-03",
    "@2-verification-code-04",
    "@2-verification-code-05",
    "@2-verification-code-06",
  ],
}, async ({ page, site }) => {
  await test.step("a verification link works once and is not opened again with Back, a second visit leads to the login page without an error, and a wrong link shows an error", async () => {
    const email = newEmail();
    await site.call("POST", "/api/register/", {
      json: registration({ email, frontend_url: site.origin }),
    });
    const link = linkPathOf(await site.mail.waitForMail(email));
    await page.goto("/privacy-policy");
    await page.goto(link);
    await expect(page.getByText("Email verified successfully.")).toBeVisible();
    await page.getByRole("link", { name: "Log in now" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/privacy-policy$/);

    const usedText = "This link has already been used. You can log in.";
    const rejection = { status: 400, path: "/api/verify/" } as const;
    await expectFailure(page, rejection, () => page.goto(link));
    const error = page.getByRole("alertdialog", { name: "Error" });
    await expect(
      page.getByRole("heading", { name: "Your email is verified" }),
    ).toBeVisible();
    await expect(page.getByText(usedText)).toBeVisible();
    await expect(error).toBeHidden();
    await expectAccessibleContent(page);

    const failedText =
      "Verification failed. The link may be invalid or expired.";
    await expectFailure(page, rejection, () => page.goto(`${link}x`));
    await expect(error).toContainText(failedText);
    await expectFailure(page, rejection, () =>
      error.getByRole("button", { name: "Try Again" }).click(),
    );
    await expect(error).toContainText(failedText);
    await page.keyboard.press("Escape");
    await expect(error).toBeHidden();
    await expect(page.getByText(failedText)).toBeVisible();
    await expect(
      page.getByRole("link", { name: "Log In", exact: true }),
    ).toBeVisible();
  });
  await test.step("a mistyped code is rejected, a new code can be requested after 30 seconds, and the new code verifies the address", async () => {
    const email = newEmail();
    await installClock(page);
    await page.goto("/register");
    await registrationForm(page).fill(email);
    await registrationForm(page).submit.click();
    await page.getByRole("button", { name: "Enter a code instead" }).click();
    await expect(page.getByText(email)).toBeVisible();
    const form = codeForm(page);
    await expect(form.code).toHaveAttribute("autocomplete", "one-time-code");
    await expect(form.code).toHaveAttribute("inputmode", "numeric");
    await expect(form.resend).toBeDisabled();
    await expect(page.getByRole("timer")).toHaveText(/^00:\d\d$/);
    await expectAccessibleContent(page);

    await form.code.fill("12-34");
    await expectFailure(page, { status: 400, path: "/api/verify/code/" }, () =>
      form.submit.click(),
    );
    const error = page.getByRole("alertdialog", { name: "Error" });
    await expect(error).toContainText("A code has six digits.");
    await expectAccessibleContent(page);
    await error.getByRole("button", { name: "Back to the code" }).click();
    await expect(form.code).toHaveValue("12-34");
    await expect(form.code).toBeFocused();

    await freezeTime(page);
    await advanceTime(page, 30_000);
    await expect(form.resend).toBeEnabled();
    await expect(page.getByRole("timer")).toHaveCount(0);
    await form.resend.click();
    await expect(
      page.getByText("A new code has been sent to your email."),
    ).toBeVisible();
    await expect(form.resend).toBeDisabled();
    await form.code.fill(codeOf(await site.mail.waitForMail(email, 1)));
    await form.submit.click();
    await expect(page.getByText("Email verified successfully.")).toBeVisible();
    await advanceTime(page, 3_000);
    await expect(page).toHaveURL(/\/login$/);
    await expect(loginForm(page).email).toHaveValue(email);
  });
});
