import type { Page } from "@playwright/test";
import { t } from "../../../contract/messages/index.ts";
import { linkPathOf } from "./mail-server.ts";
import type { Site } from "./site.ts";

/** Forms for passwords and for deleting an account. Their controls are found by accessible name. */

export function resetForm(page: Page) {
  const form = {
    email: page.getByRole("textbox", { name: t("account.emailLabel") }),
    submit: page.getByRole("button", { name: t("reset.submit") }),
    async send(email: string) {
      await form.email.fill(email);
      await form.submit.click();
    },
  };
  return form;
}

export function newPasswordForm(page: Page) {
  const form = {
    password: page.getByLabel(t("newPassword.password"), { exact: true }),
    confirm: page.getByLabel(t("newPassword.confirm"), { exact: true }),
    submit: page.getByRole("button", {
      name: new RegExp(
        `^(${t("resetConfirm.submit")}|${t("sidebar.changePassword")})$`,
      ),
    }),
    requirements: page.getByRole("list", {
      name: t("passwordRequirements.label"),
    }),
    async choose(password: string, confirm = password) {
      await form.password.fill(password);
      await form.confirm.fill(confirm);
      await form.submit.click();
    },
  };
  return form;
}

export function changeForm(page: Page) {
  const form = {
    current: page.getByLabel(t("change.current"), { exact: true }),
    submit: page.getByRole("button", { name: t("change.submit") }),
    async requestLink(current: string) {
      await form.current.fill(current);
      await form.submit.click();
    },
  };
  return form;
}

export function deletionForm(page: Page) {
  const form = {
    confirm: page.getByRole("button", { name: t("deletion.confirm") }),
    password: page.getByLabel(t("account.passwordLabel"), { exact: true }),
    submit: page.getByRole("button", { name: t("deletion.submit") }),
    async delete(password: string) {
      await form.password.fill(password);
      await form.submit.click();
    },
  };
  return form;
}

/** Requests a reset over HTTP, and returns the path of the emailed link. */
export async function requestResetPath(
  site: Site,
  email: string,
): Promise<string> {
  const before = site.mail.emailsTo(email).length;
  await site.call("POST", "/api/generate-reset-token/", {
    json: { email, frontend_url: site.origin },
  });
  return linkPathOf(await site.mail.waitForMail(email, before));
}
