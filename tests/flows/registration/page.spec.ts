import { REGISTRATION_REDIRECT_DELAY } from "../../../contract/constants.ts";
import { GOOD_PASSWORD, newEmail } from "../../support/accounts.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import {
  expectProblem,
  loginForm,
  registrationForm,
} from "../../support/browser/forms.ts";
import { expect, test } from "../../support/browser/test.ts";
import {
  advanceTime,
  freezeTime,
  installClock,
} from "../../support/browser/time.ts";

test("/register shows the registration form, and Login opens the login page", {
  tag: [
    "@2-registration-01",
    "@2-registration-02",
    "@2-registration-03",
    "@2-registration-04",
  ],
}, async ({ page }) => {
  await page.goto("/register");
  const form = registrationForm(page);
  await expect(form.role("investor")).toBeVisible();
  await expect(form.role("investee")).toBeVisible();
  for (const field of [form.email, form.password, form.confirm])
    await expect(field).toBeEditable();
  await expect(form.submit).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test("the registration page has a login link", {
  tag: ["@2-registration-05"],
}, async ({ page }) => {
  await page.goto("/register");
  await expect(
    page.getByRole("main").getByRole("link", { name: "Login" }),
  ).toHaveAttribute("href", "/login");
});

test("after a pause in typing, the field that has the focus shows its error", {
  tag: ["@5-registration-14"],
}, async ({ page }) => {
  await page.goto("/register");
  const form = registrationForm(page);
  await form.fill(newEmail());
  await form.confirm.fill(`${GOOD_PASSWORD}x`);
  await expect(form.confirm).toBeFocused();
  await expectProblem(form.confirm, "Passwords do not match.");
});

test("clearing the email clears the passwords and every error", {
  tag: ["@5-registration-18", "@5-registration-19"],
}, async ({ page }) => {
  await page.goto("/register");
  const form = registrationForm(page);
  await form.email.fill("ama@mailinator.com");
  await form.password.fill("short");
  await form.confirm.fill("other");
  await form.confirm.blur();
  for (const [field, problem] of [
    [form.email, "Disposable or temporary email addresses are not allowed."],
    [form.password, "Your password must contain at least 8 characters."],
    [form.confirm, "Passwords do not match."],
  ] as const)
    await expectProblem(field, problem);
  await form.email.clear();
  await expect(form.password).toHaveValue("");
  await expect(form.confirm).toHaveValue("");
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
});

test("after a registration, the login page opens with the email address filled in", {
  tag: ["@2-registration-07", "@2-registration-08", "@2-registration-09"],
}, async ({ page }) => {
  await installClock(page);
  await page.goto("/register");
  const form = registrationForm(page);
  const email = newEmail();
  await form.fill(email.toUpperCase(), "investor");
  await freezeTime(page);
  await form.submit.click();
  await expect(
    page.getByText(
      "Account created. Please verify your email. A verification link has been sent to your email.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    `We sent the email to ${email}.`,
  );
  await expect(page).toHaveURL(/\/register$/);
  await advanceTime(page, REGISTRATION_REDIRECT_DELAY);
  await expect(page).toHaveURL(/\/login$/);
  await expect(loginForm(page).email).toHaveValue(email);
});
