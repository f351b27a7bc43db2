import { GOOD_PASSWORD, newEmail } from "../support/accounts.ts";
import { loginForm } from "../support/browser/forms.ts";
import { expect, test } from "../support/browser/test.ts";

test("a login form submitted without the page's scripts adds nothing to the address, and such an address loses its query", {
  tag: "@6-login-42",
}, async ({ page }) => {
  const form = loginForm(page);
  await page.goto("/login");
  await form.fill(newEmail());
  // As a password manager does: without the submit event that the page handles.
  const posted = page.waitForRequest((request) =>
    request.isNavigationRequest(),
  );
  await page
    .locator("form")
    .evaluate((element) => HTMLFormElement.prototype.submit.call(element));
  expect((await posted).url()).toMatch(/\/login$/);
  await expect(form.email).toHaveValue("");
  await expect(page).toHaveURL("/login");

  const query = new URLSearchParams({
    email: newEmail(),
    password: GOOD_PASSWORD,
  });
  await page.goto(`/login?${query}`);
  await expect(form.submit).toBeVisible();
  await expect(page).toHaveURL("/login");
});
