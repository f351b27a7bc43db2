import { eq } from "drizzle-orm";
import { accounts } from "../../server/database/schema.ts";
import { newEmail, registration } from "../support/accounts.ts";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { expectProblem, loginForm } from "../support/browser/forms.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";
import { freezeTime, installClock, pass } from "../support/browser/time.ts";

const LOGIN = "/api/login/";

test("[2-login-01][2-login-02][2-login-03][5-login-01][5-login-02] /login shows its form, and says what is missing", async ({
  page,
}) => {
  await page.goto("/login");
  const form = loginForm(page);
  await form.submit.click();
  await expect(form.email).toBeFocused();
  await expectProblem(form.email, "Please enter a valid email address.");
  await expectProblem(form.password, "Please enter your password.");
  await expectProblem(form.terms, "Accept the terms and conditions.");
  await expectAccessible(page);
});

test("[2-login-04][2-login-05] the login links to the reset and to the registration", async ({
  page,
}) => {
  await page.goto("/login");
  await expect(
    page.getByRole("link", { name: "Forgot Password?" }),
  ).toHaveAttribute("href", "/reset-password");
  await page.getByRole("link", { name: "Open an account" }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test("[2-login-06] the terms open in a new tab, and the box stays as it was", async ({
  page,
  context,
}) => {
  await page.goto("/login");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "terms and conditions" }).click();
  await expect(await opened).toHaveURL(/\/privacy-policy$/);
  await expect(page).toHaveURL(/\/login$/);
  await expect(loginForm(page).terms).not.toBeChecked();
});

test("[8-login-01] an address that is not registered is told so, and what was typed stays", async ({
  page,
}) => {
  await page.goto("/login");
  const form = loginForm(page);
  await form.logIn("nobody@example.org", "Wrong-pass-1");
  await expect(
    page.getByText(
      "This email address is not registered. Please sign up first.",
    ),
  ).toBeVisible();
  await expect(form.password).toHaveValue("Wrong-pass-1");
  await expect(form.terms).toBeChecked();
});

test("[2-login-07][2-login-08] each role goes to its own home", async ({
  page,
  site,
}) => {
  for (const userType of ["investee", "investor"] as const) {
    const { email } = await site.addMember(userType);
    await page.goto("/login");
    await loginForm(page).logIn(email);
    await expect(page).toHaveURL(new RegExp(`/${userType}-page$`));
    await page.evaluate(() => localStorage.clear());
  }
});

test("who was sent to the login comes back to the page they asked for", async ({
  page,
  site,
}) => {
  const { email } = await site.addMember("investee");
  await page.goto("/login");
  await page.evaluate(() => {
    const state = { usr: { from: "/profile" }, key: "k", idx: 0 };
    history.replaceState(state, "");
  });
  await page.reload();
  await loginForm(page).logIn(email);
  await expect(page).toHaveURL(/\/profile$/);
});

test("[1-login-01][8-login-09] who has not verified gets a note, a new link and a code", async ({
  page,
  site,
}) => {
  const email = newEmail();
  await site.call("POST", "/api/register/", {
    json: registration({ email, frontend_url: site.origin }),
  });
  await page.goto("/login");
  await expectFailure(page, { status: 403, path: LOGIN }, () =>
    loginForm(page).logIn(email),
  );
  await expect(
    page.getByText("Please verify your email before logging in."),
  ).toBeVisible();
  await expect(
    page.getByText(
      "Check your inbox, and your spam folder, for the verification email.",
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Resend verification link" }).click();
  await expect(
    page.getByText("A verification link has been sent to your email."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Enter a code instead" }).click();
  await expect(page).toHaveURL(/\/emailVerification$/);
  await expect(page.getByText(email)).toBeVisible();
});

test("[8-login-04][2-login-10] an expired password leads to a new one, and says why", async ({
  page,
  site,
}) => {
  const { email } = await site.addMember("investee");
  await site.database
    .update(accounts)
    .set({ passwordExpired: true })
    .where(eq(accounts.email, email));
  await page.goto("/login");
  await expectFailure(page, { status: 428, path: LOGIN }, () =>
    loginForm(page).logIn(email),
  );
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(
    page.getByText("Your password has expired. Please set a new one."),
  ).toBeVisible();
});

test("[4-login-01][8-login-03] the lockout counts down, holds after a reload and in another tab, and ends", async ({
  page,
  context,
  site,
}) => {
  const { email } = await site.addMember("investor");
  await installClock(page);
  await page.goto("/login");
  const form = loginForm(page);
  for (let attempt = 1; attempt <= 5; attempt += 1)
    await expectFailure(page, { status: 400, path: LOGIN }, async () => {
      await form.logIn(email, "Wrong-pass-1");
      await expectProblem(form.password, "Invalid password. Please try again.");
      await form.password.fill("");
    });
  await expectFailure(page, { status: 429, path: LOGIN }, () =>
    form.logIn(email),
  );
  const words = "Too many login attempts. Please try again after 5 minutes.";
  await expect(page.getByText(words)).toBeVisible();
  await expect(form.submit).toBeDisabled();
  await expect(page.getByRole("timer")).toHaveText(/^0[45]:\d\d$/);
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto("/login");
  await expect(other.getByText(words)).toBeVisible();
  await expect(loginForm(other).submit).toBeDisabled();
  await other.close();

  await page.reload();
  await expect(page.getByText(words)).toBeVisible();
  await expect(form.submit).toBeDisabled();
  await freezeTime(page);
  await pass(page, 4 * 60_000);
  await expect(form.submit).toBeDisabled();
  await pass(page, 61_000);
  await expect(form.submit).toBeEnabled();
  await expect(page.getByText(words)).toBeHidden();
});

test("[4-login-01] a lockout reaches the tab that is open already", async ({
  page,
  context,
}) => {
  await page.goto("/login");
  const form = loginForm(page);
  await expect(form.submit).toBeEnabled();
  const other = await context.newPage();
  await other.goto("/healthz");
  await other.evaluate(() =>
    localStorage.setItem("login_locked_until", String(Date.now() + 300_000)),
  );
  await expect(form.submit).toBeDisabled();
  await expect(page.getByRole("timer")).toBeVisible();
});
