import { setTimeout } from "node:timers/promises";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { hashPassword } from "../../../server/security/passwords.ts";
import {
  createAccount,
  GOOD_PASSWORD,
  newEmail,
  registration,
} from "../../support/accounts.ts";
import { logInFrom } from "../../support/limit-rows.ts";
import { serverForTests } from "../../support/server.ts";

const server = serverForTests({ env: { TRUST_PROXY: "127.0.0.1" } });
beforeEach(async () => {
  await server.context.database.execute("delete from limit_counters");
});

const FULL = {
  status: 503,
  body: { detail: "Something went wrong on our side. Please try again." },
};

/**
 * Hashes passwords until `stop` is called, so that the queue of the server, which runs in this process, is always full.
 * With `address`, only this client address's share of the queue is full.
 */
function fillQueue(address?: string) {
  const state = { hashes: 0, isFilling: true };
  async function hashUntilStopped() {
    while (state.isFilling)
      try {
        await hashPassword(GOOD_PASSWORD, address);
        state.hashes += 1;
      } catch {
        await setTimeout(1);
      }
  }
  const loops = Array.from({ length: 40 }, hashUntilStopped);
  async function stop() {
    state.isFilling = false;
    await Promise.all(loops);
  }
  // An assertion may fail before the test calls `stop`.
  onTestFinished(stop);
  return { state, stop };
}

test("a login returns 503 with Retry-After while the queue of password hashes is full, and a later login succeeds", {
  tags: ["9-login-05"],
}, async () => {
  const { email } = await createAccount(server);
  const login = () =>
    logInFrom(server.call, email, GOOD_PASSWORD, "198.51.100.1");
  const { stop } = fillQueue();
  const response = await login();
  await stop();
  expect(response).toMatchObject(FULL);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await login()).status).toBe(200);
});

test("each of 120 concurrent logins returns 401 or 503, and a later login succeeds", {
  tags: ["9-login-05"],
}, async () => {
  const { email } = await createAccount(server);
  const responses = await Promise.all(
    Array.from({ length: 120 }, (_, n) =>
      logInFrom(server.call, newEmail(), GOOD_PASSWORD, `203.0.113.${n}`),
    ),
  );
  for (const { status } of responses) expect([401, 503]).toContain(status);
  expect(responses.map(({ status }) => status)).toContain(401);
  expect(
    (await logInFrom(server.call, email, GOOD_PASSWORD, "198.51.100.1")).status,
  ).toBe(200);
});

test("a login that returned 503 does not count as a failure", {
  tags: ["9-login-05"],
}, async () => {
  const { email } = await createAccount(server);
  const logIn = (password: string) =>
    logInFrom(server.call, email, password, "198.51.100.2");
  const { stop } = fillQueue();
  // Fewer at the same time than failures are allowed, because a login counts until it is answered.
  for (let round = 0; round < 3; round++) {
    const logins = Array.from({ length: 4 }, () => logIn("Kilimanjaro-43"));
    for (const response of await Promise.all(logins))
      expect(response).toMatchObject(FULL);
  }
  await stop();
  expect((await logIn(GOOD_PASSWORD)).status).toBe(200);
});

test("account deletions share the hashing limit with logins", {
  tags: ["9-login-05"],
}, async () => {
  const { token } = await createAccount(server);
  const deletion = (password: string) =>
    server.call("DELETE", "/api/delete_account/", {
      token,
      json: { password },
    });
  const { stop } = fillQueue();
  const response = await deletion(GOOD_PASSWORD);
  await stop();
  expect(response).toMatchObject(FULL);
  expect((await deletion("Kilimanjaro-43")).status).toBe(400);
});

test("logins from one address leave capacity for logins from other addresses", {
  tags: ["9-login-05"],
}, async () => {
  const { email } = await createAccount(server);
  const { stop } = fillQueue("203.0.113.9");
  const [sameAddress, otherAddress] = await Promise.all(
    ["203.0.113.9", "198.51.100.3"].map((address) =>
      logInFrom(server.call, email, GOOD_PASSWORD, address),
    ),
  );
  await stop();
  expect(sameAddress).toMatchObject(FULL);
  expect(otherAddress?.status).toBe(200);
});

test("registrations from one address leave capacity for registrations from other addresses", {
  tags: ["9-login-05"],
}, async () => {
  const { stop } = fillQueue("203.0.113.9");
  const [sameAddress, otherAddress] = await Promise.all(
    ["203.0.113.9", "198.51.100.4"].map((address) =>
      server.call("POST", "/api/register/", {
        json: registration(),
        headers: { "X-Forwarded-For": address },
      }),
    ),
  );
  await stop();
  expect(sameAddress).toMatchObject(FULL);
  expect(otherAddress?.status).toBe(201);
});

test("the server reads a file without waiting for the queued password hashes", async () => {
  await server.call("GET", "/flows/login.svg");
  const { state, stop } = fillQueue();
  const response = await server.call("GET", "/flows/login.svg");
  const { hashes } = state;
  await stop();
  expect(response.status).toBe(200);
  expect(hashes).toBeLessThan(10);
});
