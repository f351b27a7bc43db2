import type { Locator, Page } from "@playwright/test";
import { overloaded } from "../../server/http/http-error.ts";
import { GOOD_PASSWORD, newEmail } from "../support/accounts.ts";
import { registrationForm } from "../support/browser/forms.ts";
import {
  changeForm,
  deletionForm,
  newPasswordForm,
  requestResetPath,
  resetForm,
} from "../support/browser/password-forms.ts";
import type { Site } from "../support/browser/site.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";

const NEW_PASSWORD = "Kente-2026";

type FormCase = {
  readonly name: string;
  /** The path of the call that returns 503. */
  readonly call: string | RegExp;
  /** The error message that the page shows after the 503. */
  readonly errorText: string;
  /** The text that the page shows after a successful call. */
  readonly successText: string;
  /** Fills in the form; returns its submit button and the values of its fields. */
  readonly fill: (page: Page, email: string) => Promise<FilledForm>;
  /** Returns the path of the form for an account with this email address. */
  readonly path: (site: Site, email: string) => string | Promise<string>;
  readonly forMember?: boolean;
};

type FilledForm = {
  readonly submit: Locator;
  readonly values: readonly (readonly [Locator, string])[];
};

const formCases: readonly FormCase[] = [
  {
    name: "registration",
    call: "/api/register/",
    errorText: "Something went wrong on our side. Please try again.",
    successText: "Account created.",
    path: () => "/register",
    async fill(page) {
      const form = registrationForm(page);
      const email = newEmail();
      await form.fill(email, "investor");
      await expect(form.role("investor")).toBeChecked();
      return {
        submit: form.submit,
        values: [
          [form.email, email],
          [form.password, GOOD_PASSWORD],
          [form.confirm, GOOD_PASSWORD],
        ],
      };
    },
  },
  {
    name: "password reset request",
    call: "/api/generate-reset-token/",
    errorText:
      "Our service is busy. If no email arrives, try again in a moment.",
    successText: "a password reset link has been sent.",
    path: () => "/reset-password",
    async fill(page, email) {
      const form = resetForm(page);
      await form.email.fill(email);
      return { submit: form.submit, values: [[form.email, email]] };
    },
  },
  {
    name: "password reset by link",
    call: /^\/api\/reset-password-confirm\//,
    errorText: "Failed to reset password. Please try again.",
    successText: "Your password has been reset successfully.",
    path: requestResetPath,
    fill: fillNewPassword,
  },
  {
    name: "password change by link",
    call: /^\/api\/reset-password-confirm\//,
    errorText: "Something went wrong on our side. Please try again.",
    successText: "Your password has been changed. Please log in again.",
    async path(site, email) {
      const [, , uid, token] = (await requestResetPath(site, email)).split("/");
      return `/change-password?uid=${uid}&token=${token}`;
    },
    fill: fillNewPassword,
  },
  {
    name: "password change request",
    call: "/api/reset-password/",
    errorText: "Unable to process your request. Please try again.",
    successText: "A password change link has been sent to your email.",
    forMember: true,
    path: () => "/change-password",
    async fill(page) {
      const form = changeForm(page);
      await form.current.fill(GOOD_PASSWORD);
      return { submit: form.submit, values: [[form.current, GOOD_PASSWORD]] };
    },
  },
  {
    name: "account deletion",
    call: "/api/delete_account/",
    errorText: "Server error. Please try again later.",
    successText: "Your account has been deleted.",
    forMember: true,
    path: () => "/delete-account",
    async fill(page) {
      const form = deletionForm(page);
      await form.confirm.click();
      await form.password.fill(GOOD_PASSWORD);
      return { submit: form.submit, values: [[form.password, GOOD_PASSWORD]] };
    },
  },
];

async function fillNewPassword(page: Page): Promise<FilledForm> {
  const form = newPasswordForm(page);
  await form.password.fill(NEW_PASSWORD);
  await form.confirm.fill(NEW_PASSWORD);
  return {
    submit: form.submit,
    values: [
      [form.password, NEW_PASSWORD],
      [form.confirm, NEW_PASSWORD],
    ],
  };
}

for (const {
  name,
  call,
  errorText,
  successText,
  path,
  fill,
  forMember,
} of formCases)
  test(`${name}: after a 503, the page explains what to do, and the form keeps its input and can be submitted again`, async ({
    page: visitor,
    newMember,
    site,
  }) => {
    const member = forMember ? await newMember("investee") : null;
    const page = member?.page ?? visitor;
    const { email } = member ?? (await site.addMember("investee"));
    await page.goto(await path(site, email));
    const { submit, values } = await fill(page, email);

    let calls = 0;
    const isCall = ({ pathname }: URL) =>
      typeof call === "string" ? pathname === call : call.test(pathname);
    const { status, body, retryAfter } = overloaded(1_000);
    await page.route(isCall, (route) => {
      calls += 1;
      return route.fulfill({
        status,
        headers: { "Retry-After": String((retryAfter ?? 0) / 1_000) },
        json: body,
      });
    });
    await expectFailure(page, { status: 503, path: call }, () =>
      submit.click(),
    );
    await expect(page.getByRole("main")).toContainText(errorText);
    for (const [field, value] of values) await expect(field).toHaveValue(value);
    if (name === "registration")
      await expect(registrationForm(page).role("investor")).toBeChecked();
    await expect(submit).toBeEnabled();
    // The page does not repeat the call by itself, even after the time in Retry-After.
    await page.waitForTimeout(1_500);
    expect(calls).toBe(1);

    await page.unroute(isCall);
    await submit.click();
    await expect(page.getByRole("main")).toContainText(successText);
    await expect(page.getByRole("main")).not.toContainText(errorText);
  });
