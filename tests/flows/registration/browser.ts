import { expect, type Locator, type Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { t } from "../../../contract/messages/index.ts";
import type { RegistrationField } from "../../../contract/rules/accounts.ts";
import {
  isReady,
  registrationMachine,
  visibleProblems,
} from "../../../machines/registration/chart.ts";
import { registrations } from "../../../server/limits/rules.ts";
import { registration } from "../../support/accounts.ts";
import { loginForm, registrationForm } from "../../support/browser/forms.ts";
import { httpError } from "../../support/call-failures.ts";
import {
  account,
  noAccount,
  reachedLimit,
} from "../../support/driven/account-state.ts";
import {
  clickButton,
  flowBinding,
  fromServer,
  lostConnection,
} from "../../support/driven/flow.ts";
import {
  expectAlert,
  expectButton,
  expectError,
  expectFocusedHeading,
  expectText,
} from "../../support/driven/page-assertions.ts";
import {
  codeButton,
  linkEvents,
  linkStates,
  resendLinkCall,
} from "../../support/driven/resend-link.ts";
import { sitePath } from "../../support/page-language.ts";
import { EMAIL, registrationEvents, registrationPlan } from "./plan.ts";

type Snapshot = SnapshotFrom<typeof registrationMachine>;

const textFields = (page: Page) => {
  const { email, password, confirm } = registrationForm(page);
  return { email, password, confirmPassword: confirm };
};
const fieldOf = (page: Page, field: RegistrationField): Locator =>
  field === "userType"
    ? registrationForm(page).role("investee")
    : textFields(page)[field];

/** Expects the notice and each field's value and error, and expects Continue to be enabled only for a valid form. */
async function expectForm(
  { page }: { readonly page: Page },
  { context }: Snapshot,
): Promise<void> {
  const { form, notice } = context;
  const problems = visibleProblems(context);
  for (const [field, input] of Object.entries(textFields(page))) {
    const name = field as keyof ReturnType<typeof textFields>;
    await expect(input).toHaveValue(form[name]);
    await expectError(input, problems[name]);
  }
  await expect(fieldOf(page, "userType")).toBeChecked({
    checked: form.userType !== "",
  });
  await expect(page.getByText(t("registration.userTypeRequired"))).toHaveCount(
    problems.userType ? 1 : 0,
  );
  await expectAlert(page, notice);
  const { submit } = registrationForm(page);
  await expectButton(submit, isReady(form) ? "enabled" : "disabled");
}

export const registrationBinding = flowBinding({
  machine: registrationMachine,
  plan: registrationPlan,
  calls: {
    register: {
      call: "register",
      done: [
        fromServer(
          { output: { message: t("registration.success"), token: "handle" } },
          noAccount,
        ),
      ],
      failed: [
        fromServer(
          {
            error: httpError(400, {
              error: t("registration.inactive"),
              inactive: true,
            }),
          },
          account({ verifiedAt: null }),
        ),
        fromServer(
          {
            error: httpError(429, {
              error: "Too many registration attempts. Try again in",
            }),
          },
          reachedLimit(registrations.hits, (_fixture, site) =>
            site.call("POST", "/api/register/", { json: registration() }),
          ),
        ),
        lostConnection,
        fromServer(
          { error: httpError(400, { email: [t("registration.emailTaken")] }) },
          account(),
        ),
      ],
    },
    resendLink: resendLinkCall,
  },
  // Moving to another control blurs the previous field.
  ambient: ["field.blurred"],
  fixture: () => ({ email: EMAIL }),
  open: (driver) => driver.visit("/register"),
  events: {
    "field.changed": ({ snapshot }) => ({
      // Typing the same value causes no event. Filling in another field would first blur the one being edited.
      cases: registrationEvents["field.changed"]({ snapshot }).filter(
        ({ field, value }) => {
          const { form, editedField } = snapshot.context;
          const isTyping = snapshot.matches({ editing: "typing" });
          return form[field] !== value && (!isTyping || field === editedField);
        },
      ),
      perform: ({ page }, { field, value }) =>
        field === "userType"
          ? registrationForm(page).role("investee").check()
          : textFields(page)[field].fill(value),
    }),
    "field.blurred": ({ snapshot: { context } }) => ({
      cases: [{ field: context.editedField ?? "email" }],
      async perform({ page }, { field }) {
        await fieldOf(page, field).focus();
        await fieldOf(page, field).blur();
      },
    }),
    "form.submitted": {
      perform: ({ page }, _event, before) =>
        before.context.editedField && before.matches({ editing: "typing" })
          ? fieldOf(page, before.context.editedField).press("Enter")
          : registrationForm(page).submit.click(),
    },
    ...linkEvents,
    "login.chosen": clickButton(t("account.logInNow")),
  },
  states: {
    "editing.idle": expectForm,
    "editing.typing": expectForm,
    async submitting({ page }) {
      await expectButton(registrationForm(page).submit, "busy");
      await expect(page.getByRole("alert")).toHaveCount(0);
    },
    ...linkStates("inactive", (page) => registrationForm(page).submit),
    async registered({ page }, { context }) {
      await expectFocusedHeading(page, t("registration.doneTitle"));
      await expectText(page, context.success);
      await expectButton(codeButton(page), "enabled");
    },
    async redirectedToLogin({ page }) {
      await expect(page).toHaveURL(sitePath("/login"));
      await expect(loginForm(page).email).toHaveValue(EMAIL);
    },
  },
});
