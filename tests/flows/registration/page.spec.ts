import {
  CODE_RESEND_WAIT,
  PASSWORD_MAX_LENGTH,
  REGISTRATION_REDIRECT_DELAY,
} from "../../../contract/constants.ts";
import {
  GOOD_PASSWORD,
  newEmail,
  registration,
} from "../../support/accounts.ts";
import { expectAccessibleContent } from "../../support/browser/accessibility.ts";
import {
  expectNoProblem,
  expectProblem,
  loginForm,
  registrationForm,
} from "../../support/browser/forms.ts";
import { chooseFromMenu } from "../../support/browser/menus.ts";
import { delayFile } from "../../support/browser/network.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import {
  advanceTime,
  freezeTime,
  installClock,
} from "../../support/browser/time.ts";

const REGISTER = "/api/register/";
const RESEND = "/api/resend-activation/";

test("the registration form shows what is missing or invalid, and another verification link can be requested for an inactive account", {
  tag: [
    "@1-registration-01",
    "@2-registration-01",
    "@2-registration-02",
    "@2-registration-03",
    "@2-registration-04",
    "@2-registration-05",
    "@2-registration-06",
    "@5-registration-01",
    "@5-registration-02",
    "@5-registration-07",
    "@5-registration-08",
    "@5-registration-09",
    "@5-registration-10",
    "@5-registration-11",
    "@5-registration-12",
    "@5-registration-13",
    "@5-registration-14",
    "@5-registration-15",
    "@5-registration-16",
    "@5-registration-18",
    "@5-registration-19",
    "@5-registration-20",
    "@5-registration-21",
    "@2-registration-10",
    "@8-registration-04",
    "@8-registration-05",
    "@8-registration-06",
    "@7-registration-05",
  ],
}, async ({ page, site }) => {
  await test.step("the registration form has no preselected role, five levels of password strength, an error for each invalid field and a hint that lists the missing fields, and Continue is disabled until every field is valid", async () => {
    await page.goto("/register");
    const form = registrationForm(page);
    await expect(page).toHaveTitle("Join Ubia | Ubia");
    for (const field of [form.email, form.password, form.confirm])
      await expect(field).toBeEditable();
    await expect(form.submit).toBeDisabled();
    await expectAccessibleContent(page);

    await test.step("missing fields", async () => {
      const hint = page.getByText(/^(Still missing:|Fill in every field)/);
      await expect(hint).toHaveText("Fill in every field to continue.");
      await expect(form.submit).toBeDisabled();
      await form.email.fill(newEmail());
      await form.password.fill(GOOD_PASSWORD);
      await form.confirm.fill(GOOD_PASSWORD);
      // A skipped role is reported as an error, not in the hint.
      await expect(
        page.getByText("Please select Investor or Investee."),
      ).toBeVisible();
      await expect(hint).toHaveCount(0);
      await expect(form.submit).toBeDisabled();
      await form.role("investee").check();
      for (const field of [form.password, form.confirm]) {
        await expect(form.submit).toBeEnabled();
        await expect(hint).toHaveCount(0);
        await field.fill("");
        await expect(form.submit).toBeDisabled();
        await field.fill(GOOD_PASSWORD);
      }
      await expect(form.submit).toBeEnabled();
      // Clearing the email also clears the passwords.
      await form.email.fill("");
      await form.password.fill(GOOD_PASSWORD);
      await expect(hint).toHaveText(
        "Still missing: your email and the password confirmation.",
      );
      await form.email.fill(newEmail());
      await expect(hint).toHaveText(
        "Still missing: the password confirmation.",
      );
      await form.email.fill("");
      await form.email.fill(newEmail());
      await expect(hint).toHaveText(
        "Still missing: a password and the password confirmation.",
      );
      await expect(form.submit).toBeDisabled();
    });

    await test.step("the strength of the password", async () => {
      const strength = page
        .getByRole("status")
        .filter({ hasText: "Password strength" });
      for (const [value, level] of [
        ["a", "Very weak"],
        ["aaaaaaaa", "Weak"],
        ["aaaaaaaA", "Fair"],
        ["aaaaaaA1", "Good"],
        ["aaaaaA1!", "Strong"],
        // A password of twelve or more characters is one level stronger, up to Strong.
        ["aaaaaaaaaaaa", "Fair"],
        ["aaaaaaaaaA1!", "Strong"],
        ["PASSWORD", "Very weak"],
      ] as const) {
        await form.password.fill(value);
        await expect(strength).toHaveText(`Password strength${level}`);
      }
    });

    await test.step("clearing the email clears the passwords and every error", async () => {
      await form.email.fill("ama@mailinator.com");
      await form.password.fill("short");
      // After a pause in typing, the field that has the focus shows its error.
      await form.confirm.fill("other");
      await expect(form.confirm).toBeFocused();
      for (const [field, problem] of [
        [
          form.email,
          "Disposable or temporary email addresses are not allowed.",
        ],
        [form.password, "Your password must contain at least 8 characters."],
        [form.confirm, "Passwords do not match."],
      ] as const)
        await expectProblem(field, problem);
      await form.email.clear();
      await expect(form.password).toHaveValue("");
      await expect(form.confirm).toHaveValue("");
      await expect(page.locator("[aria-invalid]")).toHaveCount(0);
    });

    await test.step("invalid fields", async () => {
      const { email, password, confirm } = form;
      const valid = { email: newEmail(), password: GOOD_PASSWORD };
      await form.fill(valid.email);
      for (const [field, value, problem] of [
        [email, "no address", "Please enter a valid email address."],
        [
          email,
          "ann@mail.yopmail.com",
          "Disposable or temporary email addresses are not allowed.",
        ],
        [confirm, `${GOOD_PASSWORD}x`, "Passwords do not match."],
        [
          password,
          "Welcome",
          "Your password can't be a commonly used password.",
        ],
        [password, "Aa1!", "Your password must contain at least 8 characters."],
        [
          password,
          `Aa1!${"x".repeat(PASSWORD_MAX_LENGTH - 3)}`,
          "Password cannot exceed 128 characters.",
        ],
        [
          password,
          "KILIMANJARO-42",
          "Password must include a lowercase letter.",
        ],
        [
          password,
          "kilimanjaro-42",
          "Password must include an uppercase letter.",
        ],
        [password, "Kilimanjaro-x", "Password must include a number."],
        [
          password,
          "Kilimanjaro42",
          "Password must include a special character.",
        ],
      ] as const) {
        await field.fill(value);
        await field.blur();
        await expectProblem(field, problem);
        await expect(form.submit).toBeDisabled();
        await field.fill(field === email ? valid.email : valid.password);
        await expectNoProblem(field);
      }
      await expect(form.submit).toBeEnabled();
    });

    await page.getByRole("main").getByRole("link", { name: "Login" }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
  await test.step("another verification link can be requested for an inactive account", async () => {
    const email = newEmail();
    await site.call("POST", REGISTER, {
      json: registration({ email, frontend_url: site.origin }),
    });
    await page.getByRole("link", { name: "Open an account" }).click();
    const form = registrationForm(page);
    await form.fill(email);
    await expectFailure(page, { status: 400, path: REGISTER }, () =>
      form.submit.click(),
    );
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(
      "This account exists but is not yet activated.",
    );
    await expect(form.email).toHaveValue(email);
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
});

test("a registration is sent once, with the email address in lower case, the form cannot be changed while it is pending, and the login page opens after the redirect delay with the email address filled in, unless another page has been opened", {
  tag: [
    "@2-registration-07",
    "@2-registration-08",
    "@2-registration-09",
    "@3-registration-01",
    "@5-registration-17",
    "@7-registration-01",
    "@7-registration-02",
    "@7-registration-03",
  ],
}, async ({ page, site }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  await page.route(`**${REGISTER}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await released;
    await route.continue();
  });
  await installClock(page);
  await page.goto("/register");
  const form = registrationForm(page);
  const email = newEmail();
  await form.fill(` ${email.toUpperCase()} `, "investor");
  await form.submit.click();
  await expect(form.submit).toBeDisabled();
  await expect(form.submit).toHaveAttribute("aria-busy", "true");
  await form.submit.click({ force: true });
  await form.email.press("Enter");
  for (const field of [form.email, form.password, form.confirm])
    await expect(field).not.toBeEditable();
  for (const role of ["investee", "investor"] as const)
    await expect(form.role(role)).toBeDisabled();
  await freezeTime(page);
  release();
  await expect(
    page.getByText(
      "Account created. Please verify your email. A verification link has been sent to your email.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    `We sent the email to ${email}.`,
  );
  expect(sent).toEqual([
    {
      email,
      password: GOOD_PASSWORD,
      confirm_password: GOOD_PASSWORD,
      user_type: "investor",
      frontend_url: site.origin,
    },
  ]);
  await advanceTime(page, REGISTRATION_REDIRECT_DELAY - 1);
  await expect(page).toHaveURL("/register");
  await advanceTime(page, 1);
  await expect(page).toHaveURL("/login");
  await expect(loginForm(page).email).toHaveValue(email);
  expect((await site.mail.waitForMail(email)).text).toContain(site.origin);

  // The redirect does not interrupt navigation to another page.
  await page.clock.resume();
  await page.getByRole("link", { name: "Open an account" }).click();
  await form.fill(newEmail());
  await freezeTime(page);
  await form.submit.click();
  await expect(page.getByText("Account created.")).toBeVisible();
  const stopDelay = await delayFile(page, /\/assets\/about-page-/);
  await chooseFromMenu(page, "About Us");
  await expect(page).toHaveURL("/about");
  await advanceTime(page, REGISTRATION_REDIRECT_DELAY);
  stopDelay();
  await expect(page).toHaveTitle("About Us | Ubia");
  await expect(page).toHaveURL("/about");
});
