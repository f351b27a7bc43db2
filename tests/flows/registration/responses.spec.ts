import { CODE_RESEND_WAIT } from "../../../contract/constants.ts";
import { newEmail } from "../../support/accounts.ts";
import { registrationForm } from "../../support/browser/forms.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";

const REGISTER = "/api/register/";
const RESEND = "/api/resend-activation/";

test("another verification link can be requested for an inactive account", {
  tag: [
    "@2-registration-10",
    "@8-registration-04",
    "@8-registration-05",
    "@8-registration-06",
    "@7-registration-05",
  ],
}, async ({ page, site }) => {
  const email = newEmail();
  for (const visit of [1, 2]) {
    await page.goto("/register");
    const form = registrationForm(page);
    await form.fill(email);
    if (visit === 1) {
      await form.submit.click();
      await expect(page.getByText("Account created.")).toBeVisible();
    } else
      await expectFailure(page, { status: 400, path: REGISTER }, () =>
        form.submit.click(),
      );
  }
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(
    "This account exists but is not yet activated.",
  );
  await expect(registrationForm(page).email).toHaveValue(email);
  const resendButton = page.getByRole("button", {
    name: "Resend verification link",
  });
  await site.mail.waitForMail(email);
  await page.route(`**${RESEND}`, (route) =>
    route.fulfill({ status: 500, json: { detail: "No" } }),
  );
  await expectFailure(page, { status: 500, path: RESEND }, () =>
    resendButton.click(),
  );
  await expect(alert).toContainText(
    "Could not resend verification link. Please contact support.",
  );
  await page.unroute(`**${RESEND}`);
  await site.advance(CODE_RESEND_WAIT);
  await resendButton.click();
  await expect(
    page.getByText("A verification link has been sent to your email."),
  ).toBeVisible();
  expect((await site.mail.waitForMail(email, 1)).text).toContain(
    "/verify-email/",
  );
});

test("while offline, the page shows a message and retains the input, which can be submitted when the network is back", {
  tag: ["@8-registration-08"],
}, async ({ page, context }) => {
  await page.goto("/register");
  const form = registrationForm(page);
  await form.fill(newEmail());
  await context.setOffline(true);
  await expectFailure(page, { status: "none", path: REGISTER }, () =>
    form.submit.click(),
  );
  await expect(page.getByRole("alert")).toHaveText(
    "Network error: please check your connection.",
  );
  await expect(page.getByText("You are offline.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
  await form.submit.click();
  await expect(page.getByText("Account created.")).toBeVisible();
});

for (const [rule, json, text] of [
  [
    "8-registration-12",
    { error: "Registration is paused.", non_field_errors: ["Later."] },
    "Registration is paused.",
  ],
  [
    "8-registration-13",
    { non_field_errors: ["Later.", "Much later."] },
    "Later.",
  ],
] as const)
  test(`the page shows ${JSON.stringify(text)} from the response to a rejected registration`, {
    tag: [`@${rule}`],
  }, async ({ page }) => {
    await page.goto("/register");
    const form = registrationForm(page);
    await form.fill(newEmail());
    await page.route(`**${REGISTER}`, (route) =>
      route.fulfill({ status: 400, json }),
    );
    await expectFailure(page, { status: 400, path: REGISTER }, () =>
      form.submit.click(),
    );
    await expect(page.getByRole("alert")).toHaveText(text);
  });
