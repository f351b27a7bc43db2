import { expect, type Page } from "@playwright/test";
import { message, t, textOf } from "../../../contract/messages/index.ts";
import { emailVerificationByLinkMachine } from "../../../machines/email-verification-by-link/chart.ts";
import { newEmail } from "../../support/accounts.ts";
import { loginForm } from "../../support/browser/forms.ts";
import { linkPathOf } from "../../support/browser/mail-server.ts";
import type { Site } from "../../support/browser/site.ts";
import { httpError } from "../../support/call-failures.ts";
import {
  account,
  requestedLink,
  verificationLinks,
} from "../../support/driven/account-state.ts";
import {
  clickButton,
  flowBinding,
  fromServer,
  lostConnection,
} from "../../support/driven/flow.ts";
import { expectText } from "../../support/driven/page-assertions.ts";
import { sitePath } from "../../support/page-language.ts";
import { EMAIL, emailVerificationByLinkPlan } from "./plan.ts";

const dialog = (page: Page) =>
  page.getByRole("alertdialog", { name: t("account.errorTitle") });
const expectHeading = (page: Page, text: string) =>
  expect(page.getByRole("heading", { name: text })).toBeVisible();

/** Creates an unverified account, and returns the path of the link in its verification email. */
async function newLinkPath(site: Site, email: string): Promise<string> {
  const driver = { fixture: { email } };
  await account({ verifiedAt: null })(driver, site);
  await requestedLink(driver, site);
  return linkPathOf(await site.mail.waitForMail(email));
}

export const emailVerificationByLinkBinding = flowBinding({
  machine: emailVerificationByLinkMachine,
  plan: emailVerificationByLinkPlan,
  calls: {
    verifyLink: {
      call: "verifyLink",
      done: [
        fromServer(
          { output: { message: t("verification.success"), email: EMAIL } },
          verificationLinks(),
        ),
      ],
      failed: [
        fromServer(
          { error: httpError(400, { error: t("verification.linkUsed") }) },
          verificationLinks("used"),
        ),
        fromServer(
          { error: httpError(400, { error: t("verification.linkFailed") }) },
          verificationLinks("voided"),
        ),
        lostConnection,
      ],
    },
  },
  async fixture({ world: { site } }) {
    // Without a site of the tests, the response that the driver gives contains this address.
    const email = site ? newEmail() : EMAIL;
    const path = site
      ? await newLinkPath(site, email)
      : "/verify-email/MQ/token";
    return { email, path };
  },
  open: (driver) => driver.visit(driver.fixture.path),
  events: {
    "page.opened": { cases: [{}], automatic: true },
    "error.dismissed": { perform: ({ page }) => page.keyboard.press("Escape") },
    "link.retried": clickButton(t("ui.tryAgain")),
  },
  states: {
    idle: { never: "ends immediately, because the page is visible" },
    verifying: async ({ page }) => {
      await expectHeading(page, t("verification.title"));
      await expect(
        page.getByText(t("verification.checking")).first(),
      ).toBeVisible();
    },
    "error.dialogOpen": async ({ page }, { context }) => {
      await expect(dialog(page)).toContainText(
        textOf(context.notice ?? message("verification.linkFailed")),
      );
    },
    "error.dialogClosed": async ({ page }, { context }) => {
      await expect(dialog(page)).toHaveCount(0);
      await expectHeading(page, t("verification.failedTitle"));
      await expectText(page, context.notice);
      await expect(
        page.getByRole("main").getByRole("link", { name: t("account.logIn") }),
      ).toHaveAttribute("href", sitePath("/login"));
    },
    success: async ({ page }, { context }) => {
      await expectHeading(page, t("verification.doneTitle"));
      await expectText(page, context.success);
    },
    async redirectedToLogin({ page, fixture }, { context }) {
      await expect(page).toHaveURL(sitePath("/login"));
      await expect(loginForm(page).email).toHaveValue(
        context.email === null ? "" : fixture.email,
      );
    },
  },
});
