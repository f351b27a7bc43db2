import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { accounts, passwordHistory } from "../../../server/database/schema.ts";
import { registrations } from "../../../server/limits/rules.ts";
import {
  createAccount,
  logIn,
  newEmail,
  registration,
} from "../../support/accounts.ts";
import { textField } from "../../support/http-client.ts";
import { emailsTo, latestEmail, linkAndCodeOf } from "../../support/mailbox.ts";
import { FRONTEND, serverForTests, startServer } from "../../support/server.ts";

const server = serverForTests();

const register = (json: unknown, headers: Record<string, string> = {}) =>
  server.call("POST", "/api/register/", { json, headers });

test("a registration creates an unverified account and returns a message and a verification handle", {
  tags: [
    "7-registration-01",
    "3-registration-01",
    "7-registration-04",
    "8-registration-07",
  ],
}, async () => {
  const form = registration({ user_type: "investor" });
  const response = await register(form);
  expect(response.status).toBe(201);
  expect(response.body).toEqual({
    message:
      "Account created. Please verify your email. A verification link has been sent to your email.",
    token: expect.stringMatching(/^[\w-]{43}$/),
  });
  const [account] = await server.context.database
    .select()
    .from(accounts)
    .where(eq(accounts.email, form.email));
  expect(account).toMatchObject({ userType: "investor", verifiedAt: null });
  expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const history = await server.context.database
    .select()
    .from(passwordHistory)
    .where(eq(passwordHistory.accountId, account?.id ?? 0));
  expect(history.map((row) => row.passwordHash)).toEqual([
    account?.passwordHash,
  ]);
});

test("the verification email contains one link to the frontend and one six-digit code", async () => {
  const form = registration();
  await register(form);
  const mail = await latestEmail(server, form.email);
  const { link, code } = linkAndCodeOf(mail);
  expect(mail.kind).toBe("verification");
  expect(link).toMatch(
    new RegExp(`^${FRONTEND}/verify-email/[\\w-]+/[\\w-]{43}$`),
  );
  expect(code).toMatch(/^\d{6}$/);
  expect(mail.html).toContain(`href="${link}"`);
  expect(mail.html).toContain(code);
  expect(mail.html.match(/<a /g)).toHaveLength(1);
});

test("the email address and the user type are accepted in upper or lower case and with surrounding spaces", {
  tags: ["7-registration-02", "7-registration-03"],
}, async () => {
  const email = newEmail();
  const response = await register(
    registration({
      email: `  ${email.toUpperCase()} `,
      user_type: " INVESTEE ",
    }),
  );
  expect(response.status).toBe(201);
  expect(await emailsTo(server, email)).toHaveLength(1);
});

const COMMON = "Your password can't be a commonly used password.";
for (const [rules, field, value, sentence] of [
  [
    ["5-registration-01"],
    "email",
    "not an address",
    "Please enter a valid email address.",
  ],
  [["5-registration-01"], "email", "", "Please enter a valid email address."],
  [
    ["5-registration-01"],
    "email",
    `${"a".repeat(250)}@example.org`,
    "Please enter a valid email address.",
  ],
  [
    ["5-registration-02"],
    "email",
    "a@mailinator.com",
    "Disposable or temporary email addresses are not allowed.",
  ],
  [
    ["5-registration-02"],
    "email",
    "a@eu.Yopmail.com",
    "Disposable or temporary email addresses are not allowed.",
  ],
  [
    ["5-registration-03"],
    "user_type",
    "",
    "Please select Investor or Investee.",
  ],
  [
    ["5-registration-03"],
    "user_type",
    "admin",
    "Please select Investor or Investee.",
  ],
  [
    ["5-registration-04", "5-registration-07"],
    "password",
    `Aa1!${"x".repeat(125)}`,
    "Password cannot exceed 128 characters.",
  ],
  [
    ["5-registration-04", "5-registration-08"],
    "password",
    "Aa1!xyz",
    "Your password must contain at least 8 characters.",
  ],
  [
    ["5-registration-09"],
    "password",
    "ABCDEFG1!",
    "Password must include a lowercase letter.",
  ],
  [
    ["5-registration-10"],
    "password",
    "abcdefg1!",
    "Password must include an uppercase letter.",
  ],
  [
    ["5-registration-11"],
    "password",
    "Abcdefgh!",
    "Password must include a number.",
  ],
  [
    ["5-registration-12"],
    "password",
    "Abcdefgh1",
    "Password must include a special character.",
  ],
  [["5-registration-05", "5-registration-13"], "password", "12345678", COMMON],
  [["5-registration-06", "5-registration-13"], "password", "LetMeIn", COMMON],
] as const)
  test(`the server rejects ${field} ${JSON.stringify(value)}`, {
    tags: [...rules],
  }, async () => {
    const response = await register(registration({ [field]: value }));
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ [field]: [sentence] });
  });

test("a password confirmation that differs returns a field error", {
  tags: ["5-registration-14"],
}, async () => {
  const response = await register(
    registration({ confirm_password: "Kilimanjaro-43" }),
  );
  expect(response.status).toBe(400);
  expect(response.body).toEqual({
    confirm_password: ["Passwords do not match."],
  });
});

test("a registration reports every missing field", async () => {
  const response = await register({});
  expect(response.status).toBe(400);
  const required = ["This field is required."];
  expect(response.body).toEqual({
    email: required,
    password: required,
    confirm_password: required,
    user_type: required,
    frontend_url: required,
  });
});

test("frontend_url must be an allowed origin, so that emails never link to other sites", async () => {
  for (const frontend_url of [
    "https://elsewhere.example.org",
    `${FRONTEND}@elsewhere.example.org`,
    `${FRONTEND}/path`,
    "javascript:alert(1)",
    "",
  ]) {
    const form = registration({ frontend_url });
    const response = await register(form);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({
      frontend_url: ["frontend_url must be an address of this service."],
    });
    expect(await emailsTo(server, form.email)).toHaveLength(0);
  }
});

test("a registration with an address that is not yet verified reports an inactive account", {
  tags: ["8-registration-04"],
}, async () => {
  const form = registration();
  await register(form);
  const response = await register(form);
  expect(response.status).toBe(400);
  expect(response.body).toEqual({
    error: "This account exists but is not yet activated.",
    inactive: true,
  });
});

test("after a repeated registration with a different password, the verified account requires a new password", {
  tags: ["6-registration-01"],
}, async () => {
  const first = registration();
  await register(first);
  const status = async (password: string) =>
    (
      await server.call("POST", "/api/login/", {
        json: { email: first.email, password },
      })
    ).status;
  expect((await register(first)).body).toMatchObject({ inactive: true });
  const { link } = linkAndCodeOf(await latestEmail(server, first.email));
  const second = registration({
    email: first.email,
    password: "Okavango-Delta-8",
  });
  expect((await register(second)).body).toMatchObject({ inactive: true });
  await server.call("GET", `/api/verify/${link.split("/").at(-1)}/`);
  expect(await status(first.password)).toBe(428);
  expect(await status(second.password)).toBe(400);
});

test("a repeated registration with a different password does not affect the first person, who enters the emailed code", {
  tags: ["6-registration-01"],
}, async () => {
  const first = registration();
  const token = textField(await register(first), "token");
  const second = registration({
    email: first.email,
    password: "Okavango-Delta-8",
  });
  expect((await register(second)).body).toMatchObject({ inactive: true });
  const { code } = linkAndCodeOf(await latestEmail(server, first.email));
  await server.call("POST", "/api/verify/code/", { json: { token, code } });
  await logIn(server, first.email, first.password);
});

test("a code that is entered without the first password does not keep that password", {
  tags: ["6-registration-01"],
}, async () => {
  const first = registration();
  await register(first);
  const { email } = first;
  await register(registration({ email, password: "Okavango-Delta-8" }));
  const json = { email, frontend_url: FRONTEND };
  const resent = await server.call("POST", "/api/resend-activation/", { json });
  const token = textField(resent, "token");
  const { code } = linkAndCodeOf(await latestEmail(server, email));
  await server.call("POST", "/api/verify/code/", { json: { token, code } });
  const { status } = await server.call("POST", "/api/login/", {
    json: { email, password: first.password },
  });
  expect(status).toBe(428);
});

test("after a repeated registration with the same password, the verified account can log in", {
  tags: ["6-registration-01"],
}, async () => {
  const form = registration();
  await register(form);
  await register(form);
  const { link } = linkAndCodeOf(await latestEmail(server, form.email));
  await server.call("GET", `/api/verify/${link.split("/").at(-1)}/`);
  await logIn(server, form.email, form.password);
});

test("a registration with a verified address returns a field error", async () => {
  const { email } = await createAccount(server);
  const response = await register(registration({ email }));
  expect(response.status).toBe(400);
  expect(response.body).toEqual({
    email: ["An account with this email already exists."],
  });
});

test("concurrent registrations with the same address create one account", async () => {
  const form = registration();
  const responses = await Promise.all([1, 2, 3, 4].map(() => register(form)));
  expect(responses.map(({ status }) => status).sort()).toEqual([
    201, 400, 400, 400,
  ]);
  expect(await emailsTo(server, form.email)).toHaveLength(1);
});

test("resend-activation sends another email and invalidates the previous link", {
  tags: ["7-registration-05", "8-registration-05"],
}, async () => {
  const form = registration();
  await register(form);
  const first = linkAndCodeOf(await latestEmail(server, form.email));
  const response = await server.call("POST", "/api/resend-activation/", {
    json: { email: form.email.toUpperCase() },
  });
  expect(response.status).toBe(200);
  expect(response.body).toEqual({
    message: "A verification link has been sent to your email.",
    token: expect.stringMatching(/^[\w-]{43}$/),
  });
  const mails = await emailsTo(server, form.email);
  expect(mails).toHaveLength(2);
  const token = first.link.split("/").at(-1);
  const verification = await server.call("GET", `/api/verify/${token}/`);
  expect(verification.status).toBe(400);
  expect(verification.body).toEqual({
    error: "Verification failed. The link may be invalid or expired.",
  });
});

test("the 61st registration attempt from one network address within an hour is rejected, and the response says how long to wait", {
  tags: ["8-registration-01", "8-registration-03"],
}, async () => {
  const node = await startServer({ databaseUrl: server.databaseUrl });
  onTestFinished(() => node.stop());
  await node.context.database.execute("delete from limit_counters");
  const form = registration();
  await node.call("POST", "/api/register/", { json: form });
  for (let n = 1; n < 60; n++)
    expect(
      (await node.call("POST", "/api/register/", { json: form })).status,
    ).toBe(400);
  const limited = await node.call("POST", "/api/register/", { json: form });
  expect(limited.status).toBe(429);
  const seconds = Number(limited.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThan(3_000);
  expect(seconds).toBeLessThanOrEqual(3_600);
  expect(limited.body).toEqual({
    error: expect.stringMatching(
      /^Too many registration attempts\. Try again in (1 hour|\d+ minutes?( and \d+ seconds?)?)\.$/,
    ),
  });
  node.clock.advance(60 * 60_000);
  const later = await node.call("POST", "/api/register/", {
    json: registration(),
  });
  expect(later.status).toBe(201);
});

test("check-email returns whether an address is available, and rejects an invalid one", {
  tags: ["7-login-01", "7-login-02"],
}, async () => {
  const form = registration();
  const check = (email: string) =>
    server.call("POST", "/api/check-email/", { json: { email } });
  expect((await check(form.email)).body).toEqual({ isEmailUnique: true });
  await register(form);
  expect((await check(form.email)).body).toEqual({ isEmailUnique: false });
  expect((await check(` ${form.email.toUpperCase()}`)).body).toEqual({
    isEmailUnique: false,
  });
  const invalid = await check("person@nowhere");
  expect(invalid.status).toBe(400);
  expect(invalid.body).toEqual({
    email: ["Please enter a valid email address."],
  });
});

test("check-email accepts at most 120 calls in 5 minutes from one network address", async () => {
  const node = await startServer({ databaseUrl: server.databaseUrl });
  onTestFinished(() => node.stop());
  await node.context.database.execute("delete from limit_counters");
  const check = () =>
    node.call("POST", "/api/check-email/", { json: { email: newEmail() } });
  const first = await Promise.all(Array.from({ length: 120 }, check));
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));
  const limited = await check();
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get("Retry-After"))).toBeGreaterThan(0);
  node.clock.advance(5 * 60_000);
  expect((await check()).status).toBe(200);
});

test("registrations with invalid fields do not use up the registrations of a network address", async () => {
  await server.context.database.execute("delete from limit_counters");
  for (let n = 0; n < registrations.hits; n++)
    expect((await register(registration({ password: "short" }))).status).toBe(
      400,
    );
  expect((await register(registration())).status).toBe(201);
});
