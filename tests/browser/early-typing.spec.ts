import { GOOD_PASSWORD, newEmail } from "../support/accounts.ts";
import { loginForm, registrationForm } from "../support/browser/forms.ts";
import { delayScripts } from "../support/browser/network.ts";
import { resetForm } from "../support/browser/password-forms.ts";
import { expect, test } from "../support/browser/test.ts";

test("registration fields that are filled in before hydration keep their values and enable the submit button", async ({
  page,
}) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/register", { waitUntil: "commit" });
  const form = registrationForm(page);
  const email = newEmail();
  await form.fill(email, "investor");
  await expect(form.submit).toBeDisabled();
  releaseScripts();
  await expect(form.submit).toBeEnabled();
  await expect(form.role("investor")).toBeChecked();
  await expect(form.email).toHaveValue(email);
  await expect(form.password).toHaveValue(GOOD_PASSWORD);
});

test("login fields that are filled in before hydration keep their values and can be submitted", async ({
  page,
  site,
}) => {
  const { email } = await site.addMember("investor");
  const releaseScripts = await delayScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  const form = loginForm(page);
  await form.fill(email);
  releaseScripts();
  await form.submit.click();
  await expect(page).not.toHaveURL(/\/login/);
});

test("an email address typed into the password reset form before hydration is kept and can be submitted", async ({
  page,
}) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/reset-password", { waitUntil: "commit" });
  const form = resetForm(page);
  await form.email.fill(newEmail());
  releaseScripts();
  await form.submit.click();
  await expect(
    page.getByText("If an account with that email exists"),
  ).toBeVisible();
});
