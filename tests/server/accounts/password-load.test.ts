import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createAccount,
  GOOD_PASSWORD,
  newEmail,
  registration,
} from "../../support/accounts.ts";
import { logInFrom } from "../../support/limit-rows.ts";
import { startServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: "127.0.0.1" } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.context.database.execute("delete from limit_counters");
});

/**
 * Sends concurrent logins with unknown email addresses, by default from different network addresses, and counts the responses.
 */
function flood(
  count: number,
  addressOf = (n: number) => `203.0.${Math.floor(n / 250)}.${n % 250}`,
) {
  const state = { completed: 0 };
  const responses = Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const response = await logInFrom(
        server.call,
        newEmail(),
        GOOD_PASSWORD,
        addressOf(n),
      );
      state.completed += 1;
      return response;
    }),
  );
  return { state, responses };
}

test("concurrent logins beyond the hashing capacity of the server return 503 with Retry-After, and a later login succeeds", {
  tags: ["9-login-05"],
}, async () => {
  const { email } = await createAccount(server);
  const responses = await flood(120).responses;
  const overloaded = responses.filter(({ status }) => status === 503);
  expect(overloaded.length).toBeGreaterThan(0);
  for (const { headers, body } of overloaded) {
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(body).toEqual({
      detail: "Something went wrong on our side. Please try again.",
    });
  }
  const unauthorized = responses.filter(({ status }) => status === 401);
  expect(unauthorized.length).toBeGreaterThan(0);
  expect(unauthorized.length + overloaded.length).toBe(responses.length);
  expect(
    (await logInFrom(server.call, email, GOOD_PASSWORD, "198.51.100.1")).status,
  ).toBe(200);
});

test("a login that returned 503 does not count as a failure", {
  tags: ["9-login-05"],
}, async () => {
  const { email } = await createAccount(server);
  for (let round = 0; round < 3; round++) {
    const otherLogins = flood(60);
    const ownResponses = Promise.all(
      Array.from({ length: 4 }, () =>
        logInFrom(server.call, email, GOOD_PASSWORD, "198.51.100.2"),
      ),
    );
    await otherLogins.responses;
    for (const { status } of await ownResponses)
      expect([200, 503]).toContain(status);
  }
});

test("account deletions share the hashing limit with logins", {
  tags: ["9-login-05"],
}, async () => {
  const { token } = await createAccount(server);
  const otherLogins = flood(120);
  await expect
    .poll(() => otherLogins.state.completed, { interval: 1, timeout: 30_000 })
    .toBeGreaterThan(0);
  const deletions = Array.from({ length: 4 }, () =>
    server.call("DELETE", "/api/delete_account/", {
      token,
      json: { password: "Kilimanjaro-43" },
    }),
  );
  const statuses = (await Promise.all(deletions)).map(({ status }) => status);
  await otherLogins.responses;
  expect(statuses).toContain(503);
});

test("a flood of logins from one address leaves capacity for logins from other addresses", {
  tags: ["9-login-05"],
}, async () => {
  const { email } = await createAccount(server);
  const { responses } = flood(80, () => "203.0.113.9");
  const ownResponse = await logInFrom(
    server.call,
    email,
    GOOD_PASSWORD,
    "198.51.100.3",
  );
  expect(ownResponse.status).toBe(200);
  const statuses = (await responses).map(({ status }) => status);
  expect(statuses).toContain(503);
});

test("a flood of registrations from one address leaves capacity for logins from other addresses", {
  tags: ["9-login-05"],
}, async () => {
  const { email } = await createAccount(server);
  const statuses: number[] = [];
  const registrations = Array.from({ length: 50 }, async () => {
    const { status } = await server.call("POST", "/api/register/", {
      json: registration(),
      headers: { "X-Forwarded-For": "203.0.113.9" },
    });
    statuses.push(status);
  });
  await expect
    .poll(() => statuses, { interval: 1, timeout: 30_000 })
    .toContain(503);
  const ownResponse = await logInFrom(
    server.call,
    email,
    GOOD_PASSWORD,
    "198.51.100.4",
  );
  expect(ownResponse.status).toBe(200);
  await Promise.all(registrations);
});

test("the server can read a file while password checks are queued", async () => {
  await server.call("GET", "/flows/login.svg");
  const { state, responses } = flood(20);
  await expect
    .poll(() => state.completed, { interval: 1, timeout: 30_000 })
    .toBeGreaterThan(0);
  expect((await server.call("GET", "/flows/login.svg")).status).toBe(200);
  expect(state.completed).toBeLessThan(10);
  await responses;
});
