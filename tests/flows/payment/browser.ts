import { expect } from "@playwright/test";
import { message, t } from "../../../contract/messages/index.ts";
import { PAYMENT_FIELDS } from "../../../contract/rules/payment.ts";
import { paymentMachine } from "../../../machines/payment/chart.ts";
import { paymentForm } from "../../support/browser/programme-pages.ts";
import { clickButton, flowBinding } from "../../support/driven/flow.ts";
import {
  expectAlert,
  expectButton,
  expectError,
  expectText,
} from "../../support/driven/page-assertions.ts";
import { visitAs } from "../../support/driven/session.ts";
import { sitePath } from "../../support/page-language.ts";
import { CARD, paymentPlan } from "./plan.ts";

const inputs = paymentPlan.inputs ?? [];

export const paymentBinding = flowBinding({
  machine: paymentMachine,
  inputs,
  fixture: ({ world }) => world.personWithRole("investor"),
  open: (driver, inputIndex) =>
    visitAs(driver.fixture, driver, "/payment-page", {
      state: (inputs[inputIndex] as { purchase: unknown }).purchase,
    }),
  events: {
    "field.changed": {
      // One expiry date is in the future, the other in the past.
      cases: [
        { field: "name", value: CARD.name },
        { field: "number", value: CARD.number },
        { field: "expiry", value: "12/99" },
        { field: "cvv", value: CARD.cvv },
        { field: "expiry", value: "10/20" },
      ],
      perform: ({ page }, { field, value }) =>
        paymentForm(page)[field].fill(value),
    },
    "form.submitted": {
      cases: [{ at: Date.now() }],
      perform: ({ page }) => paymentForm(page).submit.click(),
    },
    "payment.cancelled": clickButton(t("ui.cancel")),
    "continue.pressed": clickButton(t("payment.continue")),
    "page.left": {
      // Browsers dispatch `pagehide` before they store a page in the back/forward cache.
      perform: ({ page }) =>
        page.evaluate(() => {
          dispatchEvent(new PageTransitionEvent("pagehide"));
        }),
    },
  },
  states: {
    async "paying.idle"({ page }, { context }) {
      const form = paymentForm(page);
      for (const field of PAYMENT_FIELDS) {
        await expect(form[field]).toHaveValue(context.form[field]);
        await expectError(form[field], context.problems[field]);
      }
      await expectAlert(page, context.notice);
      await expectButton(form.submit, "enabled");
      const { purchase } = context;
      await expect(page.getByRole("main")).toContainText(
        purchase ? purchase.programme : t("payment.nothingChosen"),
      );
    },
    async "paying.processing"({ page }) {
      const form = paymentForm(page);
      await expectButton(form.submit, "busy");
      await expect(form.number).not.toBeEditable();
      await expect(page.getByText(t("payment.processing"))).toBeVisible();
    },
    async "success.redirecting"({ page }) {
      await expectText(page, message("payment.success"));
      await expect(page.getByText(t("payment.doneNext"))).toBeVisible();
      await expect(paymentForm(page).number).toHaveCount(0);
    },
    async "success.staying"({ page }) {
      await expectText(page, message("payment.success"));
      await expect(page.getByText(t("payment.doneNext"))).toHaveCount(0);
    },
    redirectedToPrograms: ({ page }) =>
      expect(page).toHaveURL(sitePath("/programs-loggedIn")),
  },
});
