import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { accounts, verifications } from "../../../server/database/schema.ts";
import { callDuringChange } from "../../support/account-races.ts";
import { newEmail, registration } from "../../support/accounts.ts";
import { textField } from "../../support/http-client.ts";
import { logInFrom } from "../../support/limit-rows.ts";
import { emailsTo, latestEmail, linkAndCodeOf } from "../../support/mailbox.ts";
import { createClock } from "../../support/movable-clock.ts";
import { serverForTests } from "../../support/server.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

const server = serverForTests({
  env: { TRUST_PROXY: "127.0.0.1" },
  // The values of Retry-After, which are compared, must not depend on the duration of the calls.
  clock: createClock({ isStopped: true }),
});
beforeEach(async () => {
  await server.context.database.execute("delete from limit_counters");
});

let calls = 0;
/** Posts JSON, by default from a new client address for each call. */
function post(path: string, json: unknown, address?: string) {
  calls += 1;
  const client = address ?? `198.51.${Math.floor(calls / 250)}.${calls % 250}`;
  const headers = { "X-Forwarded-For": client };
  return server.call("POST", path, { json, headers });
}
const resendLink = (email: string, address?: string) =>
  post("/api/resend-activation/", { email }, address);
const resendCode = (token: string) =>
  post("/api/resend-verification-code/", { token });
const verify = (token: string, code: string) =>
  post("/api/verify/code/", { token, code });

async function register() {
  const form = registration();
  const response = await post("/api/register/", form);
  const { code } = linkAndCodeOf(await latestEmail(server, form.email));
  return { email: form.email, handle: textField(response, "token"), code };
}

test("responses to resends and wrong codes do not reveal whether an unverified account exists", {
  tags: ["9-verification-code-01"],
}, async () => {
  const unverified = await register();
  // Each resend replaces the code, so each attempt reads the latest email to choose a code that is wrong.
  const verifyWithWrongCode = async (handle: string) => {
    const { code } = linkAndCodeOf(await latestEmail(server, unverified.email));
    return verify(handle, code === "000000" ? "000001" : "000000");
  };
  const responsesByEmail: unknown[][] = [];
  for (const email of [unverified.email, newEmail()]) {
    const responses: unknown[] = [];
    const record = ({
      status,
      body,
      headers,
    }: Awaited<ReturnType<typeof post>>) =>
      responses.push([status, body, headers.get("Retry-After")]);
    server.clock.advance(SECOND);
    const first = await resendLink(email);
    expect(first.status).toBe(200);
    const handle = textField(first, "token");
    record(await resendCode(handle));
    record(await verifyWithWrongCode(handle));
    for (let n = 0; n < 4; n++) record(await verify(handle, "not a code"));
    record(await verifyWithWrongCode(handle));
    server.clock.advance(31 * SECOND);
    const second = await resendLink(email);
    expect(second.status).toBe(200);
    record(await resendCode(handle));
    record(await verifyWithWrongCode(textField(second, "token")));
    server.clock.advance(31 * SECOND);
    record(await resendCode(handle));
    record(await resendLink(email));
    responsesByEmail.push(responses);
  }
  expect(responsesByEmail[0]).toEqual(responsesByEmail[1]);
});

test("resends with a handle and with the email address count toward one limit, even after the account is suspended", {
  tags: ["9-verification-code-01"],
}, async () => {
  for (const suspendedAt of [null, new Date(server.clock.now())]) {
    const { email, handle } = await register();
    await server.context.database
      .update(accounts)
      .set({ suspendedAt })
      .where(eq(accounts.email, email));
    server.clock.advance(31 * SECOND);
    expect((await resendCode(handle)).status).toBe(200);
    expect((await resendLink(email)).status).toBe(429);
  }
});

test("a resend sends no email if a concurrent change verifies or suspends the account", async () => {
  const { database, clock } = server.context;
  for (const column of ["verifiedAt", "suspendedAt"] as const) {
    const { email } = await register();
    const isOwn = eq(accounts.email, email);
    const [account] = await database.select().from(accounts).where(isOwn);
    const response = await callDuringChange(
      database,
      account?.id ?? 0,
      (queries) =>
        queries
          .update(accounts)
          .set({ [column]: new Date(clock.now()) })
          .where(isOwn),
      () => resendLink(email),
    );
    expect(response.status).toBe(200);
    expect(await emailsTo(server, email)).toHaveLength(1);
  }
});

test("a verification email is sent again at most 10 times a day per email address, including the emails that a login sends", {
  tags: ["9-verification-code-02"],
}, async () => {
  const { email, handle } = await register();
  for (let n = 0; n < 9; n++) {
    server.clock.advance(31 * SECOND);
    const { status } = await (n % 2 ? resendLink(email) : resendCode(handle));
    expect(status).toBe(200);
  }
  const voidLinksAndLogIn = async () => {
    const [account] = await server.context.database
      .select()
      .from(accounts)
      .where(eq(accounts.email, email));
    await server.context.database
      .update(verifications)
      .set({ voidedAt: new Date(server.clock.now()) })
      .where(eq(verifications.accountId, account?.id ?? 0));
    return logInFrom(server.call, email, "Kilimanjaro-42", "198.51.100.77");
  };
  expect((await voidLinksAndLogIn()).status).toBe(403);
  expect(await emailsTo(server, email)).toHaveLength(11);
  expect((await voidLinksAndLogIn()).status).toBe(403);
  server.clock.advance(31 * SECOND);
  for (const rejected of [await resendLink(email), await resendCode(handle)]) {
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get("Retry-After"))).toBeGreaterThan(3_600);
  }
  expect(await emailsTo(server, email)).toHaveLength(11);
  server.clock.advance(24 * HOUR);
  expect((await resendLink(email)).status).toBe(200);
});

test("one network address can request 60 resends per hour across all email addresses", {
  tags: ["9-verification-code-03"],
}, async () => {
  const responses = await Promise.all(
    Array.from({ length: 62 }, () => resendLink(newEmail(), "203.0.113.1")),
  );
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect((await resendLink(newEmail(), "203.0.113.2")).status).toBe(200);
});

test("only one of five concurrent uses of a code verifies the account", {
  tags: ["9-verification-code-04"],
}, async () => {
  const { handle, code } = await register();
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => verify(handle, code)),
  );
  const statuses = responses.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, 400, 400, 400, 400]);
});

test("the login limit counts all addresses in an IPv6 /64 network as one, and an IPv4-mapped address as the IPv4 address", {
  tags: ["9-constants-04"],
}, async () => {
  for (const [addresses, same, other] of [
    [
      [1, 2, 3, 4, 5].map((n) => `2001:db8:1:2::${n}`),
      "2001:DB8:1:2:ffff:0:0:9",
      "2001:db8:1:3::1",
    ],
    [
      ["::ffff:203.0.113.7", "203.0.113.7", "::ffff:cb00:7107"].flatMap(
        (address) => [address, address],
      ),
      "203.0.113.7",
      "::ffff:203.0.113.8",
    ],
  ] as const) {
    const email = newEmail();
    const login = (address: string) =>
      logInFrom(server.call, email, "Kilimanjaro-42", address);
    for (const address of addresses.slice(0, 5))
      expect((await login(address)).status).toBe(401);
    expect((await login(same)).status).toBe(429);
    expect((await login(other)).status).toBe(401);
  }
});
