import type { Locator, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import {
  CONSENT_DELAY,
  SESSION_LIFETIME,
  SESSION_NOTICE,
} from "../../../contract/constants.ts";
import { LOGOUT_AT_KEY } from "../../../contract/storage.ts";
import { accounts } from "../../../server/database/schema.ts";
import { GOOD_PASSWORD } from "../../support/accounts.ts";
import { expectAccessiblePart } from "../../support/browser/accessibility.ts";
import { loginForm } from "../../support/browser/forms.ts";
import { openWithinSite } from "../../support/browser/navigation.ts";
import { overlap } from "../../support/browser/overlap.ts";
import { resetForm } from "../../support/browser/password-forms.ts";
import { profileForm } from "../../support/browser/profile-form.ts";
import {
  readLocalStorage,
  readSessionTimes,
} from "../../support/browser/storage.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import {
  advanceTime,
  freezeTime,
  installClock,
  timeUntil,
} from "../../support/browser/time.ts";
import { SESSION_KEYS } from "../../support/driven/session.ts";

const MINUTE = 60_000;

test("mouse movements, clicks, scrolling, keys and touches each restart the inactivity timer, but the session ends when its limit is reached, after a notice that does not cover the focused field, and the next login returns to the page that was open", {
  tag: ["@4-session-02", "@4-session-03", "@4-session-04", "@4-session-05"],
}, async ({ newMember }) => {
  const { page, email } = await newMember(
    "investor",
    {},
    { login: 10 * MINUTE },
  );
  await openProfile(page);
  await freezeTime(page);
  // The test dispatches each event separately, because a real click also moves the mouse.
  for (const name of [
    "mousemove",
    "mousedown",
    "click",
    "wheel",
    "scroll",
    "keydown",
    "touchstart",
  ]) {
    await advanceTime(page, 2 * MINUTE);
    const now = await page.evaluate(() => Date.now());
    await page.getByRole("main").dispatchEvent(name);
    await expect
      .poll(async () => (await readSessionTimes(page)).activeAt, name)
      .toBe(now);
  }
  const end = (await readSessionTimes(page)).loggedInAt + SESSION_LIFETIME;
  // A focused field at the bottom of the screen, which the notice, or the save bar above it, would cover.
  const field = page.getByRole("main").getByRole("textbox").last();
  await field.focus();
  await field.evaluate((element) => element.scrollIntoView({ block: "end" }));
  await advanceTime(page, await timeUntil(page, end - SESSION_NOTICE));
  const notice = page.getByRole("alert").filter({ hasText: "Your session" });
  await expect(notice).toBeVisible();
  for (const bar of [notice, profileForm(page).save])
    expect(await overlap(bar, field)).toBe(false);
  await advanceTime(page, (await timeUntil(page, end)) - 1);
  await page.keyboard.press("Shift");
  await expect(page).toHaveURL("/profile");
  await advanceTime(page, 1);
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("main")).toContainText(
    "Your session ended after 30 minutes. Please log in again to continue.",
  );
  await expectNoSession(page);
  await page.clock.resume();
  await loginForm(page).logIn(email);
  await expect(page).toHaveURL("/profile");
});

test("the notice covers neither the cookie bar, the save bar, the footer nor the chatbot; logging in again from it extends the session without changing the page or its input; with an expired password, it opens the reset page with the reason, and the profile offers the unsaved input on return", {
  tag: ["@2-login-10", "@8-login-04"],
}, async ({ newMember, site }) => {
  const { page, email, token } = await newMember(
    "investor",
    {},
    { login: SESSION_LIFETIME - SESSION_NOTICE },
  );
  // Without the consent cookie, the cookie bar is shown.
  await page.context().clearCookies();
  await installClock(page);
  await page.goto("/privacy-policy");
  const notice = page.getByRole("alert").filter({ hasText: "Your session" });
  const expectUncovered = async (control: Locator) => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await expect(control).toBeVisible();
      await expect(notice).toBeVisible();
      for (const position of [0.5, 1]) {
        await page.evaluate(
          (share) => scrollTo(0, document.body.scrollHeight * share),
          position,
        );
        expect(await overlap(notice, control)).toBe(false);
      }
    }
  };
  const accept = page.getByRole("button", { name: "Accept" });
  await expect(notice).toBeVisible();
  await advanceTime(page, CONSENT_DELAY);
  await expectUncovered(accept);
  await accept.click();
  await expectUncovered(page.getByRole("button", { name: "Cookie choice" }));
  await openWithinSite(page, "/profile");
  const { name, save } = profileForm(page);
  await name.fill("Unsaved Capital");
  await expectUncovered(save);
  await page.getByRole("button", { name: "Virtual Assistant" }).click();
  await expectUncovered(page.getByRole("textbox", { name: "Your question" }));
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 900 });
  const logInAgain = page.getByRole("button", { name: "Log in again now" });
  await expectAccessiblePart(notice);
  await logInAgain.click();
  const dialog = page.getByRole("dialog", { name: "Log in again" });
  const password = dialog.getByLabel("Password", { exact: true });
  await expect(password).toBeFocused();
  await expectAccessiblePart(dialog);
  await password.fill("Wrong-pass-1");
  await expectFailure(page, { status: 400, path: "/api/login/" }, () =>
    dialog.getByRole("button", { name: "Log In" }).click(),
  );
  await expect(password).toHaveAccessibleDescription(
    /Invalid password. Please try again./,
  );
  await password.fill(GOOD_PASSWORD);
  // Otherwise, the notice about the renewal would disappear after a few seconds.
  await freezeTime(page);
  await dialog.getByRole("button", { name: "Log In" }).click();
  await expect(dialog).toBeHidden();
  await expect(logInAgain).toBeHidden();
  // The button that opened the dialog no longer exists, so the focus moves to the content.
  await expect(page.getByRole("main")).toBeFocused();
  const renewedNotice = page
    .getByRole("status")
    .filter({ hasText: "You are logged in for another 30 minutes." });
  // Closing this notice returns the focus to the previously focused field.
  await name.focus();
  const closeButton = renewedNotice.getByRole("button", { name: "Close" });
  await closeButton.focus();
  await page.keyboard.press("Enter");
  await expect(closeButton).toBeHidden();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Unsaved Capital");
  await expect
    .poll(async () => (await readLocalStorage(page)).token)
    .not.toBe(token);
  await page.clock.fastForward(20 * MINUTE);
  await expect(page).toHaveURL("/profile");

  await site.database
    .update(accounts)
    .set({ passwordExpired: true })
    .where(eq(accounts.email, email));
  await page.clock.fastForward(SESSION_LIFETIME - SESSION_NOTICE - 20 * MINUTE);
  await page.clock.resume();
  await logInAgain.click();
  await password.fill(GOOD_PASSWORD);
  await expectFailure(page, { status: 428, path: "/api/login/" }, () =>
    dialog.getByRole("button", { name: "Log In" }).click(),
  );
  await expect(page).toHaveURL("/reset-password");
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText("Your password has expired. Please set a new one."),
  ).toBeVisible();
  await expect(resetForm(page).email).toHaveValue(email);
  await page.goBack();
  await page.getByRole("button", { name: "Restore it" }).click();
  await expect(name).toHaveValue("Unsaved Capital");
});

async function openProfile(page: Page): Promise<void> {
  await installClock(page);
  await page.goto("/profile");
  await expect(
    page.getByRole("textbox", { name: "Business name" }),
  ).toBeVisible();
}

/** Expects the storage to contain no session and no logout time. */
async function expectNoSession(page: Page): Promise<void> {
  const storedItems = await readLocalStorage(page);
  for (const name of [...SESSION_KEYS, LOGOUT_AT_KEY])
    expect(storedItems).not.toHaveProperty(name);
}
