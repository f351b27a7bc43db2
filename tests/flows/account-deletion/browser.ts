import { expect } from "@playwright/test";
import { t } from "../../../contract/messages/index.ts";
import { accountDeletionMachine } from "../../../machines/account-deletion/chart.ts";
import { deletionForm } from "../../support/browser/password-forms.ts";
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
  lostConnection,
  serverError,
} from "../../support/driven/flow.ts";
import {
  expectAlert,
  expectButton,
  expectError,
  expectFocusedHeading,
  expectSessionEnded,
  expectText,
} from "../../support/driven/page-assertions.ts";
import { visitAs } from "../../support/driven/session.ts";
import type { Person } from "../../support/driven/world.ts";
import { sitePath } from "../../support/page-language.ts";
import { enteredPasswords, PASSWORD } from "./plan.ts";

export const accountDeletionBinding = flowBinding({
  machine: accountDeletionMachine,
  calls: {
    deleteAccount: {
      call: "deleteAccount",
      done: [fromServer({ output: undefined }, password(PASSWORD))],
      failed: [
        fromServer(
          { error: httpError(400, { error: t("deletion.wrongPassword") }) },
          password("Not-The-Same-9"),
        ),
        fromServer({ error: httpError(401) }, noSessions),
        fromServer(
          { error: httpError(429) },
          reachedLimit(5, ({ token }: Person, site) =>
            site.call("DELETE", "/api/delete_account/", {
              token,
              json: { password: "x" },
            }),
          ),
        ),
        serverError,
        lostConnection,
      ],
    },
  },
  fixture: ({ world }) => world.personWithRole("investor"),
  open: (driver) => visitAs(driver.fixture, driver, "/delete-account"),
  events: {
    "deletion.confirmed": clickButton(t("deletion.confirm")),
    "deletion.cancelled": clickButton(t("ui.cancel")),
    "password.changed": {
      // Typing the same value causes no event.
      cases: ({ snapshot }) =>
        enteredPasswords.filter(
          ({ value }) => value !== snapshot.context.password,
        ),
      perform: ({ page }, { value }) => deletionForm(page).password.fill(value),
    },
    "form.submitted": clickButton(t("deletion.submit")),
  },
  states: {
    async warning({ page }) {
      await expect(page.getByText(t("deletion.warningTitle"))).toBeVisible();
      await expect(deletionForm(page).password).toHaveCount(0);
      await expectButton(deletionForm(page).confirm, "enabled");
    },
    async entering({ page }, { context }) {
      const form = deletionForm(page);
      await expect(form.password).toHaveValue(context.password);
      await expectError(form.password, context.problem);
      await expectAlert(page, context.notice);
      await expectButton(form.submit, "enabled");
    },
    async deleting({ page }) {
      await expectButton(deletionForm(page).submit, "busy");
      await expectAlert(page, null);
    },
    sessionEnded: expectSessionEnded,
    async deleted({ page }, { context }) {
      await expectText(page, context.success);
      await expectFocusedHeading(page, t("deletion.doneTitle"));
    },
    redirectedHome: ({ page }) => expect(page).toHaveURL(sitePath("/")),
  },
});
