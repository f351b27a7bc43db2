import type { Route } from "@playwright/test";
import { LOGIN_LOCKOUT } from "../../../contract/constants.ts";
import { t } from "../../../contract/messages/index.ts";
import {
  GOOD_PASSWORD,
  newEmail,
  registration,
} from "../../support/accounts.ts";
import { expectAccessibleContent } from "../../support/browser/accessibility.ts";
import { expectProblem, loginForm } from "../../support/browser/forms.ts";
import { chooseFromMenu } from "../../support/browser/menus.ts";
import { delayFile } from "../../support/browser/network.ts";
import { readLocalStorage } from "../../support/browser/storage.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import {
  advanceTime,
  expectCountdown,
  freezeTime,
  installClock,
} from "../../support/browser/time.ts";

const CHECK_PATH = "/api/check-email/";
const LOGIN_PATH = "/api/login/";
const MINUTE = 60_000;

test("the login form shows errors, leads to the other account pages, sends and stores the credentials, and does not redirect after a link has been followed during the call", {
  tag: [
    "@2-login-01",
    "@2-login-02",
    "@2-login-03",
    "@2-login-04",
    "@2-login-05",
    "@2-login-06",
    "@5-login-01",
    "@5-login-02",
    "@1-login-01",
    "@8-login-09",
    "@3-login-01",
    "@3-login-02",
    "@7-login-01",
    "@7-login-03",
    "@4-session-01",
    "@3-session-01",
    "@2-login-10",
  ],
}, async ({ page, context, site }) => {
  await test.step("an empty login form shows an error for every field, the terms open in a new tab without changing the checkbox, and links lead to the password reset and registration pages", async () => {
    await page.goto("/login");
    const form = loginForm(page);
    await form.submit.click();
    await expect(form.email).toBeFocused();
    await expectProblem(form.email, "Please enter a valid email address.");
    await expectProblem(form.password, "Please enter your password.");
    await expectProblem(form.terms, "Accept the terms and conditions.");
    await expectAccessibleContent(page);
    const newTab = context.waitForEvent("page");
    await page.getByRole("link", { name: "terms and conditions" }).click();
    await expect(await newTab).toHaveURL(/\/privacy-policy$/);
    await (await newTab).close();
    await expect(page).toHaveURL(/\/login$/);
    await expect(form.terms).not.toBeChecked();
    await expect(
      page.getByRole("link", { name: "Forgot Password?" }),
    ).toHaveAttribute("href", "/reset-password");
    await page.getByRole("link", { name: "Open an account" }).click();
    await expect(page).toHaveURL(/\/register$/);
  });
  await test.step("an unverified member sees a notice and can request a new link or enter a code", async () => {
    const email = newEmail();
    await site.call("POST", "/api/register/", {
      json: registration({ email, frontend_url: site.origin }),
    });
    await page.getByRole("main").getByRole("link", { name: "Login" }).click();
    // The registration page also has a field for the email address.
    await expect(
      page.getByRole("link", { name: "Forgot Password?" }),
    ).toBeVisible();
    await expectFailure(page, { status: 403, path: LOGIN_PATH }, () =>
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
    await expectAccessibleContent(page);
    const resend = page.getByRole("button", {
      name: "Resend verification link",
    });
    await resend.click();
    await expect(
      page.getByText("A verification link has been sent to your email."),
    ).toBeVisible();
    await expect(resend).toBeFocused();
    await page.getByRole("button", { name: "Enter a code instead" }).click();
    await expect(page).toHaveURL(/\/emailVerification$/);
    await expect(page.getByText(email)).toBeVisible();
  });
  await test.step("the login checks the email address, sends the credentials, and stores the token, role and user", async () => {
    const { email } = await site.addMember("investee");
    await chooseFromMenu(page, "LogIn");
    const checkRequest = page.waitForRequest(`**${CHECK_PATH}`);
    const loginRequest = page.waitForRequest(`**${LOGIN_PATH}`);
    await loginForm(page).logIn(` ${email.toUpperCase()}`);
    expect((await checkRequest).postDataJSON()).toEqual({ email });
    expect((await loginRequest).postDataJSON()).toEqual({
      email,
      password: GOOD_PASSWORD,
      frontend_url: site.origin,
    });
    const response = await (await (await loginRequest).response())?.json();
    expect(response).toMatchObject({ user_type: "investee" });
    await expect(page).toHaveURL("/investee-page");
    const stored = await readLocalStorage(page);
    expect(stored).toMatchObject({
      token: response.token,
      user_type: "investee",
    });
    expect(JSON.parse(stored.current_user ?? "")).toMatchObject({
      email,
      user_type: "investee",
    });
    expect(stored).not.toHaveProperty("logout_at");
    // Ends the session in this browser.
    await page.evaluate(() => localStorage.clear());
  });
  await test.step("a link that is followed during the login call takes precedence over the redirect for an expired password", async () => {
    const { email } = await site.addMember("investor");
    await page.goto("/login");
    const call = Promise.withResolvers<Route>();
    await page.route(`**${LOGIN_PATH}`, (route) => call.resolve(route));
    await loginForm(page).logIn(email);
    const request = await call.promise;
    const stopDelay = await delayFile(page, /\/assets\/about-page-/);
    await chooseFromMenu(page, "About Us");
    await expect(page).toHaveURL("/about");
    await expectFailure(page, { status: 428, path: LOGIN_PATH }, () =>
      request.fulfill({ status: 428, json: { detail: "PASSWORD_EXPIRED" } }),
    );
    stopDelay();
    await expect(page).toHaveTitle("About Us | Ubia");
    await expect(page).toHaveURL("/about");
  });
});

test("if the browser blocks storage, a login works in its tab until a reload, and the login page says why it ended", {
  tag: ["@2-login-111"],
}, async ({ page, site }) => {
  const { email } = await site.addMember("investee");
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
  });
  await page.goto("/login");
  const notice = page.getByText("Your browser blocks stored data");
  await expect(notice).toBeVisible();
  await loginForm(page).logIn(email);
  await expect(page).toHaveURL("/investee-page");
  await page
    .getByRole("link", { name: "Profile", exact: true })
    .first()
    .click();
  await expect(page).toHaveURL("/profile");
  await expect(
    page.getByRole("textbox", { name: "Business name" }),
  ).toHaveValue(/./);
  await page.reload();
  await expect(page).toHaveURL("/login");
  await expect(notice).toBeVisible();
  await expectAccessibleContent(page);
  await loginForm(page).logIn(email);
  await expect(page).toHaveURL("/profile");
});

test("the lockout shows the remaining time, applies in a tab that is already open and after a reload, and ends", {
  tag: ["@4-login-01", "@8-login-03"],
}, async ({ page, context, site }) => {
  const { email } = await site.addMember("investor");
  await installClock(page);
  await page.goto("/login");
  const form = loginForm(page);
  const otherTab = await context.newPage();
  await otherTab.goto("/login");
  await expect(loginForm(otherTab).submit).toBeEnabled();
  for (let attempt = 1; attempt <= 5; attempt += 1)
    await expectFailure(page, { status: 400, path: LOGIN_PATH }, async () => {
      await form.logIn(email, "Wrong-pass-1");
      await expectProblem(form.password, "Invalid password. Please try again.");
      await form.password.fill("");
    });
  await expectFailure(page, { status: 429, path: LOGIN_PATH }, () =>
    form.logIn(email),
  );
  const tooManyAttempts = t("login.tooMany");
  await expect(page.getByText(tooManyAttempts)).toBeVisible();
  await expect(form.submit).toBeDisabled();
  await expectCountdown(page, LOGIN_LOCKOUT - MINUTE, LOGIN_LOCKOUT);
  await expectAccessibleContent(page);

  await expect(otherTab.getByText(tooManyAttempts)).toBeVisible();
  await expect(loginForm(otherTab).submit).toBeDisabled();
  await otherTab.close();

  await page.reload();
  await expect(page.getByText(tooManyAttempts)).toBeVisible();
  await expect(form.submit).toBeDisabled();
  await freezeTime(page);
  await advanceTime(page, LOGIN_LOCKOUT - MINUTE);
  await expect(form.submit).toBeDisabled();
  await advanceTime(page, MINUTE + 1_000);
  await expect(form.submit).toBeEnabled();
  await expect(page.getByText(tooManyAttempts)).toBeHidden();
});
