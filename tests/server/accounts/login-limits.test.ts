import { beforeEach, expect, test } from "vitest";
import { t } from "../../../contract/messages/index.ts";
import {
  type Limit,
  loginAddressFailures,
  unknownAddressFailures,
} from "../../../server/limits/rules.ts";
import {
  createAccount,
  GOOD_PASSWORD,
  newEmail,
} from "../../support/accounts.ts";
import { logInFrom } from "../../support/limit-rows.ts";
import { serverForTests } from "../../support/server.ts";

const WRONG_PASSWORD = "Kilimanjaro-43";
const WINDOW_SECONDS = 5 * 60;
const TOO_MANY = { error: t("login.tooMany") };

const server = serverForTests({ env: { TRUST_PROXY: "127.0.0.1" } });
beforeEach(async () => {
  await server.context.database.execute("delete from limit_counters");
});

const login = (email: string, password: string, address: string) =>
  logInFrom(server.call, email, password, address);

/** Records failures directly, without requests, because the server delays the response to each failed login. */
async function recordFailures(count: number, limit: Limit, key: string) {
  for (let n = 0; n < count; n++) await server.context.limits.hit(limit, key);
}

async function failLogins(count: number, email: string, address: string) {
  for (let n = 0; n < count; n++) await login(email, WRONG_PASSWORD, address);
}

test("requests from one network address that are rejected with 429 do not count toward an account's limit for new addresses", {
  tags: ["9-login-04"],
}, async () => {
  const { email } = await createAccount(server);
  await recordFailures(90, unknownAddressFailures, email);
  await failLogins(12, email, "203.0.113.1");
  expect((await login(email, GOOD_PASSWORD, "203.0.113.2")).status).toBe(200);
});

test("requests that are rejected by an account's limit do not count toward the limit of the network address", {
  tags: ["9-login-04"],
}, async () => {
  const { email } = await createAccount(server);
  await recordFailures(290, loginAddressFailures, "203.0.113.3");
  await failLogins(12, email, "203.0.113.3");
  expect((await login(newEmail(), GOOD_PASSWORD, "203.0.113.3")).status).toBe(
    401,
  );
});

test("a hundred failures from new network addresses block new addresses for 5 minutes, but not the owner's known address", {
  tags: ["9-login-02"],
}, async () => {
  const { email } = await createAccount(server);
  await login(email, GOOD_PASSWORD, "198.51.100.1");
  await recordFailures(90, unknownAddressFailures, email);
  for (let n = 0; n < 10; n++)
    expect((await login(email, WRONG_PASSWORD, `203.0.113.${n}`)).status).toBe(
      400,
    );
  const rejected = await login(email, GOOD_PASSWORD, "203.0.113.200");
  expect(rejected.status).toBe(429);
  expect(rejected.body).toEqual(TOO_MANY);
  const wait = Number(rejected.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(WINDOW_SECONDS - 60);
  expect(wait).toBeLessThanOrEqual(WINDOW_SECONDS);
  expect((await login(email, GOOD_PASSWORD, "198.51.100.1")).status).toBe(200);
  server.clock.advance(WINDOW_SECONDS * 1_000);
  expect((await login(email, GOOD_PASSWORD, "203.0.113.200")).status).toBe(200);
});

test("a network address is blocked for 5 minutes after 300 failures with different emails, except for accounts that logged in from it before, and other network addresses are not", {
  tags: ["9-login-03"],
}, async () => {
  const { email } = await createAccount(server);
  const { email: colleague } = await createAccount(server);
  await login(colleague, GOOD_PASSWORD, "203.0.113.4");
  await recordFailures(290, loginAddressFailures, "203.0.113.4");
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) {
    const { status } = await login(newEmail(), GOOD_PASSWORD, "203.0.113.4");
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  const rejected = await login(email, GOOD_PASSWORD, "203.0.113.4");
  expect(rejected.status).toBe(429);
  expect(rejected.body).toEqual(TOO_MANY);
  const wait = Number(rejected.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(WINDOW_SECONDS - 60);
  expect(wait).toBeLessThanOrEqual(WINDOW_SECONDS);
  // A colleague behind the same address, who logged in from there before.
  expect((await login(colleague, GOOD_PASSWORD, "203.0.113.4")).status).toBe(
    200,
  );
  expect((await login(email, GOOD_PASSWORD, "203.0.113.5")).status).toBe(200);
  server.clock.advance(WINDOW_SECONDS * 1_000);
  expect((await login(email, GOOD_PASSWORD, "203.0.113.4")).status).toBe(200);
});

test("successful logins do not count toward the limit of a network address", {
  tags: ["9-login-03"],
}, async () => {
  const { email } = await createAccount(server);
  await recordFailures(299, loginAddressFailures, "203.0.113.6");
  for (let n = 0; n < 3; n++)
    expect((await login(email, GOOD_PASSWORD, "203.0.113.6")).status).toBe(200);
});
