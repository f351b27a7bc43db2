import { expect, type Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { t, textOf } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { TOKEN_KEY } from "../../../contract/storage.ts";
import type { sessionMachine } from "../../../machines/session/chart.ts";
import { GOOD_PASSWORD } from "../../support/accounts.ts";
import { readLocalStorage } from "../../support/browser/storage.ts";
import type { FlowBinding } from "../../support/driven/flow.ts";
import {
  expectAlert,
  expectButton,
  expectError,
} from "../../support/driven/page-assertions.ts";
import type {
  SessionDriver,
  SessionFixture,
} from "../../support/driven/session-changes.ts";

type Snapshot = SnapshotFrom<typeof sessionMachine>;

export const PASSWORD = "Passw0rd!";
export const FIRST_PAGE = "/privacy-policy";
export const INVESTEE_HOME = "/investee-page";

/** The dialog for logging in again. */
export function renewalDialog(page: Page) {
  const dialog = page.getByRole("dialog", { name: t("session.dialogTitle") });
  return {
    dialog,
    password: dialog.getByLabel(t("account.passwordLabel"), { exact: true }),
    submit: dialog.getByRole("button", { name: t("account.logIn") }),
    notNow: dialog.getByRole("button", { name: t("session.notNow") }),
  };
}

export const renewalOffer = (page: Page) =>
  page.getByRole("button", { name: t("session.logInAgain") });
export const statusMessage = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: text });

export const typedPassword = (password: string) =>
  password === PASSWORD ? GOOD_PASSWORD : password;

/** Returns whether a login in this tab has led to the role's home page. */
export function isRedirectedHome({ context: { token } }: Snapshot): boolean {
  return token === "second";
}

async function expectAddress(
  { page }: SessionDriver,
  snapshot: Snapshot,
): Promise<void> {
  const { address, isClosing } = snapshot.context;
  const planned = isRedirectedHome(snapshot)
    ? INVESTEE_HOME
    : address || FIRST_PAGE;
  // On the planned paths, the request that ends the session is sent from the account deletion page.
  await expect(page).toHaveURL(isClosing ? pages.deleteAccount.path : planned);
}

async function expectVisitor(driver: SessionDriver): Promise<void> {
  expect(await readLocalStorage(driver.page)).not.toHaveProperty(TOKEN_KEY);
  await expect(renewalOffer(driver.page)).toHaveCount(0);
}

async function expectDialog(
  { page, fixture }: SessionDriver,
  { context }: Snapshot,
): Promise<void> {
  const { dialog, password } = renewalDialog(page);
  await expect(dialog).toContainText(fixture.person.email);
  await expect(password).toHaveValue(typedPassword(context.password));
}

async function expectNoDialog({ page }: SessionDriver): Promise<void> {
  await expect(renewalDialog(page).dialog).toHaveCount(0);
}

const ENDS_IMMEDIATELY = "ends immediately";

/** Expectations for the page in each state of the session. */
export const sessionStates: FlowBinding<
  typeof sessionMachine,
  SessionFixture
>["states"] = {
  unknown: { never: ENDS_IMMEDIATELY },
  confirming: { never: ENDS_IMMEDIATELY },
  "loggedOut.leaving": { never: ENDS_IMMEDIATELY },
  async "loggedOut.visiting"(driver, snapshot) {
    await expectVisitor(driver);
    await expectAddress(driver, snapshot);
    await expectAlert(driver.page, snapshot.context.sessionEndedNotice);
  },
  "loggedOut.staying": expectVisitor,
  async "loggedIn.limits.running"(driver, snapshot) {
    await expect(renewalOffer(driver.page)).toHaveCount(0);
    await expectAddress(driver, snapshot);
    expect(await readLocalStorage(driver.page)).toHaveProperty(TOKEN_KEY);
  },
  async "loggedIn.limits.endingSoon"({ page }) {
    await expect(page.getByText(/^Your session ends in/)).toBeVisible();
    expect(await readLocalStorage(page)).toHaveProperty(TOKEN_KEY);
  },
  async "loggedIn.renewal.closed"(driver, { context }) {
    await expectNoDialog(driver);
    await expect(statusMessage(driver.page, t("session.renewed"))).toHaveCount(
      context.renewalNotice ? 1 : 0,
    );
  },
  async "loggedIn.renewal.asking"(driver, snapshot) {
    await expectDialog(driver, snapshot);
    const { password, submit } = renewalDialog(driver.page);
    await expectError(password, snapshot.context.problem);
    await expectButton(submit, "enabled");
  },
  async "loggedIn.renewal.sending"(driver, snapshot) {
    await expectDialog(driver, snapshot);
    await expectButton(renewalDialog(driver.page).submit, "busy");
  },
  async "loggedIn.renewal.lockedOut"({ page }, { context }) {
    const { dialog, submit } = renewalDialog(page);
    if (!context.problem)
      throw new Error(
        "The chart is in the lockedOut state but has no message.",
      );
    await expect(dialog).toContainText(textOf(context.problem));
    await expectButton(submit, "disabled");
  },
  "loggedIn.renewal.dialogBlocked": expectNoDialog,
  async switching({ page, fixture }) {
    // The request for the role's home page is sent in a later task.
    await page.clock.runFor(1);
    await expect.poll(() => fixture.roleHomeRequest !== null).toBe(true);
    await fixture.roleHomeRequest?.continue();
    await expect(page).toHaveURL(INVESTEE_HOME);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(renewalOffer(page)).toHaveCount(0);
    expect(await readLocalStorage(page)).toHaveProperty(TOKEN_KEY);
  },
};
