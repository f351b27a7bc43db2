import { expect } from "@playwright/test";
import { t } from "../../../contract/messages/index.ts";
import { passwordChangeMachine } from "../../../machines/password-change/chart.ts";
import { GOOD_PASSWORD } from "../../support/accounts.ts";
import {
  changeForm,
  newPasswordForm,
} from "../../support/browser/password-forms.ts";
import { httpError } from "../../support/call-failures.ts";
import {
  endSessions,
  reachLimit,
  setPassword,
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
  expectFields,
  fillField,
  type LinkFixture,
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
import type { Person } from "../../support/driven/world.ts";
import { sitePath } from "../../support/page-language.ts";
import { CURRENT_PASSWORD, passwordChangePlan } from "./plan.ts";

/** A member who requests a link, and another account that already has a link. Each path uses one of the two. */
type Fixture = LinkFixture & { readonly member: Person };

const realPassword = (value: string) =>
  value === CURRENT_PASSWORD ? GOOD_PASSWORD : value;

/** Browser binding for the password change chart. */
export const passwordChangeBinding = flowBinding<
  typeof passwordChangeMachine,
  Fixture
>({
  machine: passwordChangeMachine,
  plan: passwordChangePlan,
  calls: {
    requestChange: {
      call: "requestChange",
      done: [
        fromServer(
          { output: { message: t("change.sent") } },
          ({ fixture: { member } }, site) =>
            setPassword(site, member.email, GOOD_PASSWORD),
        ),
      ],
      failed: [
        fromServer(
          { error: httpError(403, { error: t("change.wrongPassword") }) },
          ({ fixture: { member } }, site) =>
            setPassword(site, member.email, "Not-The-Same-9"),
        ),
        serverError,
        fromServer({ error: httpError(401) }, ({ fixture: { member } }, site) =>
          endSessions(site, member.email),
        ),
        fromServer({ error: httpError(429) }, ({ fixture: { member } }, site) =>
          reachLimit(5, () =>
            site.call("POST", "/api/reset-password/", {
              token: member.token,
              json: { current_password: "x", frontend_url: site.origin },
            }),
          ),
        ),
      ],
    },
    confirmReset: { call: "confirmReset", ...confirmAnswers },
  },
  fixture: async ({ world }) => ({
    ...(await createLinkFixture(world.site)),
    member: await world.personWithRole("investee"),
  }),
  async open(driver, inputIndex) {
    const { link, member } = driver.fixture;
    if (inputIndex === 1)
      await driver.visit(`/change-password?${new URLSearchParams(link)}`);
    else await visitAs(member, driver, "/change-password");
  },
  events: {
    "currentPassword.changed": {
      cases: [{ value: CURRENT_PASSWORD }],
      perform: ({ page }, { value }) =>
        changeForm(page).current.fill(realPassword(value)),
    },
    "field.changed": {
      cases: passwordChangePlan.events["field.changed"] ?? [],
      perform: ({ page }, event) => fillField(page, event),
    },
    "form.submitted": {
      perform: ({ page }, _event, snapshot) =>
        snapshot.hasTag("link")
          ? newPasswordForm(page).submit.click()
          : changeForm(page).submit.click(),
    },
    "request.repeated": clickButton(t("change.requestAgain")),
  },
  states: {
    async "byRequest.entering"({ page }, { context }) {
      const form = changeForm(page);
      await expect(form.current).toHaveValue(
        realPassword(context.currentPassword),
      );
      await expectError(form.current, context.currentPasswordProblem);
      await expectAlert(page, context.notice);
      await expectButton(form.submit, "enabled");
    },
    "byRequest.requesting": ({ page }) =>
      expectButton(changeForm(page).submit, "busy"),
    async "byRequest.sent"({ page, fixture }, { context }) {
      await expectText(page, context.success);
      await expect(page.getByText(fixture.member.email)).toBeVisible();
    },
    async "byLink.choosing"({ page }, { context }) {
      await expectFields(page, context);
      await expectAlert(page, context.notice);
      await expectButton(newPasswordForm(page).submit, "enabled");
    },
    "byLink.changing": ({ page }) =>
      expectButton(newPasswordForm(page).submit, "busy"),
    sessionEnded: expectSessionEnded,
    async changed({ page }, { context }) {
      await expectFocusedHeading(page, t("change.doneTitle"));
      await expectText(page, context.success);
    },
    redirectedToLogin: ({ page }) => expect(page).toHaveURL(sitePath("/login")),
  },
});
