import { expect } from "@playwright/test";
import { t } from "../../../contract/messages/index.ts";
import { pagePath } from "../../../contract/pages.ts";
import { passwordResetConfirmMachine } from "../../../machines/password-reset-confirm/chart.ts";
import { flowBinding } from "../../support/driven/flow.ts";
import {
  confirmAnswers,
  createLinkFixture,
  expectChanging,
  expectChoosing,
  fieldChanged,
  submitNewPassword,
} from "../../support/driven/new-password.ts";
import {
  expectAlert,
  expectFocusedHeading,
  expectText,
} from "../../support/driven/page-assertions.ts";
import { sitePath } from "../../support/page-language.ts";
import { passwordResetConfirmPlan } from "./plan.ts";

export const passwordResetConfirmBinding = flowBinding({
  machine: passwordResetConfirmMachine,
  plan: passwordResetConfirmPlan,
  calls: { confirmReset: { call: "confirmReset", ...confirmAnswers } },
  fixture: ({ world }) => createLinkFixture(world),
  open: (driver) =>
    driver.visit(pagePath("resetPasswordConfirm", driver.fixture.link)),
  events: {
    "field.changed": fieldChanged,
    "form.submitted": { perform: submitNewPassword },
  },
  states: {
    choosing: expectChoosing,
    confirming: expectChanging,
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
