import { expect, type Page } from "@playwright/test";
import { t } from "../../../contract/messages/index.ts";
import type { NewPasswordField } from "../../../contract/rules/accounts.ts";
import type { NewPasswordState } from "../../../machines/shared/new-password.ts";
import { createPasswordLink } from "../../../server/accounts/passwords.ts";
import { systemClock } from "../../../server/clock.ts";
import { LINK, PASSWORD } from "../../flows/new-password-cases.ts";
import { newEmail } from "../accounts.ts";
import { newPasswordForm } from "../browser/password-forms.ts";
import type { Site } from "../browser/site.ts";
import { httpError } from "../call-failures.ts";
import { accountIdOf } from "../members.ts";
import {
  reachLimit,
  setAccount,
  setPasswordHistory,
  setPasswordLinks,
} from "./account-state.ts";
import type { Driver } from "./driver.ts";
import { type FlowCall, fromServer, serverError } from "./flow.ts";
import { expectError } from "./page-assertions.ts";

/** Shared by the flows in which a member chooses a new password with an emailed link. */

/** The account's email address, and the parameters of its link. */
export type LinkFixture = {
  readonly email: string;
  readonly link: { readonly uid: string; readonly token: string };
};

/** Creates an account with a link to choose a new password. If `site` is null, creates no account and uses `LINK`. */
export async function createLinkFixture(
  site: Site | null,
): Promise<LinkFixture> {
  const email = newEmail();
  if (site === null) return { email, link: LINK };
  await setAccount(site, email);
  const accountId = await accountIdOf(site, email);
  return {
    email,
    link: await createPasswordLink(site.database, systemClock, accountId),
  };
}

/** Fills in one of the two fields. */
export function fillField(
  page: Page,
  { field, value }: { field: NewPasswordField; value: string },
): Promise<void> {
  return newPasswordForm(page)[field].fill(value);
}

/** Expects both fields to show their value in `form` and their error in `problems`. */
export async function expectFields(
  page: Page,
  { form, problems }: NewPasswordState,
): Promise<void> {
  const controls = newPasswordForm(page);
  for (const field of ["password", "confirm"] as const) {
    await expect(controls[field]).toHaveValue(form[field]);
    await expectError(controls[field], problems[field]);
  }
}

type LinkDriver = Driver<LinkFixture>;

/** Makes the link valid and clears the password history, so that a confirmation succeeds. */
async function prepareSuccess({ fixture: { email } }: LinkDriver, site: Site) {
  await setPasswordLinks(site, email);
  await setPasswordHistory(site, email, []);
}

/** The responses to a new password. */
export const confirmAnswers: Omit<FlowCall<LinkFixture>, "call"> = {
  done: [
    fromServer(
      { output: { message: t("resetConfirm.success") } },
      prepareSuccess,
    ),
  ],
  failed: [
    fromServer(
      { error: httpError(429, { error: t("resetConfirm.tooMany") }) },
      ({ fixture: { link } }, site) =>
        reachLimit(5, () =>
          site.call("POST", `/api/reset-password-confirm/${link.uid}/wrong/`, {
            json: { password: PASSWORD },
          }),
        ),
    ),
    fromServer(
      { error: httpError(400, { error: t("server.passwordReused") }) },
      async (driver, site) => {
        await prepareSuccess(driver, site);
        await setPasswordHistory(site, driver.fixture.email, [PASSWORD]);
      },
    ),
    fromServer(
      { error: httpError(400, { error: t("server.linkInvalid") }) },
      async (driver, site) => {
        await prepareSuccess(driver, site);
        await setPasswordLinks(site, driver.fixture.email, {
          usedAt: new Date(),
        });
      },
    ),
    serverError,
  ],
};
