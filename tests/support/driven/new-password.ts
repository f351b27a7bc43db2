import { expect, type Page } from "@playwright/test";
import { type Message, t } from "../../../contract/messages/index.ts";
import type { NewPasswordField } from "../../../contract/rules/accounts.ts";
import type { NewPasswordState } from "../../../machines/shared/new-password.ts";
import { createPasswordLink } from "../../../server/accounts/passwords.ts";
import { systemClock } from "../../../server/clock.ts";
import {
  fieldChanges,
  LINK,
  PASSWORD,
} from "../../flows/new-password-cases.ts";
import { newPasswordForm } from "../browser/password-forms.ts";
import { httpError } from "../call-failures.ts";
import { accountIdOf } from "../members.ts";
import { changeLinks, reachedLimit, usedPassword } from "./account-state.ts";
import {
  type Arrange,
  type FlowCall,
  fromServer,
  serverError,
} from "./flow.ts";
import { expectAlert, expectButton, expectError } from "./page-assertions.ts";
import type { Person, World } from "./world.ts";

/** Shared by the flows in which a member chooses a new password with an emailed link. */

type OnPage = { readonly page: Page };

/** A member, and the parameters of the link. */
export type LinkFixture = Person & {
  readonly link: { readonly uid: string; readonly token: string };
};

/** Creates an account with a link to choose a new password. Without a test server, the link is `LINK`. */
export async function createLinkFixture(world: World): Promise<LinkFixture> {
  const person = await world.personWithRole("investee");
  const { site } = world;
  if (site === null) return { ...person, link: LINK };
  const id = await accountIdOf(site, person.email);
  const link = await createPasswordLink(site.database, systemClock, id);
  return { ...person, link };
}

/** How the form is filled in, in both flows. */
export const fieldChanged = {
  cases: fieldChanges,
  perform: (
    { page }: OnPage,
    { field, value }: { field: NewPasswordField; value: string },
  ) => newPasswordForm(page)[field].fill(value),
};
export const submitNewPassword = ({ page }: OnPage) =>
  newPasswordForm(page).submit.click();

/** Expects both fields to show their value and error, the notice, if any, and an enabled button. */
export async function expectChoosing(
  { page }: OnPage,
  {
    context,
  }: {
    readonly context: NewPasswordState & { readonly notice: Message | null };
  },
): Promise<void> {
  const form = newPasswordForm(page);
  for (const field of ["password", "confirm"] as const) {
    await expect(form[field]).toHaveValue(context.form[field]);
    await expectError(form[field], context.problems[field]);
  }
  await expectAlert(page, context.notice);
  await expectButton(form.submit, "enabled");
}

export async function expectChanging({ page }: OnPage): Promise<void> {
  await expectButton(newPasswordForm(page).submit, "busy");
  await expectAlert(page, null);
}

/** Makes the link valid, and replaces the password history, so that only a password in it is refused. */
const preparedLink =
  (used: string | null, end?: "used"): Arrange<LinkFixture> =>
  async (driver, site) => {
    await changeLinks(end)(driver, site);
    await usedPassword(used)(driver, site);
  };

/** The responses to a new password. */
export const confirmAnswers: Omit<FlowCall<LinkFixture>, "call"> = {
  done: [
    fromServer(
      { output: { message: t("resetConfirm.success") } },
      preparedLink(null),
    ),
  ],
  failed: [
    fromServer(
      { error: httpError(429, { error: t("resetConfirm.tooMany") }) },
      reachedLimit(5, ({ link }, site) =>
        site.call("POST", `/api/reset-password-confirm/${link.uid}/wrong/`, {
          json: { password: PASSWORD },
        }),
      ),
    ),
    fromServer(
      { error: httpError(400, { error: t("server.passwordReused") }) },
      preparedLink(PASSWORD),
    ),
    fromServer(
      { error: httpError(400, { error: t("server.linkInvalid") }) },
      preparedLink(null, "used"),
    ),
    serverError,
  ],
};
