import { PASSWORD_CHANGE_REDIRECT_DELAY } from "../../../contract/constants.ts";
import { GOOD_PASSWORD } from "../../support/accounts.ts";
import { expectAccessibleContent } from "../../support/browser/accessibility.ts";
import { expectNoProblem, expectProblem } from "../../support/browser/forms.ts";
import { linkPathOf } from "../../support/browser/mail-server.ts";
import { navigate, openWithinSite } from "../../support/browser/navigation.ts";
import {
  changeForm,
  newPasswordForm,
} from "../../support/browser/password-forms.ts";
import { readLocalStorage } from "../../support/browser/storage.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import {
  advanceTime,
  freezeTime,
  installClock,
} from "../../support/browser/time.ts";

const REQUEST = "/api/reset-password/";
const CONFIRM = /^\/api\/reset-password-confirm\//;
const NEW_PASSWORD = "Kente-2026";
const ANY_LINK = "/change-password?uid=Mg&token=some-token";

test("a change requires the current password, and a 403 response, with or without a message, is shown as an incorrect password next to the field; a member receives a link by email, cannot reuse the current password, and is sent to the login page after the change; a visitor with a link sees which requirements the password meets, and an error for an invalid password or link; an incomplete link leads to the login page", {
  tag: [
    "@2-change-password-01",
    "@5-change-password-06",
    "@8-change-password-04",
    "@8-change-password-05",
    "@7-change-password-01",
    "@7-change-password-02",
    "@4-change-password-01",
    "@8-change-password-01",
    "@5-change-password-01",
    "@5-change-password-03",
    "@5-change-password-05",
    "@8-change-password-02",
  ],
}, async ({ newMember, site }) => {
  const { page, email } = await newMember("investee");
  await page.goto("/change-password");
  const currentForm = changeForm(page);
  await currentForm.submit.click();
  await expectProblem(
    currentForm.current,
    "Please enter your current password.",
  );
  await expect(currentForm.current).toBeFocused();
  await expectFailure(page, { status: 403, path: REQUEST }, () =>
    currentForm.requestLink("Wrong-pass-1"),
  );
  await expectProblem(currentForm.current, "Incorrect current password.");
  await expect(currentForm.current).toHaveValue("Wrong-pass-1");
  await expectAccessibleContent(page);
  await page.route(`**${REQUEST}`, (route) =>
    route.fulfill({ status: 403, json: {} }),
  );
  await currentForm.current.fill("");
  await expectNoProblem(currentForm.current);
  await expectFailure(page, { status: 403, path: REQUEST }, () =>
    currentForm.requestLink(GOOD_PASSWORD),
  );
  await expectProblem(currentForm.current, "Incorrect current password.");
  // This 403 means a wrong password and does not end the session.
  expect(await readLocalStorage(page)).toHaveProperty("token");

  await page.unroute(`**${REQUEST}`);
  const request = page.waitForRequest(`**${REQUEST}`);
  await currentForm.requestLink(GOOD_PASSWORD);
  expect((await request).postDataJSON()).toEqual({
    current_password: GOOD_PASSWORD,
    frontend_url: site.origin,
  });
  await expect(
    page.getByText("A password change link has been sent to your email."),
  ).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Check your inbox" }),
  ).toBeFocused();
  await expectAccessibleContent(page);
  const path = linkPathOf(await site.mail.waitForMail(email));
  expect(path).toMatch(/^\/change-password\?uid=.+&token=.+$/);

  await installClock(page);
  await page.goto(path);
  const form = newPasswordForm(page);
  await expectFailure(page, { status: 400, path: CONFIRM }, () =>
    form.choose(GOOD_PASSWORD),
  );
  await expectProblem(
    form.password,
    "You can't reuse your recent passwords (last 9).",
  );
  await freezeTime(page);
  await form.choose(NEW_PASSWORD);
  await expect(
    page.getByText("Your password has been changed. Please log in again."),
  ).toBeVisible();
  expect(await readLocalStorage(page)).not.toHaveProperty("token");
  await advanceTime(page, PASSWORD_CHANGE_REDIRECT_DELAY - 100);
  await expect(page).toHaveURL(/\/change-password/);
  await advanceTime(page, 100);
  await expect(page).toHaveURL(/\/login$/);

  await page.clock.resume();
  await openWithinSite(page, ANY_LINK);
  await form.choose("Kente-2", "Kente-3");
  await expectProblem(form.password, "Password must be at least 8 characters.");
  await expectProblem(form.confirm, "Passwords do not match.");
  await form.password.fill(NEW_PASSWORD);
  await expect(
    form.requirements.getByRole("listitem").filter({ hasText: /^Met:/ }),
  ).toHaveCount(5);
  await expectFailure(page, { status: 400, path: CONFIRM }, () =>
    form.choose(NEW_PASSWORD),
  );
  await expect(page.getByRole("alert")).toContainText(
    "Invalid or expired token.",
  );
  await expectAccessibleContent(page);
  await page.getByRole("link", { name: "Request a New Link" }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(
    page.getByRole("heading", { name: "Reset your password" }),
  ).toBeVisible();
  await navigate(page, "/change-password?uid=Mg");
  await expect(page).toHaveURL(/\/login$/);
});
