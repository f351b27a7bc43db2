import {
  PASSWORD_MAX_LENGTH,
  REGISTRATION_REDIRECT_DELAY,
} from "../../../contract/constants.ts";
import { GOOD_PASSWORD, newEmail } from "../../support/accounts.ts";
import {
  expectNoProblem,
  expectProblem,
  registrationForm,
} from "../../support/browser/forms.ts";
import { chooseFromMenu } from "../../support/browser/menus.ts";
import { delayFile } from "../../support/browser/network.ts";
import { expect, test } from "../../support/browser/test.ts";
import {
  advanceTime,
  freezeTime,
  installClock,
} from "../../support/browser/time.ts";

test("one of the two roles can be selected, and neither is preselected", {
  tag: ["@1-registration-01", "@2-registration-02"],
}, async ({ page }) => {
  await page.goto("/register");
  await expect(page).toHaveTitle("Join Ubia | Ubia");
  const uncheckedRoles = page
    .getByRole("group", { name: "I am an" })
    .getByRole("radio", { checked: false });
  await expect(uncheckedRoles).toHaveCount(2);
  await registrationForm(page).role("investor").check();
  await expect(uncheckedRoles).toHaveCount(1);
});

test("the password strength has five levels", {
  tag: ["@2-registration-06", "@5-registration-20", "@5-registration-21"],
}, async ({ page }) => {
  await page.goto("/register");
  const { password } = registrationForm(page);
  const strength = page
    .getByRole("status")
    .filter({ hasText: "Password strength" });
  for (const [value, level] of [
    ["a", "Very weak"],
    ["aaaaaaaa", "Weak"],
    ["aaaaaaaA", "Fair"],
    ["aaaaaaA1", "Good"],
    ["aaaaaA1!", "Strong"],
    // A password of twelve or more characters is one level stronger, up to Strong.
    ["aaaaaaaaaaaa", "Fair"],
    ["aaaaaaaaaA1!", "Strong"],
    ["PASSWORD", "Very weak"],
  ] as const) {
    await password.fill(value);
    await expect(strength).toHaveText(`Password strength${level}`);
  }
});

test("Continue is disabled until every field is filled in, and a hint lists the missing fields", {
  tag: ["@5-registration-16"],
}, async ({ page }) => {
  await page.goto("/register");
  const form = registrationForm(page);
  const hint = page.getByText(/^(Still missing:|Fill in every field)/);
  await expect(hint).toHaveText("Fill in every field to continue.");
  await expect(form.submit).toBeDisabled();
  await form.email.fill(newEmail());
  await form.password.fill(GOOD_PASSWORD);
  await form.confirm.fill(GOOD_PASSWORD);
  // A skipped role is reported as an error, not in the hint.
  await expect(
    page.getByText("Please select Investor or Investee."),
  ).toBeVisible();
  await expect(hint).toHaveCount(0);
  await expect(form.submit).toBeDisabled();
  await form.role("investee").check();
  for (const field of [form.password, form.confirm]) {
    await expect(form.submit).toBeEnabled();
    await expect(hint).toHaveCount(0);
    await field.fill("");
    await expect(form.submit).toBeDisabled();
    await field.fill(GOOD_PASSWORD);
  }
  await expect(form.submit).toBeEnabled();
  // Clearing the email also clears the passwords.
  await form.email.fill("");
  await form.password.fill(GOOD_PASSWORD);
  await expect(hint).toHaveText(
    "Still missing: your email and the password confirmation.",
  );
  await form.email.fill(newEmail());
  await expect(hint).toHaveText("Still missing: the password confirmation.");
  await form.email.fill("");
  await form.email.fill(newEmail());
  await expect(hint).toHaveText(
    "Still missing: a password and the password confirmation.",
  );
  await expect(form.submit).toBeDisabled();
});

test("an invalid field shows its error, and disables Continue until it is corrected", {
  tag: [
    "@5-registration-01",
    "@5-registration-02",
    "@5-registration-07",
    "@5-registration-08",
    "@5-registration-09",
    "@5-registration-10",
    "@5-registration-11",
    "@5-registration-12",
    "@5-registration-13",
    "@5-registration-14",
    "@5-registration-15",
  ],
}, async ({ page }) => {
  await page.goto("/register");
  const form = registrationForm(page);
  const { email, password, confirm } = form;
  const valid = { email: newEmail(), password: GOOD_PASSWORD };
  await form.fill(valid.email);
  for (const [field, value, problem] of [
    [email, "no address", "Please enter a valid email address."],
    [
      email,
      "ann@mail.yopmail.com",
      "Disposable or temporary email addresses are not allowed.",
    ],
    [confirm, `${GOOD_PASSWORD}x`, "Passwords do not match."],
    [password, "Welcome", "Your password can't be a commonly used password."],
    [password, "Aa1!", "Your password must contain at least 8 characters."],
    [
      password,
      `Aa1!${"x".repeat(PASSWORD_MAX_LENGTH - 3)}`,
      "Password cannot exceed 128 characters.",
    ],
    [password, "KILIMANJARO-42", "Password must include a lowercase letter."],
    [password, "kilimanjaro-42", "Password must include an uppercase letter."],
    [password, "Kilimanjaro-x", "Password must include a number."],
    [password, "Kilimanjaro42", "Password must include a special character."],
  ] as const) {
    await field.fill(value);
    await field.blur();
    await expectProblem(field, problem);
    await expect(form.submit).toBeDisabled();
    await field.fill(field === email ? valid.email : valid.password);
    await expectNoProblem(field);
  }
  await expect(form.submit).toBeEnabled();
});

test("the form cannot be changed or sent again while the request is pending", {
  tag: ["@5-registration-17"],
}, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route("**/api/register/", async (route) => {
    requests += 1;
    await released;
    await route.continue();
  });
  await page.goto("/register");
  const form = registrationForm(page);
  await form.fill(newEmail());
  await form.submit.click();
  await expect(form.submit).toBeDisabled();
  await expect(form.submit).toHaveAttribute("aria-busy", "true");
  await form.submit.click({ force: true });
  await form.email.press("Enter");
  for (const field of [form.email, form.password, form.confirm])
    await expect(field).not.toBeEditable();
  for (const role of ["investee", "investor"] as const)
    await expect(form.role(role)).toBeDisabled();
  release();
  await expect(page.getByText("Account created.")).toBeVisible();
  expect(requests).toBe(1);
});

test("the redirect after a registration does not interrupt navigation to another page", {
  tag: ["@2-registration-09"],
}, async ({ page }) => {
  await installClock(page);
  await page.goto("/register");
  const form = registrationForm(page);
  await form.fill(newEmail());
  await freezeTime(page);
  await form.submit.click();
  await expect(page.getByText("Account created.")).toBeVisible();
  const stopDelay = await delayFile(page, /\/assets\/about-page-/);
  await chooseFromMenu(page, "About Us");
  await expect(page).toHaveURL("/about");
  await advanceTime(page, REGISTRATION_REDIRECT_DELAY);
  stopDelay();
  await expect(page).toHaveTitle("About Us | Ubia");
  await expect(page).toHaveURL("/about");
});

test("the email address is sent in lower case, and the login page opens after the redirect delay", {
  tag: [
    "@2-registration-09",
    "@3-registration-01",
    "@7-registration-01",
    "@7-registration-02",
    "@7-registration-03",
  ],
}, async ({ page, site }) => {
  await installClock(page);
  await page.goto("/register");
  const form = registrationForm(page);
  const email = newEmail();
  await form.fill(` ${email.toUpperCase()} `, "investor");
  await freezeTime(page);
  const registerRequest = page.waitForRequest("**/api/register/");
  await form.submit.click();
  expect((await registerRequest).postDataJSON()).toEqual({
    email,
    password: GOOD_PASSWORD,
    confirm_password: GOOD_PASSWORD,
    user_type: "investor",
    frontend_url: site.origin,
  });
  await expect(page.getByText("Account created.")).toBeVisible();
  await advanceTime(page, REGISTRATION_REDIRECT_DELAY - 1);
  await expect(page).toHaveURL("/register");
  await advanceTime(page, 1);
  await expect(page).toHaveURL("/login");
  expect((await site.mail.waitForMail(email)).text).toContain(site.origin);
});
