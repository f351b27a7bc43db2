import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { accounts, passwordHistory } from "../../../server/database/schema.ts";
import { callDuringChange } from "../../support/account-races.ts";
import {
  createAccount,
  GOOD_PASSWORD,
  logIn,
  newEmail,
  registration,
} from "../../support/accounts.ts";
import {
  emailsTo,
  latestEmail,
  linkAndCodeOf,
  linkParts,
} from "../../support/mailbox.ts";
import { addInvestee } from "../../support/members.ts";
import { FRONTEND, serverForTests } from "../../support/server.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEW_PASSWORD = "Zambezi-Delta-9";
const SENT = {
  message:
    "If an account with that email exists, a password reset link has been sent.",
};
const INVALID_LINK = { error: "Invalid or expired token." };
const REUSED = { error: "You cannot reuse your old passwords." };

const server = serverForTests();
beforeEach(async () => {
  await server.context.database.execute("delete from limit_counters");
});

const requestReset = (email: string) =>
  server.call("POST", "/api/generate-reset-token/", {
    json: { email, frontend_url: FRONTEND },
  });
const confirm = (link: { uid: string; token: string }, password: string) =>
  server.call(
    "POST",
    `/api/reset-password-confirm/${link.uid}/${link.token}/`,
    {
      json: { ...link, password },
    },
  );
const requestChange = (token: string, json: unknown) =>
  server.call("POST", "/api/reset-password/", { token, json });

async function resetLink(email: string) {
  expect((await requestReset(email)).status).toBe(200);
  return linkParts(await latestEmail(server, email));
}

test("a reset request emails a link to the reset page", {
  tags: ["7-reset-request-01", "8-reset-request-06", "5-reset-request-03"],
}, async () => {
  const { email } = await createAccount(server);
  const response = await requestReset(` ${email.toUpperCase()} `);
  expect(response.status).toBe(200);
  expect(response.body).toEqual(SENT);
  const mail = await latestEmail(server, email);
  expect(mail.kind).toBe("passwordReset");
  expect(linkAndCodeOf(mail).link).toMatch(
    new RegExp(`^${FRONTEND}/reset-password-confirm/[\\w-]+/[\\w-]{43}$`),
  );
});

test("a reset request for an unknown or suspended account returns the usual response after at least 240 ms, and a suspended account gets no email", {
  tags: ["8-reset-request-06"],
}, async () => {
  const suspended = await createAccount(server);
  await server.context.database
    .update(accounts)
    .set({ suspendedAt: new Date(server.clock.now()) })
    .where(eq(accounts.email, suspended.email));
  const mailCount = (await emailsTo(server, suspended.email)).length;
  for (const email of [newEmail(), suspended.email]) {
    const started = performance.now();
    const response = await requestReset(email);
    // The server responds after a multiple of 250 ms. The tolerance of 10 ms is for imprecise timers.
    expect(performance.now() - started).toBeGreaterThanOrEqual(240);
    expect(response.status).toBe(200);
    expect(response.body).toEqual(SENT);
  }
  expect(await emailsTo(server, suspended.email)).toHaveLength(mailCount);
});

test("a reset request sends no email and a reset link sets no password if the account is suspended during the call", {
  tags: ["8-reset-request-06"],
}, async () => {
  const { database, clock } = server.context;
  const { id, email } = await addInvestee(server.context);
  const isMember = eq(accounts.id, id);
  const duringSuspension = async (call: () => ReturnType<typeof confirm>) => {
    await database.update(accounts).set({ suspendedAt: null }).where(isMember);
    const suspendedAt = new Date(clock.now());
    return callDuringChange(
      database,
      id,
      (queries) =>
        queries.update(accounts).set({ suspendedAt }).where(isMember),
      call,
    );
  };
  const storedPassword = () =>
    database
      .select({ passwordHash: accounts.passwordHash })
      .from(accounts)
      .where(isMember);
  const link = await resetLink(email);
  const mails = await emailsTo(server, email);
  const passwordBefore = await storedPassword();
  const used = await duringSuspension(() => confirm(link, NEW_PASSWORD));
  expect([used.status, used.body]).toEqual([400, INVALID_LINK]);
  expect(await storedPassword()).toEqual(passwordBefore);
  const requested = await duringSuspension(() => requestReset(email));
  expect([requested.status, requested.body]).toEqual([200, SENT]);
  expect(await emailsTo(server, email)).toEqual(mails);
});

test("a reset request for an invalid address returns a field error", {
  tags: ["5-reset-request-02"],
}, async () => {
  const response = await requestReset("not an address");
  expect(response.status).toBe(400);
  expect(response.body).toEqual({
    email: ["Please enter a valid email address."],
  });
});

test("the fourth reset request for one email address within 5 minutes is rejected, whether the address is known or not", {
  tags: ["8-reset-request-03", "8-reset-request-01", "9-reset-request-01"],
}, async () => {
  const { email } = await createAccount(server);
  for (const address of [email, newEmail()]) {
    for (let n = 0; n < 3; n++)
      expect((await requestReset(address)).status).toBe(200);
    const limited = await requestReset(address);
    expect(limited.status).toBe(429);
    expect(limited.body).toEqual({
      error: "Too many reset attempts. Please try again after 5 minutes.",
    });
    expect(Number(limited.headers.get("Retry-After"))).toBeLessThanOrEqual(300);
    expect(Number(limited.headers.get("Retry-After"))).toBeGreaterThan(200);
  }
  server.clock.advance(5 * MINUTE);
  expect((await requestReset(email)).status).toBe(200);
});

test("a reset link sets a new password once, ends every session and sends an email", {
  tags: ["7-reset-confirm-01"],
}, async () => {
  const { email, token } = await createAccount(server);
  const otherToken = await logIn(server, email);
  const link = await resetLink(email);
  const response = await confirm(link, NEW_PASSWORD);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({
    message: "Your password has been reset successfully.",
  });
  for (const session of [token, otherToken])
    expect(
      (await server.call("GET", "/api/user/", { token: session })).status,
    ).toBe(401);
  expect((await latestEmail(server, email)).kind).toBe("passwordChanged");
  await logIn(server, email, NEW_PASSWORD);
  const loginWithOldPassword = await server.call("POST", "/api/login/", {
    json: { email, password: GOOD_PASSWORD },
  });
  expect(loginWithOldPassword.status).toBe(400);
  const repeated = await confirm(link, "Okavango-Delta-8");
  expect(repeated.status).toBe(400);
  expect(repeated.body).toEqual(INVALID_LINK);
});

test("only one of two concurrent uses of a link sets the password", async () => {
  const { email } = await createAccount(server);
  const link = await resetLink(email);
  const responses = await Promise.all([
    confirm(link, NEW_PASSWORD),
    confirm(link, "Okavango-Delta-8"),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test("a link is rejected when it is unknown or expired, or belongs to another account, before the new password is compared with earlier ones", {
  tags: ["8-reset-confirm-03"],
}, async () => {
  const account = await createAccount(server);
  const otherAccount = await createAccount(server);
  const link = await resetLink(account.email);
  const otherLink = await resetLink(otherAccount.email);
  for (const invalidLink of [
    { uid: link.uid, token: "a".repeat(43) },
    { uid: otherLink.uid, token: link.token },
    { uid: "unknown", token: link.token },
  ])
    expect((await confirm(invalidLink, GOOD_PASSWORD)).body).toEqual(
      INVALID_LINK,
    );
  expect((await confirm(link, GOOD_PASSWORD)).body).toEqual(REUSED);
  server.clock.advance(24 * HOUR + 1_000);
  expect((await confirm(link, GOOD_PASSWORD)).body).toEqual(INVALID_LINK);
});

test("a later request does not invalidate a link, but a password change does", async () => {
  const { email } = await createAccount(server);
  const first = await resetLink(email);
  const second = await resetLink(email);
  expect((await confirm(first, NEW_PASSWORD)).status).toBe(200);
  expect((await confirm(second, "Okavango-Delta-8")).body).toEqual(
    INVALID_LINK,
  );
});

test("the last 9 passwords cannot be used again, older passwords can, and the link stays valid after a rejection", {
  tags: ["8-reset-confirm-02", "9-constants-01"],
}, async () => {
  const { email } = await createAccount(server);
  const passwords = [GOOD_PASSWORD];
  for (let n = 1; n <= 9; n++) {
    const password = `Limpopo-River-${n}`;
    expect((await confirm(await resetLink(email), password)).status).toBe(200);
    passwords.push(password);
    await server.context.database.execute("delete from limit_counters");
  }
  const link = await resetLink(email);
  for (const recent of [passwords[1], passwords[5], passwords[9]]) {
    const rejected = await confirm(link, recent ?? "");
    expect(rejected.status).toBe(400);
    expect(rejected.body).toEqual(REUSED);
  }
  expect((await confirm(link, passwords[0] ?? "")).status).toBe(200);
  const history = await server.context.database
    .select()
    .from(passwordHistory)
    .innerJoin(accounts, eq(accounts.id, passwordHistory.accountId))
    .where(eq(accounts.email, email));
  expect(history).toHaveLength(9);
});

for (const [rules, password, sentence] of [
  [
    ["5-reset-confirm-02", "5-change-password-02"],
    `Aa1!${"x".repeat(125)}`,
    "Password cannot exceed 128 characters.",
  ],
  [
    ["5-reset-confirm-03", "5-change-password-03"],
    "Aa1!xyz",
    "Password must be at least 8 characters.",
  ],
  [
    ["5-reset-confirm-04", "5-change-password-04"],
    "abcdefg1!",
    "Password must include an uppercase letter.",
  ],
  [
    ["5-reset-confirm-04", "5-change-password-04"],
    "ABCDEFG1!",
    "Password must include a lowercase letter.",
  ],
  [
    ["5-reset-confirm-04", "5-change-password-04"],
    "Abcdefgh!",
    "Password must include a number.",
  ],
  [
    ["5-reset-confirm-04", "5-change-password-04"],
    "Abcdefgh1",
    "Password must include a special character.",
  ],
  [
    ["5-registration-05"],
    "Welcome",
    "Your password can't be a commonly used password.",
  ],
] as const)
  test(`the server rejects ${JSON.stringify(password)} as a new password and the link stays valid`, {
    tags: [...rules],
  }, async () => {
    const { email } = await createAccount(server);
    const link = await resetLink(email);
    const rejected = await confirm(link, password);
    expect(rejected.status).toBe(400);
    expect(rejected.body).toEqual({ password: [sentence] });
    expect((await confirm(link, NEW_PASSWORD)).status).toBe(200);
  });

test("the sixth confirmation within 3 minutes is rejected", {
  tags: ["8-reset-confirm-01"],
}, async () => {
  const { email } = await createAccount(server);
  const link = await resetLink(email);
  for (let n = 0; n < 5; n++)
    expect((await confirm(link, GOOD_PASSWORD)).status).toBe(400);
  const limited = await confirm(link, NEW_PASSWORD);
  expect(limited.status).toBe(429);
  expect(limited.body).toEqual({
    error: "Too many attempts. Please try again in 3 minutes.",
  });
  expect(Number(limited.headers.get("Retry-After"))).toBeLessThanOrEqual(180);
  server.clock.advance(3 * MINUTE);
  expect((await confirm(link, NEW_PASSWORD)).status).toBe(200);
});

test("a reset satisfies a required password change and verifies an unverified address", async () => {
  const form = registration();
  await server.call("POST", "/api/register/", { json: form });
  await server.context.database
    .update(accounts)
    .set({ passwordExpired: true })
    .where(eq(accounts.email, form.email));
  await confirm(await resetLink(form.email), NEW_PASSWORD);
  await logIn(server, form.email, NEW_PASSWORD);
});

test("a change request with the correct password emails a link, and setting a new password with this link ends the session", {
  tags: ["7-change-password-01", "7-change-password-02"],
}, async () => {
  const { email, token } = await createAccount(server);
  const response = await requestChange(token, {
    current_password: GOOD_PASSWORD,
    frontend_url: FRONTEND,
  });
  expect(response.status).toBe(200);
  expect(response.body).toEqual({
    message: "A password change link has been sent to your email.",
  });
  const url = new URL(linkAndCodeOf(await latestEmail(server, email)).link);
  expect(url.origin + url.pathname).toBe(`${FRONTEND}/change-password`);
  const link = {
    uid: url.searchParams.get("uid") ?? "",
    token: url.searchParams.get("token") ?? "",
  };
  expect((await server.call("GET", "/api/user/", { token })).status).toBe(200);
  expect((await confirm(link, NEW_PASSWORD)).status).toBe(200);
  expect((await server.call("GET", "/api/user/", { token })).status).toBe(401);
  await logIn(server, email, NEW_PASSWORD);
});

test("a change request with a wrong password returns 403, and the session continues", {
  tags: ["8-change-password-04"],
}, async () => {
  const { token } = await createAccount(server);
  const response = await requestChange(token, {
    current_password: "Kilimanjaro-43",
    frontend_url: FRONTEND,
  });
  expect(response.status).toBe(403);
  expect(response.body).toEqual({ error: "Incorrect current password." });
  expect((await server.call("GET", "/api/user/", { token })).status).toBe(200);
});

test("an incomplete change request returns 400, and one without a session returns 401", {
  tags: ["8-change-password-06"],
}, async () => {
  const { token } = await createAccount(server);
  for (const json of [
    {},
    { current_password: GOOD_PASSWORD },
    { frontend_url: FRONTEND },
    { current_password: "", frontend_url: FRONTEND },
  ]) {
    const response = await requestChange(token, json);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({
      error: "Missing current password or frontend URL.",
    });
  }
  expect((await requestChange("", {})).status).toBe(401);
});

test("attempts to guess the password with a stolen session are limited", async () => {
  const { token } = await createAccount(server);
  const guess = () =>
    requestChange(token, {
      current_password: "Kilimanjaro-43",
      frontend_url: FRONTEND,
    });
  for (let n = 0; n < 5; n++) expect((await guess()).status).toBe(403);
  expect((await guess()).status).toBe(429);
});
