import { expect, type Page } from "@playwright/test";
import { CODE_RESEND_WAIT } from "../../../contract/constants.ts";
import { message, t, textOf } from "../../../contract/messages/index.ts";
import {
  emailVerificationByCodeMachine,
  type PageOpening,
} from "../../../machines/email-verification-by-code/chart.ts";
import { newEmail } from "../../support/accounts.ts";
import { codeForm, loginForm } from "../../support/browser/forms.ts";
import type { Site } from "../../support/browser/site.ts";
import { httpError } from "../../support/call-failures.ts";
import {
  account,
  requestedLink,
  verificationCode,
  verificationLinks,
} from "../../support/driven/account-state.ts";
import type { Driver } from "../../support/driven/driver.ts";
import {
  type Arrange,
  clickButton,
  flowBinding,
  fromServer,
  proxyError,
} from "../../support/driven/flow.ts";
import {
  expectButton,
  expectFocusedHeading,
  expectText,
} from "../../support/driven/page-assertions.ts";
import { textField } from "../../support/http-client.ts";
import { sitePath } from "../../support/page-language.ts";
import {
  CODE_USED,
  EMAIL,
  emailVerificationByCodePlan,
  events,
  NOW,
} from "./plan.ts";

/** The email address, its verification handle, and the navigation state with which the page opens. */
type Fixture = {
  readonly email: string;
  readonly handle: string;
  state: { email: string; token: string } | null;
};

const dialog = (page: Page) =>
  page.getByRole("alertdialog", { name: t("account.errorTitle") });

/** Makes the code in the request the valid one. */
const requestedCode: Arrange<Fixture> = (driver, site, request) =>
  verificationCode(request.postDataJSON().code)(driver, site);

/** Creates an unverified account and returns its verification handle. */
async function newHandle(site: Site, email: string): Promise<string> {
  const driver = { fixture: { email } };
  await account({ verifiedAt: null })(driver, site);
  return textField(await requestedLink(driver, site), "token");
}

export const emailVerificationByCodeBinding = flowBinding({
  machine: emailVerificationByCodeMachine,
  plan: emailVerificationByCodePlan,
  calls: {
    verifyCode: {
      call: "verifyCode",
      done: [
        fromServer(
          { output: { message: t("verification.success") } },
          requestedCode,
        ),
      ],
      failed: [
        fromServer(
          { error: httpError(400, { error: CODE_USED }) },
          async (driver: Driver<Fixture>, site, ...call) => {
            await requestedCode(driver, site, ...call);
            await verificationLinks("used")(driver, site);
          },
        ),
        fromServer(
          { error: httpError(400, { error: t("verification.codeInvalid") }) },
          verificationCode("654321"),
        ),
        proxyError,
      ],
    },
    resendCode: {
      call: "resendCode",
      done: [
        fromServer({ output: { message: t("verification.resent"), at: NOW } }),
      ],
      failed: [
        fromServer(
          { error: httpError(429, { error: t("verification.tooSoon") }) },
          requestedLink,
        ),
        proxyError,
      ],
    },
  },
  ambient: ["clock.ticked"],
  async fixture({ world: { site } }): Promise<Fixture> {
    const email = newEmail();
    const handle = site ? await newHandle(site, email) : "handle";
    return { email, handle, state: null };
  },
  open: (driver) =>
    driver.visit("/emailVerification", { state: driver.fixture.state }),
  events: {
    "code.changed": ({ snapshot }) => ({
      // Typing the same value causes no event.
      cases: snapshot.context.code === "" ? events["code.changed"] : [],
      perform: ({ page }, { value }) => codeForm(page).code.fill(value),
    }),
    "form.submitted": ({ snapshot }) => ({
      cases: snapshot.context.code === "" ? [] : [{}],
      perform: ({ page }) => codeForm(page).submit.click(),
    }),
    "code.requested": { perform: ({ page }) => codeForm(page).resend.click() },
    "error.dismissed": clickButton(t("verification.backToCode")),
    "clock.ticked": ({ snapshot: { context } }) => ({
      cases: [{ at: context.resendAt }],
      perform: (driver) => driver.advanceTime(CODE_RESEND_WAIT + 1_000),
    }),
    "xstate.done.actor.readNavigationState": {
      cases: events["xstate.done.actor.readNavigationState"],
      automatic({ fixture }, event) {
        const { state } = event.output as PageOpening;
        fixture.state = state && {
          email: fixture.email,
          token: fixture.handle,
        };
      },
    },
    "xstate.error.actor.readNavigationState": {
      never: "reading the navigation state cannot fail",
    },
  },
  states: {
    opening: { never: "ends before the page is rendered" },
    async withoutEmail({ page }) {
      await expect(codeForm(page).code).toHaveCount(0);
      const main = page.getByRole("main");
      for (const [text, link, path] of [
        [t("verification.howLogin"), t("account.logIn"), "/login"],
        [t("verification.howRegister"), t("account.openAccount"), "/register"],
      ] as const) {
        await expect(main.getByText(text)).toBeVisible();
        await expect(
          main.getByRole("link", { name: link, exact: true }),
        ).toHaveAttribute("href", sitePath(path));
      }
    },
    async "withEmail.entering"({ page, fixture }, { context }) {
      const form = codeForm(page);
      await expect(page.getByText(fixture.email)).toBeVisible();
      await expect(form.code).toHaveValue(context.code);
      await expectText(page, context.success);
      await expectButton(form.submit, "enabled");
      const canResend = context.now >= context.resendAt;
      await expectButton(form.resend, canResend ? "enabled" : "disabled");
      await expect(page.getByRole("timer")).toHaveCount(canResend ? 0 : 1);
    },
    "withEmail.verifying": ({ page }) =>
      expectButton(codeForm(page).submit, "busy"),
    "withEmail.resending": ({ page }) =>
      expectButton(codeForm(page).resend, "busy"),
    "withEmail.failed": ({ page }, { context }) =>
      expect(dialog(page)).toContainText(
        textOf(context.notice ?? message("verification.failed")),
      ),
    async verified({ page }, { context }) {
      await expectFocusedHeading(page, t("verification.doneTitle"));
      await expectText(page, context.success);
    },
    async redirectedToLogin({ page, fixture }, { context }) {
      expect(context.email).toBe(EMAIL);
      await expect(page).toHaveURL(sitePath("/login"));
      await expect(loginForm(page).email).toHaveValue(fixture.email);
    },
  },
});
