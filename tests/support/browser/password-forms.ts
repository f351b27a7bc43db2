import type { Page } from "@playwright/test";
import { linkPathOf } from "./mail-server.ts";
import type { Site } from "./site.ts";

/** Forms for passwords and for deleting an account. Their controls are found by accessible name. */

export function resetForm(page: Page) {
  const form = {
    email: page.getByRole("textbox", { name: "Email" }),
    submit: page.getByRole("button", { name: "Send Reset Link" }),
    async send(email: string) {
      await form.email.fill(email);
      await form.submit.click();
    },
  };
  return form;
}

export function newPasswordForm(page: Page) {
  const form = {
    password: page.getByLabel("New password", { exact: true }),
    confirm: page.getByLabel("Confirm new password", { exact: true }),
    submit: page.getByRole("button", {
      name: /^(Set New Password|Change Password)$/,
    }),
    requirements: page.getByRole("list", { name: "Password requirements" }),
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
    current: page.getByLabel("Current password", { exact: true }),
    submit: page.getByRole("button", { name: "Email Me a Link" }),
    async requestLink(current: string) {
      await form.current.fill(current);
      await form.submit.click();
    },
  };
  return form;
}

export function deletionForm(page: Page) {
  const form = {
    confirm: page.getByRole("button", { name: "Continue" }),
    password: page.getByLabel("Password", { exact: true }),
    submit: page.getByRole("button", { name: "Delete My Account" }),
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
