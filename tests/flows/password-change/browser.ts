import { expect } from "@playwright/test";
import { t } from "../../../contract/messages/index.ts";
import { passwordChangeMachine } from "../../../machines/password-change/chart.ts";
import { changeForm } from "../../support/browser/password-forms.ts";
import { httpError } from "../../support/call-failures.ts";
import {
  noSessions,
  password,
  reachedLimit,
} from "../../support/driven/account-state.ts";
import {
  clickButton,
  flowBinding,
  fromServer,
  serverError,
} from "../../support/driven/flow.ts";
import {
  confirmAnswers,
  createLinkFixture,
  expectChanging,
  expectChoosing,
  fieldChanged,
  type LinkFixture,
  submitNewPassword,
} from "../../support/driven/new-password.ts";
import {
  expectAlert,
  expectButton,
  expectError,
  expectFocusedHeading,
  expectSessionEnded,
  expectText,
} from "../../support/driven/page-assertions.ts";
import { visitAs } from "../../support/driven/session.ts";
import { sitePath } from "../../support/page-language.ts";
import { CURRENT_PASSWORD, passwordChangePlan } from "./plan.ts";

export const passwordChangeBinding = flowBinding({
  machine: passwordChangeMachine,
  plan: passwordChangePlan,
  calls: {
    requestChange: {
      call: "requestChange",
      done: [
        fromServer(
          { output: { message: t("change.sent") } },
          password(CURRENT_PASSWORD),
        ),
      ],
      failed: [
        fromServer(
          { error: httpError(403, { error: t("change.wrongPassword") }) },
          password("Not-The-Same-9"),
        ),
        serverError,
        fromServer({ error: httpError(401) }, noSessions),
        fromServer(
          { error: httpError(429) },
          reachedLimit(5, ({ token }: LinkFixture, site) =>
            site.call("POST", "/api/reset-password/", {
              token,
              json: { current_password: "x", frontend_url: site.origin },
            }),
          ),
        ),
      ],
    },
    confirmReset: { call: "confirmReset", ...confirmAnswers },
  },
  fixture: ({ world }) => createLinkFixture(world),
  async open(driver, inputIndex) {
    const query = new URLSearchParams(driver.fixture.link);
    if (inputIndex === 1) await driver.visit(`/change-password?${query}`);
    else await visitAs(driver.fixture, driver, "/change-password");
  },
  events: {
    "currentPassword.changed": {
      cases: [{ value: CURRENT_PASSWORD }],
      perform: ({ page }, { value }) => changeForm(page).current.fill(value),
    },
    "field.changed": fieldChanged,
    "form.submitted": {
      perform: (driver, _event, snapshot) =>
        snapshot.hasTag("link")
          ? submitNewPassword(driver)
          : changeForm(driver.page).submit.click(),
    },
    "request.repeated": clickButton(t("change.requestAgain")),
  },
  states: {
    async "byRequest.entering"({ page }, { context }) {
      const form = changeForm(page);
      await expect(form.current).toHaveValue(context.currentPassword);
      await expectError(form.current, context.currentPasswordProblem);
      await expectAlert(page, context.notice);
      await expectButton(form.submit, "enabled");
    },
    "byRequest.requesting": ({ page }) =>
      expectButton(changeForm(page).submit, "busy"),
    async "byRequest.sent"({ page, fixture }, { context }) {
      await expectText(page, context.success);
      await expect(page.getByText(fixture.email)).toBeVisible();
    },
    "byLink.choosing": expectChoosing,
    "byLink.changing": expectChanging,
    sessionEnded: expectSessionEnded,
    async changed({ page }, { context }) {
      await expectFocusedHeading(page, t("change.doneTitle"));
      await expectText(page, context.success);
    },
    redirectedToLogin: ({ page }) => expect(page).toHaveURL(sitePath("/login")),
  },
});
