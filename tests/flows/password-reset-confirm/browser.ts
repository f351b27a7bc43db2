import { expect } from "@playwright/test";
import { t } from "../../../contract/messages/index.ts";
import { pagePath } from "../../../contract/pages.ts";
import { passwordResetConfirmMachine } from "../../../machines/password-reset-confirm/chart.ts";
import { newPasswordForm } from "../../support/browser/password-forms.ts";
import { flowBinding } from "../../support/driven/flow.ts";
import {
  confirmAnswers,
  createLinkFixture,
  expectFields,
  fillField,
  type LinkFixture,
} from "../../support/driven/new-password.ts";
import {
  expectAlert,
  expectButton,
  expectFocusedHeading,
  expectText,
} from "../../support/driven/page-assertions.ts";
import { sitePath } from "../../support/page-language.ts";
import { passwordResetConfirmPlan } from "./plan.ts";

/** Browser binding for the password reset confirm chart. */
export const passwordResetConfirmBinding = flowBinding<
  typeof passwordResetConfirmMachine,
  LinkFixture
>({
  machine: passwordResetConfirmMachine,
  plan: passwordResetConfirmPlan,
  calls: { confirmReset: { call: "confirmReset", ...confirmAnswers } },
  fixture: ({ world }) => createLinkFixture(world.site),
  open: (driver) =>
    driver.visit(pagePath("resetPasswordConfirm", driver.fixture.link)),
  events: {
    "field.changed": {
      cases: passwordResetConfirmPlan.events["field.changed"] ?? [],
      perform: ({ page }, event) => fillField(page, event),
    },
    "form.submitted": {
      perform: ({ page }) => newPasswordForm(page).submit.click(),
    },
  },
  states: {
    async choosing({ page }, { context }) {
      await expectFields(page, context);
      await expectAlert(page, context.notice);
      await expectButton(newPasswordForm(page).submit, "enabled");
    },
    async confirming({ page }) {
      await expectButton(newPasswordForm(page).submit, "busy");
      await expectAlert(page, null);
    },
    async linkInvalid({ page }, { context }) {
      await expectFocusedHeading(page, t("resetConfirm.invalidTitle"));
      await expectAlert(page, context.notice);
      await expect(
        page.getByRole("link", { name: t("resetConfirm.newLink") }),
      ).toHaveAttribute("href", sitePath("/reset-password"));
    },
    async confirmed({ page }, { context }) {
      await expectFocusedHeading(page, t("resetConfirm.doneTitle"));
      await expectText(page, context.success);
    },
    redirectedToLogin: ({ page }) => expect(page).toHaveURL(sitePath("/login")),
  },
});
