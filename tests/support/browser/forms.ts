import { expect, type Locator, type Page } from "@playwright/test";
import type { UserType } from "../../../contract/enumerations.ts";
import { t } from "../../../contract/messages/index.ts";
import { GOOD_PASSWORD } from "../accounts.ts";

/** The controls of the account forms, located by their accessible names, and assertions about fields. */

export function registrationForm(page: Page) {
  const form = {
    role: (userType: UserType) =>
      page.getByRole("radio", {
        name: new RegExp(`^${t(`registration.${userType}`)}`),
      }),
    email: page.getByRole("textbox", { name: t("account.emailLabel") }),
    password: page.getByLabel(t("account.passwordLabel"), { exact: true }),
    confirm: page.getByLabel(t("registration.confirmLabel"), { exact: true }),
    submit: page.getByRole("button", { name: t("registration.submit") }),
    /** Fills in everything without submitting. */
    async fill(email: string, userType: UserType = "investee") {
      await form.role(userType).check();
      await form.email.fill(email);
      await form.password.fill(GOOD_PASSWORD);
      await form.confirm.fill(GOOD_PASSWORD);
    },
  };
  return form;
}

export function loginForm(page: Page) {
  const form = {
    email: page.getByRole("textbox", { name: t("account.emailLabel") }),
    password: page.getByLabel(t("account.passwordLabel"), { exact: true }),
    terms: page.getByRole("checkbox", { name: t("login.terms") }),
    submit: page.getByRole("button", { name: t("account.logIn") }),
    async fill(email: string, password: string = GOOD_PASSWORD) {
      await form.email.fill(email);
      await form.password.fill(password);
      await form.terms.check();
    },
    async logIn(email: string, password: string = GOOD_PASSWORD) {
      await form.fill(email, password);
      await form.submit.click();
    },
  };
  return form;
}

export function codeForm(page: Page) {
  return {
    code: page.getByRole("textbox", { name: t("verification.codeLabel") }),
    submit: page.getByRole("button", { name: t("verification.submit") }),
    resend: page.getByRole("button", { name: t("verification.resend") }),
  };
}

/** Asserts that a field is marked as invalid, with the reason visible and announced. */
export async function expectProblem(
  field: Locator,
  problem: string,
): Promise<void> {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(
    new RegExp(escapeRegExp(problem)),
  );
  await expect(field.page().getByText(problem).first()).toBeVisible();
}

/** Asserts that a field is not marked as invalid. */
export async function expectNoProblem(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
