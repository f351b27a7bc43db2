import type { Page } from "@playwright/test";
import {
  LOGIN_LOCKOUT,
  RESET_REQUEST_LIMIT,
  RESET_REQUEST_WINDOW,
  SESSION_LIFETIME,
  TOKEN_GRACE,
} from "../../../contract/constants.ts";
import { t } from "../../../contract/messages/index.ts";
import { loginFailures } from "../../../server/limits/rules.ts";
import { newEmail } from "../../support/accounts.ts";
import { loginForm } from "../../support/browser/forms.ts";
import { readLocalStorage } from "../../support/browser/storage.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import { installClock } from "../../support/browser/time.ts";
import { FRONTEND } from "../../support/frontend.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test("setting the clock forward ends the session, and setting it back restores neither this session nor one that the server has ended", async ({
  newMember,
  site,
}) => {
  const { page, email } = await newMember("investor");
  await installClock(page);
  await page.goto("/profile");
  await expectProfile(page);
  await moveClock(page, SESSION_LIFETIME);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page).toHaveURL("/login");
  expect(await readLocalStorage(page)).not.toHaveProperty("token");
  await moveClock(page, -SESSION_LIFETIME);
  await page.goto("/profile");
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Baobab Capital")).toHaveCount(0);

  await loginForm(page).logIn(email);
  await expectProfile(page);
  // Leaves the page, because its update stream would report the end of the session.
  await page.goto("about:blank");
  await site.advance(SESSION_LIFETIME + TOKEN_GRACE);
  await moveClock(page, -DAY);
  // The server may reject several requests of the page.
  const path = /^\/api\/(user|profile|matches)\/$/;
  await expectFailure(page, { status: 401, path }, async () => {
    await page.goto("/profile");
    await expect(page).toHaveURL("/");
    await page.waitForLoadState("networkidle");
  });
  expect(await readLocalStorage(page)).not.toHaveProperty("token");
  await page.goto("/investor-page");
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Baobab Capital")).toHaveCount(0);
});

test("setting the clock past a limit of the login or of the password reset enables the form, but the server still rejects the request", async ({
  page,
  site,
}) => {
  await test.step("setting the clock past a lockout enables the button, but the server still rejects the login", async () => {
    const { email } = await site.addMember("investor");
    await installClock(page);
    await page.goto("/login");
    for (let failure = 0; failure < loginFailures.hits; failure += 1)
      await site.call("POST", "/api/login/", {
        json: { email, password: "Wrong-pass-1", frontend_url: FRONTEND },
      });
    const form = loginForm(page);
    await form.fill(email);
    for (const attempt of ["first", "second"]) {
      await expectFailure(page, { status: 429, path: "/api/login/" }, () =>
        form.submit.click(),
      );
      await expect(form.submit, attempt).toBeDisabled();
      await expect(page.getByText(t("login.tooMany"))).toBeVisible();
      await page.clock.fastForward(LOGIN_LOCKOUT + MINUTE);
      await expect(form.submit).toBeEnabled();
    }
    expect(await readLocalStorage(page)).not.toHaveProperty("token");
  });
  await test.step("setting the clock past the reset cooldown enables the form, but the server still rejects the request", async () => {
    const email = newEmail();
    for (let request = 0; request < RESET_REQUEST_LIMIT; request += 1)
      await site.call("POST", "/api/generate-reset-token/", {
        json: { email, frontend_url: FRONTEND },
      });
    await page.goto("/reset-password");
    const submit = page.getByRole("button", { name: "Send Reset Link" });
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    const path = "/api/generate-reset-token/";
    for (const attempt of ["first", "second"]) {
      await expectFailure(page, { status: 429, path }, () => submit.click());
      await expect(submit, attempt).toBeDisabled();
      await page.clock.fastForward(RESET_REQUEST_WINDOW + MINUTE);
      await expect(submit).toBeEnabled();
    }
  });
});

async function expectProfile(page: Page): Promise<void> {
  await expect(
    page.getByRole("textbox", { name: "Business name" }),
  ).toHaveValue("Baobab Capital");
}

/** Moves the page's clock forward or back without firing timers. */
async function moveClock(page: Page, milliseconds: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + milliseconds);
}
