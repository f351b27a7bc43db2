import { DELETION_REDIRECT_DELAY } from "../../../contract/constants.ts";
import { GOOD_PASSWORD } from "../../support/accounts.ts";
import { expectAccessibleContent } from "../../support/browser/accessibility.ts";
import { expectProblem, loginForm } from "../../support/browser/forms.ts";
import { investorDashboard } from "../../support/browser/match-pages.ts";
import { chooseFromMenu } from "../../support/browser/menus.ts";
import { deletionForm } from "../../support/browser/password-forms.ts";
import { waitForRefusedUpdates } from "../../support/browser/refused-updates.ts";
import { readLocalStorage } from "../../support/browser/storage.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import {
  advanceTime,
  freezeTime,
  installClock,
} from "../../support/browser/time.ts";
import {
  findInvestors,
  firstMatchId,
  review,
} from "../../support/match-calls.ts";

const DELETE_PATH = "/api/delete_account/";

test("the page starts with a warning, Continue shows the required password field, Cancel hides it again, and the correct password deletes the account and opens the home page after the redirect delay", {
  tag: [
    "@2-delete-account-01",
    "@4-delete-account-01",
    "@4-delete-account-02",
    "@5-delete-account-01",
    "@4-delete-account-03",
    "@4-delete-account-04",
    "@7-delete-account-01",
    "@8-delete-account-02",
  ],
}, async ({ newMember, site }) => {
  await site.suspendInvestors();
  const investor = await newMember("investor");
  const { page, email, token } = await newMember("investee");
  await findInvestors(site, { token });
  const matchId = await firstMatchId(site, investor);
  await review(site, investor, matchId, "approved");
  await installClock(page);
  await page.goto("/delete-account");
  const form = deletionForm(page);
  await expect(page.getByText("This can't be undone.")).toBeVisible();
  await expect(form.password).toBeHidden();
  await expectAccessibleContent(page);
  await form.confirm.click();
  await expect(form.password).toBeFocused();
  await form.submit.click();
  await expectProblem(form.password, "Password is required.");
  await expectAccessibleContent(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(form.confirm).toBeFocused();
  await expect(form.password).toBeHidden();

  await form.confirm.click();
  await expectFailure(page, { status: 400, path: DELETE_PATH }, () =>
    form.delete("Wrong-pass-1"),
  );
  await expectProblem(form.password, "Incorrect password. Please try again.");
  await freezeTime(page);
  const request = page.waitForRequest(`**${DELETE_PATH}`);
  await form.delete(GOOD_PASSWORD);
  expect((await request).method()).toBe("DELETE");
  expect((await request).postDataJSON()).toEqual({ password: GOOD_PASSWORD });
  await expect(page.getByText("Your account has been deleted.")).toBeVisible();
  const stored = await readLocalStorage(page);
  for (const name of ["token", "user_type", "current_user"])
    expect(stored).not.toHaveProperty(name);
  await advanceTime(page, DELETION_REDIRECT_DELAY - 100);
  await expect(page).toHaveURL(/\/delete-account$/);
  await advanceTime(page, 100);
  await expect(page).toHaveURL(/\/$/);

  await page.clock.resume();
  await chooseFromMenu(page, "LogIn");
  await loginForm(page).logIn(email);
  await expect(
    page.getByText(
      "This email address is not registered. Please sign up first.",
    ),
  ).toBeVisible();

  // The match stays in the investor's history, without the name of the business.
  await investor.page.goto("/investor-page");
  const { row } = investorDashboard(investor.page).row("Former business");
  await expect(row).toContainText("Closed");
});

test("the page shows the outcome of a deletion even if a refused call has already logged out another tab", {
  tag: ["@4-session-25"],
}, async ({ newMember }) => {
  const { page } = await newMember("investor");
  await page.goto("/delete-account");
  const otherTab = await page.context().newPage();
  await otherTab.goto("/investor-page");
  const release = Promise.withResolvers<void>();
  await page.route(`**${DELETE_PATH}`, async (route) => {
    const response = await route.fetch();
    await release.promise;
    await route.fulfill({ response });
  });
  const form = deletionForm(page);
  await form.confirm.click();
  const refusal = waitForRefusedUpdates(otherTab);
  await form.delete(GOOD_PASSWORD);
  await refusal;
  await expect(otherTab).toHaveURL("/");
  await expect(form.submit).toHaveAttribute("aria-busy", "true");
  release.resolve();
  await expect(page.getByText("Your account has been deleted.")).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("when the response to a deletion is lost, the form stays open even if other calls are refused, and a retry shows that the deletion may have succeeded", {
  tag: ["@4-session-25", "@8-offline-03"],
}, async ({ newMember }) => {
  const { page } = await newMember("investor");
  await page.goto("/delete-account");
  const form = deletionForm(page);
  await form.confirm.click();
  const refusal = waitForRefusedUpdates(page);
  await page.route(
    `**${DELETE_PATH}`,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await expectFailure(page, { status: "none", path: DELETE_PATH }, () =>
    form.delete(GOOD_PASSWORD),
  );
  await refusal;
  await expect(
    page.getByText("Server error. Please try again later."),
  ).toBeVisible();
  await expect(form.password).toHaveValue(GOOD_PASSWORD);
  await expectFailure(page, { status: 401, path: DELETE_PATH }, () =>
    form.submit.click(),
  );
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page).toHaveURL("/delete-account#main");
  await expect(
    page.getByText("The deletion may have succeeded."),
  ).toBeVisible();
});
