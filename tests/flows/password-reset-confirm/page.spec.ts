import { RESET_CONFIRM_REDIRECT_DELAY } from "../../../contract/constants.ts";
import { GOOD_PASSWORD } from "../../support/accounts.ts";
import { expectAccessibleContent } from "../../support/browser/accessibility.ts";
import { expectProblem, loginForm } from "../../support/browser/forms.ts";
import {
  newPasswordForm,
  requestResetPath,
} from "../../support/browser/password-forms.ts";
import { waitForRefusedUpdates } from "../../support/browser/refused-updates.ts";
import { readLocalStorage } from "../../support/browser/storage.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import {
  advanceTime,
  freezeTime,
  installClock,
} from "../../support/browser/time.ts";

const CONFIRM = /^\/api\/reset-password-confirm\//;
const NEW_PASSWORD = "Kente-2026";
const LINK_INVALID =
  "This reset link is no longer valid. Please request a new one.";

test("the requirements update while typing, an invalid form shows errors, a new password set with an emailed link ends the session and opens the login page after a delay, and the link works only once", {
  tag: [
    "@2-reset-confirm-01",
    "@5-reset-confirm-01",
    "@5-reset-confirm-03",
    "@5-reset-confirm-05",
    "@4-reset-confirm-01",
    "@7-reset-confirm-01",
    "@8-reset-confirm-03",
  ],
}, async ({ newMember, site }) => {
  const { page, email } = await newMember("investee");
  const path = await requestResetPath(site, email);
  await installClock(page);
  await page.goto(path);
  const form = newPasswordForm(page);
  const metRequirements = form.requirements
    .getByRole("listitem")
    .filter({ hasText: /^Met:/ });
  await expect(metRequirements).toHaveCount(0);
  await form.password.fill("kente");
  await expect(metRequirements).toHaveText(["Met: A lowercase letter"]);
  await form.password.fill(NEW_PASSWORD);
  await expect(metRequirements).toHaveCount(5);
  await form.choose("Kente-2", "Kente-3");
  await expect(form.password).toBeFocused();
  await expectProblem(form.password, "Password must be at least 8 characters.");
  await expectProblem(form.confirm, "Passwords do not match.");
  await expectAccessibleContent(page);

  await freezeTime(page);
  const request = page.waitForRequest((candidate) =>
    CONFIRM.test(new URL(candidate.url()).pathname),
  );
  await form.choose(NEW_PASSWORD);
  const [, , uid, token] = path.split("/");
  expect((await request).postDataJSON()).toEqual({
    uid,
    token,
    password: NEW_PASSWORD,
  });
  await expect(
    page.getByText("Your password has been reset successfully."),
  ).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Your new password is set" }),
  ).toBeFocused();
  expect(await readLocalStorage(page)).not.toHaveProperty("token");
  await advanceTime(page, RESET_CONFIRM_REDIRECT_DELAY - 100);
  await expect(page).toHaveURL(/\/reset-password-confirm\//);
  await advanceTime(page, 100);
  await expect(page).toHaveURL(/\/login$/);

  await page.clock.resume();
  await expectFailure(page, { status: 400, path: "/api/login/" }, () =>
    loginForm(page).logIn(email, GOOD_PASSWORD),
  );
  await loginForm(page).password.fill(NEW_PASSWORD);
  await loginForm(page).submit.click();
  await expect(page).not.toHaveURL(/\/login/);

  await page.goto(path);
  await expectFailure(page, { status: 400, path: CONFIRM }, () =>
    form.choose("Kente-2027"),
  );
  await expect(page.getByText(LINK_INVALID)).toBeVisible();
  await expect(form.password).toBeHidden();
  await expectAccessibleContent(page);
  await page.getByRole("link", { name: "Request a New Link" }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
});

test("a member whose new password is saved sees the confirmation even if other calls are refused before the response arrives", {
  tag: ["@4-session-25"],
}, async ({ newMember, site }) => {
  const { page, email } = await newMember("investee");
  await installClock(page);
  await page.goto(await requestResetPath(site, email));
  const refusal = waitForRefusedUpdates(page);
  await page.route(
    ({ pathname }) => CONFIRM.test(pathname),
    async (route) => {
      const response = await route.fetch();
      await refusal;
      await route.fulfill({ response });
    },
  );
  await newPasswordForm(page).choose(NEW_PASSWORD);
  await expect(
    page.getByText("Your password has been reset successfully."),
  ).toBeVisible();
  await advanceTime(page, RESET_CONFIRM_REDIRECT_DELAY);
  await expect(page).toHaveURL(/\/login$/);
});
