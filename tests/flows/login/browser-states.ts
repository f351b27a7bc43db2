import { expect, type Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { LOGIN_LOCKOUT } from "../../../contract/constants.ts";
import { message, t } from "../../../contract/messages/index.ts";
import type { LoginState } from "../../../contract/navigation-state.ts";
import type {
  LoginContext,
  loginMachine,
} from "../../../machines/login/chart.ts";
import { GOOD_PASSWORD } from "../../support/accounts.ts";
import { loginForm } from "../../support/browser/forms.ts";
import { expectCountdown } from "../../support/browser/time.ts";
import type { Driver } from "../../support/driven/driver.ts";
import type { FlowBinding } from "../../support/driven/flow.ts";
import {
  expectAlert,
  expectButton,
  expectError,
  expectText,
} from "../../support/driven/page-assertions.ts";
import { ADDRESS, PASSWORD } from "./cases.ts";

/** The account's email address, and the navigation state and stored data with which the page opens. */
export type LoginFixture = {
  readonly email: string;
  state: LoginState;
  stored: Record<string, string> | undefined;
};
type Snapshot = SnapshotFrom<typeof loginMachine>;

/** Returns the value to type on the page for a value in the plan. */
export const typedValue = (value: string, { email }: LoginFixture) =>
  ({ [ADDRESS]: email.toUpperCase(), [PASSWORD]: GOOD_PASSWORD })[value] ??
  value;
const ADDRESSES = [ADDRESS, ADDRESS.toLowerCase()];
export const resendButton = (page: Page) =>
  page.getByRole("button", { name: t("account.resendLink") });
export const codeButton = (page: Page) =>
  page.getByRole("button", { name: t("account.enterCode") });

/** Expects each field to show its value and its error. */
async function expectForm(
  { page, fixture }: Driver<LoginFixture>,
  { form, problems }: LoginContext,
): Promise<void> {
  const fields = loginForm(page);
  const email = ADDRESSES.includes(form.email) ? fixture.email : form.email;
  await expect(fields.email).toHaveValue(
    new RegExp(`^${email.replaceAll(".", "\\.")}$`, "i"),
  );
  await expect(fields.password).toHaveValue(typedValue(form.password, fixture));
  await expect(fields.terms).toBeChecked({ checked: form.terms });
  for (const field of ["email", "password", "terms"] as const)
    await expectError(fields[field], problems[field]);
}

/** Expects the notice about an unverified address, and its actions. */
async function expectUnverified(
  { page }: Driver<LoginFixture>,
  { context }: Snapshot,
): Promise<void> {
  await expectText(page, message("login.unverifiedNote"));
  await expectText(page, context.success ?? context.notice);
  await expect(codeButton(page)).toHaveCount(context.handle ? 1 : 0);
  await expectButton(loginForm(page).submit, "enabled");
}

async function expectBusy({ page }: Driver<LoginFixture>): Promise<void> {
  await expectButton(loginForm(page).submit, "busy");
  await expectAlert(page, null);
}

/** What the login page shows in each state. */
export const loginStates: FlowBinding<
  typeof loginMachine,
  LoginFixture
>["states"] = {
  opening: { never: "ends as soon as the chart has started" },
  async "open.editing"(driver, { context }) {
    await expectForm(driver, context);
    await expectAlert(driver.page, context.notice);
    await expectText(driver.page, context.reason);
    await expectButton(loginForm(driver.page).submit, "enabled");
  },
  async "open.unverified.readyToResend"(driver, snapshot) {
    await expectUnverified(driver, snapshot);
    await expectButton(resendButton(driver.page), "enabled");
  },
  async "open.unverified.waiting"(driver, snapshot) {
    await expectUnverified(driver, snapshot);
    await expectButton(resendButton(driver.page), "disabled");
  },
  checkingEmail: expectBusy,
  loggingIn: expectBusy,
  resending: ({ page }) => expectButton(resendButton(page), "busy"),
  async lockedOut(driver, { context }) {
    const { page } = driver;
    await expectForm(driver, context);
    await expectAlert(page, message("login.tooMany"));
    await expectCountdown(page, 0, LOGIN_LOCKOUT);
    await expectButton(loginForm(page).submit, "disabled");
  },
  async loggedIn({ page }, { context: { from, session } }) {
    const home = { investee: "/investee-page", investor: "/investor-page" }[
      String(session?.userType)
    ];
    const returnsToPreviousPage =
      from !== null && (from === "/profile" || from === home);
    await expect(page).toHaveURL(returnsToPreviousPage ? from : (home ?? "/"));
  },
  async redirectedToReset({ page, fixture }) {
    await expect(page).toHaveURL("/reset-password");
    await expectText(page, message("login.passwordExpired"));
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(
      fixture.email,
    );
  },
  async redirectedToCode({ page, fixture }) {
    await expect(page).toHaveURL("/emailVerification");
    await expect(page.getByText(fixture.email)).toBeVisible();
  },
};
