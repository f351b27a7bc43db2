import { GOOD_PASSWORD, newEmail } from "../support/accounts.ts";
import { expectProblem, loginForm } from "../support/browser/forms.ts";
import { storedIn } from "../support/browser/storage.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";

const CHECK = "/api/check-email/";
const LOGIN = "/api/login/";

test("[3-login-01][3-login-02][7-login-01][7-login-03][4-session-01][3-session-01] the address is asked about, then the login goes out, and token, role and user are stored", async ({
  page,
  site,
}) => {
  const { email } = await site.addMember("investee");
  await page.goto("/login");
  const check = page.waitForRequest(`**${CHECK}`);
  const login = page.waitForRequest(`**${LOGIN}`);
  await loginForm(page).logIn(` ${email.toUpperCase()}`);
  expect((await check).postDataJSON()).toEqual({ email });
  expect((await login).postDataJSON()).toEqual({
    email,
    password: GOOD_PASSWORD,
    frontend_url: site.origin,
  });
  const answer = await (await (await login).response())?.json();
  expect(answer).toMatchObject({ user_type: "investee" });
  await expect(page).toHaveURL("/investee-page");
  const stored = await storedIn(page);
  expect(stored).toMatchObject({ token: answer.token, user_type: "investee" });
  expect(JSON.parse(stored.current_user ?? "")).toMatchObject({
    email,
    user_type: "investee",
  });
  expect(stored).not.toHaveProperty("logout_at");
});

test("[8-login-06][4-session-16] a suspended account hears no more than that email or password is wrong", async ({
  page,
  site,
}) => {
  const { email } = await site.addMember("investor", {
    account: { suspendedAt: new Date() },
  });
  await page.goto("/login");
  const form = loginForm(page);
  await expectFailure(page, { status: 401, path: LOGIN }, () =>
    form.logIn(email),
  );
  await expect(page.getByRole("alert")).toHaveText(
    "Invalid email or password.",
  );
  await expect(form.email).toHaveValue(email);
  await expect(page).toHaveURL("/login");
});

test("[8-login-05] a wrong password says so at its field, and what was typed stays", async ({
  page,
  site,
}) => {
  const { email } = await site.addMember("investor");
  await page.goto("/login");
  const form = loginForm(page);
  await expectFailure(page, { status: 400, path: LOGIN }, () =>
    form.logIn(email, "Wrong-pass-1"),
  );
  await expectProblem(form.password, "Invalid password. Please try again.");
  await expect(form.password).toHaveValue("Wrong-pass-1");
  await expect(form.terms).toBeChecked();
});

/** What the server itself never says to a login. */
for (const [rules, path, answer, shown] of [
  [
    "[8-login-02]",
    CHECK,
    { status: 500, json: {} },
    "Something went wrong. Please try again.",
  ],
  [
    "[8-login-07]",
    LOGIN,
    { status: 403, json: { detail: "Look into your mails first." } },
    "Look into your mails first.",
  ],
  [
    "[8-login-08][8-login-09]",
    LOGIN,
    { status: 403, json: {} },
    "Please verify your email before logging in.",
  ],
  [
    "[8-login-10]",
    LOGIN,
    { status: 404, json: {} },
    "This email address is not registered. Please sign up first.",
  ],
  [
    "[8-login-11]",
    LOGIN,
    { status: 500, json: { error: "Failed to send verification email" } },
    "Failed to send the verification email. Please try again later.",
  ],
] as const)
  test(`${rules} ${path} answered ${answer.status} says: ${shown}`, async ({
    page,
    site,
  }) => {
    const { email } = await site.addMember("investor");
    await page.route(`**${path}`, (route) => route.fulfill(answer));
    await page.goto("/login");
    const form = loginForm(page);
    await expectFailure(page, { status: answer.status, path }, () =>
      form.logIn(email),
    );
    await expect(page.getByText(shown)).toBeVisible();
    const note = page.getByText(
      "Check your inbox, and your spam folder, for the verification email.",
    );
    await expect(note).toHaveCount(answer.status === 403 ? 1 : 0);
    await expect(form.email).toHaveValue(email);
    expect(await storedIn(page)).not.toHaveProperty("token");
  });

test("[8-login-12] without a network it says so, and works when the network is back", async ({
  page,
  context,
  site,
}) => {
  const { email } = await site.addMember("investor");
  await page.goto("/login");
  const form = loginForm(page);
  await form.fill(email);
  await context.setOffline(true);
  await expectFailure(page, { status: "none", path: CHECK }, () =>
    form.submit.click(),
  );
  await expect(page.getByRole("alert")).toHaveText(
    "Network error. Please check your connection.",
  );
  await context.setOffline(false);
  await form.submit.click();
  await expect(page).toHaveURL("/investor-page");
});

test("[5-login-01] an address that check-email refuses says so at its field", async ({
  page,
}) => {
  await page.goto("/login");
  const form = loginForm(page);
  const email = newEmail();
  await page.route(`**${CHECK}`, (route) =>
    route.fulfill({ status: 400, json: { email: ["Bad."] } }),
  );
  await expectFailure(page, { status: 400, path: CHECK }, () =>
    form.logIn(email),
  );
  await expectProblem(form.email, "Please enter a valid email address.");
  await expect(form.email).toBeFocused();
});
