import { GOOD_PASSWORD, newEmail } from "../support/accounts.ts";
import {
  expectNoProblem,
  expectProblem,
  loginForm,
  registrationForm,
} from "../support/browser/forms.ts";
import { openWithinSite } from "../support/browser/navigation.ts";
import { profileForm } from "../support/browser/profile-form.ts";
import { parseLogLine } from "../support/browser/server-log.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";

const INVALID_EMAIL_MESSAGE = "Please enter a valid email address.";
const NAME_RULE = "Only letters, numbers, spaces, &, ., - (2-100 chars).";
/** Email addresses that the site does not accept. Some are attempted injections. */
const UNUSUAL_EMAILS = {
  long: `${"a".repeat(300)}@example.org`,
  nul: "ann\u0000@example.org",
  emoji: "ann🦁@example.org",
  rtl: "أمل@example.org",
  markup: "<img src=x onerror=alert(1)>@example.org",
  sql: "' or 1=1 --@example.org",
} as const;

test("unusual text as the email, and an unusual password, show a field error and stay in the field, or are accepted by the registration and the login", async ({
  page,
  site,
}) => {
  await test.step("a registration with unusual text as the email shows a field error next to the unchanged text; a password with Latin and Arabic letters and an emoji is accepted by the registration and the login, during which the server logs only requests", async () => {
    await page.goto("/register");
    const form = registrationForm(page);
    for (const email of Object.values(UNUSUAL_EMAILS)) {
      await form.fill(email);
      await form.email.blur();
      await expectProblem(form.email, INVALID_EMAIL_MESSAGE);
      await expect(form.email).toHaveValue(email);
      await expect(form.submit).toBeDisabled();
    }

    const logStart = site.output().length;
    const password = "Ọ̀rẹ́-🦁-كلمة-7a";
    const email = newEmail();
    await form.fill(email);
    await form.password.fill(password);
    await form.confirm.fill(password);
    await expectNoProblem(form.password);
    await form.submit.click();
    await expect(page.getByText("Account created.")).toBeVisible();
    await site.mail.waitForMail(email);
    await expectFailure(
      page,
      { status: 403, path: "/api/login/" },
      async () => {
        await openWithinSite(page, "/login");
        // The same text in another Unicode normalization form, which another keyboard may produce.
        await loginForm(page).logIn(email, password.normalize("NFD"));
      },
    );
    await expect(
      page.getByText("Please verify your email before logging in."),
    ).toBeVisible();
    const lines = site.output().slice(logStart).trim().split("\n");
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      const entry = parseLogLine(line);
      expect(entry, line).not.toBeNull();
      expect(entry?.msg, line).toBe("request");
      expect(Object.keys(entry ?? {}).sort(), line).toEqual([
        "level",
        "method",
        "milliseconds",
        "msg",
        "reqId",
        "route",
        "status",
        "time",
      ]);
    }
  });
  await test.step("a login with unusual text as the email, or with a password that is too long or contains a NUL character, shows a field error and does not change the input", async () => {
    const { email: address } = await site.addMember("investor");
    const form = loginForm(page);
    for (const email of Object.values(UNUSUAL_EMAILS)) {
      await form.logIn(email);
      await expectProblem(form.email, INVALID_EMAIL_MESSAGE);
      await expect(form.email).toHaveValue(email);
      await expect(form.email).toBeFocused();
    }
    for (const password of [
      "Kili\u0000manjaro-42",
      `${GOOD_PASSWORD}${"x".repeat(10_000)}`,
    ]) {
      await expectFailure(page, { status: 400, path: "/api/login/" }, () =>
        form.logIn(address, password),
      );
      await expectProblem(form.password, "Invalid password. Please try again.");
      await expect(form.password).toHaveValue(password);
    }
  });
});

test("a name with Latin and Arabic letters is stored as typed, and an invalid name, description or number shows a field error", async ({
  newMember,
  site,
}) => {
  const { page, token } = await newMember("investee");
  await page.goto("/profile");
  const form = profileForm(page);
  for (const name of [
    "a".repeat(101),
    "Lions 🦁",
    "<script>alert(1)</script>",
    "Nakuru\u0000Dryers",
  ]) {
    await form.name.fill(name);
    await form.name.blur();
    await expectProblem(form.name, NAME_RULE);
    await expect(form.name).toHaveValue(name);
  }
  await form.name.fill("Ilé-iṣẹ́ Adéwálé & شركة");
  await expectNoProblem(form.name);
  await form.description.fill("تجفيف الطماطم؛ كل السنة.");
  await form.description.blur();
  await expectProblem(
    form.description,
    "Only letters/numbers, spaces, commas, periods, and - are allowed.",
  );
  await form.description.fill("نجفف الطماطم، كل السنة");
  await expectNoProblem(form.description);
  const ticket = await form.ticket.inputValue();
  for (const [value, problem] of [
    ["abc", "Please enter an amount above 0, with at most 2 decimals."],
    ["-5", "Please enter an amount above 0, with at most 2 decimals."],
    [
      "50k",
      "Please write the amount in US dollars, in full and with digits, such as 250,000.",
    ],
    ["0", "Please enter an amount above 0, with at most 2 decimals."],
    ["1.2345", "Please enter an amount above 0, with at most 2 decimals."],
    ["9".repeat(30), "Please enter an amount below 1,000,000,000,000."],
  ] as const) {
    await form.ticket.fill(value);
    await form.ticket.blur();
    await expectProblem(form.ticket, problem);
    await expect(form.ticket).toHaveValue(value);
  }
  const turnover = form.text("Annual turnover");
  await turnover.fill("-1");
  await turnover.blur();
  await expectProblem(turnover, "Please enter a whole number, 0 or more.");
  const capacity = form.text("Team capacity");
  await capacity.pressSequentially("12-");
  await capacity.blur();
  await expectProblem(
    capacity,
    "Please write the number in full and with digits, such as 25.",
  );
  await capacity.press("End");
  await capacity.press("Backspace");
  await capacity.blur();
  await expectNoProblem(capacity);
  await expect(capacity).toHaveValue("12");
  await form.ticket.fill(ticket);
  await turnover.fill("");
  await form.save.click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  const stored = await site.call("GET", "/api/profile/", { token });
  expect(stored.body).toMatchObject({
    business_name: "Ilé-iṣẹ́ Adéwálé & شركة",
  });
});
