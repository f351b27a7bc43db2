import {
  RESET_REQUEST_LIMIT,
  RESET_REQUEST_WINDOW,
} from "../../../contract/constants.ts";
import { newEmail } from "../../support/accounts.ts";
import { expectAccessibleContent } from "../../support/browser/accessibility.ts";
import { expectProblem } from "../../support/browser/forms.ts";
import { resetForm } from "../../support/browser/password-forms.ts";
import { expect, test } from "../../support/browser/test.ts";
import {
  advanceTime,
  freezeTime,
  installClock,
} from "../../support/browser/time.ts";
import { NEUTRAL_MESSAGE } from "./plan.ts";

/** The message names the wait that the countdown shows. */
const TOO_MANY =
  /^Too many reset attempts\. Please try again after [1-5] minute/;

const REQUEST = "/api/generate-reset-token/";

test("the reset form shows errors and the same message for known and unknown addresses, and is locked after too many requests for an address", {
  tag: [
    "@2-reset-request-01",
    "@5-reset-request-01",
    "@5-reset-request-02",
    "@5-reset-request-03",
    "@7-reset-request-01",
    "@8-reset-request-06",
    "@3-reset-request-01",
    "@4-reset-request-01",
    "@8-reset-request-03",
    "@9-reset-request-01",
    "@9-reset-request-02",
  ],
}, async ({ page, site, context }) => {
  await test.step("an empty or invalid email address shows an error, and the page shows the same message for known and unknown addresses, but only a known address receives an email", async () => {
    const { email } = await site.addMember("investee");
    const unknownEmail = newEmail();
    await page.goto("/reset-password");
    const form = resetForm(page);
    await form.submit.click();
    await expect(form.email).toBeFocused();
    await expectProblem(form.email, "Please enter your email.");
    await form.send("ama@firm");
    await expectProblem(form.email, "Please enter a valid email address.");
    await expectAccessibleContent(page);

    // The unknown address comes first, so that any email to it would be sent before the email to the known address.
    for (const address of [unknownEmail, `  ${email.toUpperCase()} `]) {
      const request = page.waitForRequest(`**${REQUEST}`);
      await form.send(address);
      expect((await request).postDataJSON()).toEqual({
        email: address.trim().toLowerCase(),
        frontend_url: site.origin,
      });
      await expect(page.getByText(NEUTRAL_MESSAGE)).toBeVisible();
    }
    await expectAccessibleContent(page);
    expect((await site.mail.waitForMail(email)).subject).toBe(
      "Reset your Ubia password",
    );
    expect(site.mail.emailsTo(unknownEmail)).toEqual([]);
  });
  await test.step("after too many requests for an address, the form is locked for that address until the cooldown ends, even after a reload, but not for other addresses", async () => {
    const { email } = await site.addMember("investee");
    const sentRequests: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(REQUEST)) sentRequests.push(request.url());
    });
    await installClock(page);
    await page.goto("/reset-password");
    const form = resetForm(page);
    for (let attempt = 1; attempt <= RESET_REQUEST_LIMIT; attempt += 1) {
      await form.send(email);
      await expect.poll(() => sentRequests.length).toBe(attempt);
      await expect(page.getByText(NEUTRAL_MESSAGE)).toBeVisible();
    }
    await form.submit.click();
    await expect(page.getByText(TOO_MANY)).toBeVisible();
    await expect(form.submit).toBeDisabled();
    await expect(page.getByRole("timer")).toHaveText(/^0[45]:\d\d$/);
    expect(sentRequests).toHaveLength(RESET_REQUEST_LIMIT);
    await expectAccessibleContent(page);

    // The browser context also has the consent cookie.
    const cookies = (await context.cookies()).filter(({ name }) =>
      name.startsWith("reset_"),
    );
    expect(cookies.map(({ name }) => name.replace(/_[^_]*$/, ""))).toEqual(
      expect.arrayContaining(["reset_attempts", "reset_cooldown"]),
    );
    for (const { sameSite, secure } of cookies)
      expect({ sameSite, secure }).toEqual({
        sameSite: "Strict",
        secure: false,
      });

    await page.reload();
    await expect(form.email).toHaveValue(email);
    await expect(page.getByText(TOO_MANY)).toBeVisible();
    await expect(form.submit).toBeDisabled();

    await form.email.fill(newEmail());
    await expect(page.getByText(TOO_MANY)).toBeHidden();
    await expect(form.submit).toBeEnabled();
    await form.email.fill(email);
    await expect(page.getByText(TOO_MANY)).toBeVisible();

    await freezeTime(page);
    await advanceTime(page, RESET_REQUEST_WINDOW - 60_000);
    await expect(form.submit).toBeDisabled();
    await advanceTime(page, 61_000);
    await expect(form.submit).toBeEnabled();
    await expect(page.getByText(TOO_MANY)).toBeHidden();
  });
});
