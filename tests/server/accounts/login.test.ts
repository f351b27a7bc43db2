import { eq } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { LOGIN_FAILURE_WINDOW } from "../../../contract/constants.ts";
import { t } from "../../../contract/messages/index.ts";
import { accounts } from "../../../server/database/schema.ts";
import {
  createAccount,
  GOOD_PASSWORD,
  newEmail,
  registration,
} from "../../support/accounts.ts";
import { emailsTo } from "../../support/mailbox.ts";
import { FRONTEND, serverForTests, startServer } from "../../support/server.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TOO_MANY = { error: t("login.tooMany") };

const server = serverForTests({ env: { TRUST_PROXY: "127.0.0.1" } });
beforeEach(async () => {
  await server.context.database.execute("delete from limit_counters");
});

function login(
  email: string,
  password: string,
  headers: Record<string, string> = {},
) {
  return server.call("POST", "/api/login/", {
    json: { email, password, frontend_url: FRONTEND },
    headers,
  });
}
const forwardedFor = (address: string) => ({ "X-Forwarded-For": address });

test.each(["investor", "investee"] as const)(
  "a login as an %s returns a token and the user type",
  { tags: ["7-login-03", "3-login-01", "3-login-02"] },
  async (userType) => {
    const { email } = await createAccount(server, userType);
    const response = await login(` ${email.toUpperCase()} `, GOOD_PASSWORD);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user_type: userType,
      language: null,
    });
  },
);

test("a wrong password returns 400", { tags: ["8-login-05"] }, async () => {
  const { email } = await createAccount(server);
  const response = await login(email, "Kilimanjaro-43");
  expect(response.status).toBe(400);
  expect(response.body).toEqual({
    error: "Invalid password. Please try again.",
  });
});

test("a login to an unknown or suspended account returns 401 with any password", {
  tags: ["8-login-06"],
}, async () => {
  const { email } = await createAccount(server);
  await server.context.database
    .update(accounts)
    .set({ suspendedAt: new Date(server.clock.now()) })
    .where(eq(accounts.email, email));
  for (const [address, password] of [
    [newEmail(), GOOD_PASSWORD],
    [email, GOOD_PASSWORD],
    [email, "Kilimanjaro-43"],
  ] as const) {
    const response = await login(address, password);
    expect(response.status).toBe(401);
    expect(response.body).toEqual({ detail: "Invalid email or password." });
  }
});

test("before the email address is verified, a correct password returns 403 with a verification handle, and a wrong one returns 400", {
  tags: ["1-login-01", "8-login-07"],
}, async () => {
  const form = registration();
  await server.call("POST", "/api/register/", { json: form });
  expect((await login(form.email, "Kilimanjaro-43")).status).toBe(400);
  const response = await login(form.email, GOOD_PASSWORD);
  expect(response.status).toBe(403);
  expect(response.body).toEqual({
    detail: "Please verify your email before logging in.",
    user_not_active: true,
    token: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(await emailsTo(server, form.email)).toHaveLength(1);
});

test("the response time of a rejected login does not depend on the reason, and a successful login is not delayed", {
  tags: ["6-login-01"],
}, async () => {
  const { email } = await createAccount(server);
  const unverified = registration();
  await server.call("POST", "/api/register/", { json: unverified });
  const timeOf = async (...[address, password]: Parameters<typeof login>) => {
    const startedAt = performance.now();
    const { status } = await login(address, password);
    return [status, performance.now() - startedAt] as const;
  };
  for (const [expected, address, password] of [
    [400, email, "Kilimanjaro-43"],
    [401, newEmail(), GOOD_PASSWORD],
    [403, unverified.email, GOOD_PASSWORD],
  ] as const) {
    const [status, time] = await timeOf(address, password);
    expect(status).toBe(expected);
    // The server rounds these times up to a multiple of 250 ms, so they do not reveal how much work a call did.
    expect(time).toBeGreaterThanOrEqual(240);
  }
  // The fastest of several logins counts, because a busy machine can delay a response.
  const times: number[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const [status, time] = await timeOf(email, GOOD_PASSWORD);
    expect(status).toBe(200);
    times.push(time);
  }
  expect(Math.min(...times)).toBeLessThan(240);
});

test("a login with an unverified address sends a new verification link by email when the previous one has expired", async () => {
  const form = registration();
  await server.call("POST", "/api/register/", { json: form });
  server.clock.advance(25 * HOUR);
  expect((await login(form.email, GOOD_PASSWORD)).status).toBe(403);
  expect(await emailsTo(server, form.email)).toHaveLength(2);
  expect((await login(form.email, GOOD_PASSWORD)).status).toBe(403);
  expect(await emailsTo(server, form.email)).toHaveLength(2);
});

test("when a password change is required, the correct password returns 428 PASSWORD_EXPIRED, and a wrong one returns 400", {
  tags: ["8-login-04", "2-login-10"],
}, async () => {
  const { email } = await createAccount(server);
  await server.context.database
    .update(accounts)
    .set({ passwordExpired: true })
    .where(eq(accounts.email, email));
  const response = await login(email, GOOD_PASSWORD);
  expect(response.status).toBe(428);
  expect(response.body).toEqual({ detail: "PASSWORD_EXPIRED" });
  expect((await login(email, "Kilimanjaro-43")).status).toBe(400);
});

test("an invalid email address and an empty password each return a field error", {
  tags: ["5-login-01"],
}, async () => {
  const response = await login("not an address", "");
  expect(response.status).toBe(400);
  expect(response.body).toEqual({
    email: ["Please enter a valid email address."],
    password: ["This field is required."],
  });
});

test("after five failures, logins are rejected until the counting window ends, even with the correct password", {
  tags: ["8-login-03", "9-login-01"],
}, async () => {
  const { email } = await createAccount(server);
  for (let n = 0; n < 5; n++)
    expect((await login(email, "Kilimanjaro-43")).status).toBe(400);
  const limited = await login(email, GOOD_PASSWORD);
  expect(limited.status).toBe(429);
  expect(limited.body).toEqual(TOO_MANY);
  const seconds = Number(limited.headers.get("Retry-After"));
  const window = LOGIN_FAILURE_WINDOW / 1_000;
  expect(seconds).toBeGreaterThan(window - 60);
  expect(seconds).toBeLessThanOrEqual(window);
  server.clock.advance(LOGIN_FAILURE_WINDOW);
  expect((await login(email, GOOD_PASSWORD)).status).toBe(200);
});

test("concurrent failures are all counted", async () => {
  const { email } = await createAccount(server);
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => login(email, "Kilimanjaro-43")),
  );
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(7);
});

test("an unknown email address has the same limit, so a 429 does not reveal whether the account exists", async () => {
  const email = newEmail();
  for (let n = 0; n < 5; n++)
    expect((await login(email, GOOD_PASSWORD)).status).toBe(401);
  expect((await login(email, GOOD_PASSWORD)).body).toEqual(TOO_MANY);
});

test("the limit applies per account and network address, and a successful login resets it", async () => {
  const { email } = await createAccount(server);
  const otherAccount = await createAccount(server);
  for (let n = 0; n < 5; n++)
    await login(email, "Kilimanjaro-43", forwardedFor("203.0.113.7"));
  const limited = await login(
    email,
    GOOD_PASSWORD,
    forwardedFor("203.0.113.7"),
  );
  expect(limited.status).toBe(429);
  expect(
    (await login(email, GOOD_PASSWORD, forwardedFor("203.0.113.8"))).status,
  ).toBe(200);
  expect(
    (
      await login(
        otherAccount.email,
        GOOD_PASSWORD,
        forwardedFor("203.0.113.7"),
      )
    ).status,
  ).toBe(200);
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 4; n++)
      await login(otherAccount.email, "Kilimanjaro-43");
    expect((await login(otherAccount.email, GOOD_PASSWORD)).status).toBe(200);
  }
});

test("the limits ignore a port in X-Forwarded-For, and clients without a valid address share one limit", async () => {
  const { email } = await createAccount(server);
  const statuses = async (addresses: readonly string[]) => {
    const results: number[] = [];
    for (const address of addresses) {
      const response = await server.call("POST", "/api/login/", {
        json: { email, password: "Kilimanjaro-43" },
        headers: forwardedFor(address),
      });
      results.push(response.status);
    }
    return results;
  };
  const ports = [1, 2, 3, 4, 5, 6];
  for (const addressOf of [
    (port: number) => `203.0.113.66:${port}`,
    (port: number) => `[2001:db8::1]:${port}`,
    (port: number) => `unknown-${port}`,
  ])
    expect(await statuses(ports.map(addressOf))).toEqual([
      400, 400, 400, 400, 400, 429,
    ]);
});

test("LIMITS=off disables the limits for direct requests, but not for forwarded ones", async () => {
  const unlimited = await startServer({ env: { LIMITS: "off" } });
  onTestFinished(() => unlimited.stop());
  const { email } = await createAccount(unlimited);
  const attempt = (headers: Record<string, string> = {}) =>
    unlimited.call("POST", "/api/login/", {
      json: { email, password: "Kilimanjaro-43" },
      headers,
    });
  for (let n = 0; n < 8; n++) expect((await attempt()).status).toBe(400);
  for (let n = 0; n < 5; n++)
    expect((await attempt({ "X-Forwarded-For": "203.0.113.9" })).status).toBe(
      400,
    );
  // A tunnel or proxy that exposes the server adds at least one of these headers.
  for (const header of ["X-Forwarded-For", "Forwarded", "Via"]) {
    const rejected = await attempt({ [header]: "203.0.113.9" });
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get("Retry-After")).not.toBeNull();
  }
  expect((await attempt()).status).toBe(400);
});
