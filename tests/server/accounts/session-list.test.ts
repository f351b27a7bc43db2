import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { SessionEntry } from "../../../contract/calls/accounts.ts";
import { sessions } from "../../../server/database/schema.ts";
import {
  createAccount,
  GOOD_PASSWORD,
  type TestAccount,
} from "../../support/accounts.ts";
import { textField } from "../../support/http-client.ts";
import { FRONTEND, serverForTests } from "../../support/server.ts";
import { reachedSentence } from "../../support/shown-text.ts";

const MINUTE = 60_000;
const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

const server = serverForTests();

/** Logs in with the given User-Agent header, and returns the token. */
async function logInWith(
  { email }: TestAccount,
  userAgent: string,
): Promise<string> {
  const response = await server.call("POST", "/api/login/", {
    json: { email, password: GOOD_PASSWORD, frontend_url: FRONTEND },
    headers: { "User-Agent": userAgent },
  });
  return textField(response, "token");
}

/** Logs in on a page that still has a token, and returns the new token. */
async function logInAgain(
  { email }: TestAccount,
  previousToken: string,
): Promise<string> {
  const response = await server.call("POST", "/api/login/", {
    json: { email, password: GOOD_PASSWORD },
    token: previousToken,
  });
  return textField(response, "token");
}

async function sessionsOf(token: string): Promise<SessionEntry[]> {
  const response = await server.call("GET", "/api/sessions/", { token });
  if (response.status !== 200) throw new Error(`Got ${response.status}`);
  return response.body as SessionEntry[];
}

const statusOf = async (token: string) =>
  (await server.call("GET", "/api/user/", { token })).status;

const endSessions = (path: string, token: string) =>
  server.call("DELETE", `/api/sessions/${path}/`, { token });

test("a member's session list contains only their own sessions, the current one first", async () => {
  const account = await createAccount(server);
  await createAccount(server);
  const startedAt = server.clock.now();
  const phone = await logInWith(
    account,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  );
  server.clock.advance(MINUTE);
  await logInWith(account, CHROME);
  const listed = await sessionsOf(phone);
  expect(listed).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      device: "Safari on iPhone",
      created_at: expect.any(Number),
      last_seen_at: expect.any(Number),
      current: true,
    },
    expect.objectContaining({ device: "Chrome on Windows", current: false }),
    // The login in `createAccount` has the user agent "node".
    expect.objectContaining({
      device: "Unknown browser",
      current: false,
    }),
  ]);
  expect(listed[0]?.created_at).toBeGreaterThanOrEqual(startedAt);
  expect(listed[0]?.created_at).toBeLessThan(startedAt + MINUTE);
});

test.each([
  [CHROME, "Chrome on Windows"],
  [`${CHROME} Edg/140.0.0.0`, "Edge on Windows"],
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    reachedSentence("sessions.device", "Firefox on Linux"),
  ],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    "Samsung Internet on Android",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
    "Safari on macOS",
  ],
  ["<script>alert(1)</script>", "Unknown browser"],
  ["", "Unknown browser"],
  ["constructor/1.0 x", "constructor"],
  ["__proto__/1.0 (Windows NT 10.0)", "__proto__ on Windows"],
])("the user agent %j is listed as %j", async (userAgent, device) => {
  const account = await createAccount(server);
  const token = await logInWith(account, userAgent);
  expect((await sessionsOf(token))[0]).toMatchObject({ device, current: true });
});

test("a very long User-Agent is truncated and the login succeeds", async () => {
  const account = await createAccount(server);
  const token = await logInWith(account, `${CHROME}${"x".repeat(5_000)}`);
  const [session] = await sessionsOf(token);
  const [row] = await server.context.database
    .select()
    .from(sessions)
    .where(eq(sessions.id, session?.id ?? ""));
  expect(row?.userAgent).toHaveLength(400);
});

test("a call updates the session's last activity at most once a minute, and an expired session is no longer listed", async () => {
  const account = await createAccount(server);
  const otherToken = await logInWith(account, CHROME);
  const lastSeenAt = async () =>
    (await sessionsOf(account.token)).find(({ current }) => !current)
      ?.last_seen_at;
  const atLogin = await lastSeenAt();
  server.clock.advance(MINUTE - 10_000);
  expect(await statusOf(otherToken)).toBe(200);
  expect(await lastSeenAt()).toBe(atLogin);
  server.clock.advance(10_000);
  expect(await statusOf(otherToken)).toBe(200);
  expect(await lastSeenAt()).toBeGreaterThanOrEqual((atLogin ?? 0) + MINUTE);
  server.clock.advance(20 * MINUTE);
  const newest = await logInWith(account, CHROME);
  server.clock.advance(11 * MINUTE);
  expect(await sessionsOf(newest)).toMatchObject([{ current: true }]);
});

test("a new login on the same page replaces the old session after a grace period, during which calls with the old token still succeed", async () => {
  const account = await createAccount(server);
  const otherAccount = await createAccount(server);
  const newToken = await logInAgain(account, account.token);
  expect(await statusOf(newToken)).toBe(200);
  expect(await statusOf(account.token)).toBe(200);
  // The token of another account, which a page may still have, is ignored.
  const lastToken = await logInAgain(account, otherAccount.token);
  expect(await statusOf(lastToken)).toBe(200);
  server.clock.advance(MINUTE);
  expect(await statusOf(account.token)).toBe(401);
  expect(await statusOf(otherAccount.token)).toBe(200);
  expect(await sessionsOf(newToken)).toHaveLength(2);
});

test("if the response to a new login on the same page is lost, the old session is not shortened", async () => {
  const account = await createAccount(server);
  await logInAgain(account, account.token);
  server.clock.advance(2 * MINUTE);
  expect(await statusOf(account.token)).toBe(200);
  const newToken = await logInAgain(account, account.token);
  expect(await statusOf(newToken)).toBe(200);
  server.clock.advance(MINUTE);
  expect(await statusOf(account.token)).toBe(401);
  expect(await statusOf(newToken)).toBe(200);
});

test("a failed login that is sent with a session's token does not end the session", async () => {
  const account = await createAccount(server);
  const rejected = await server.call("POST", "/api/login/", {
    json: { email: account.email, password: "Kilimanjaro-43" },
    token: account.token,
  });
  expect(rejected.status).toBe(400);
  server.clock.advance(2 * MINUTE);
  expect(await statusOf(account.token)).toBe(200);
});

test("DELETE /api/sessions/others/ ends the member's other sessions, but not those of other members", async () => {
  const account = await createAccount(server);
  const otherAccount = await createAccount(server);
  const otherToken = await logInWith(account, CHROME);
  const thirdToken = await logInWith(account, CHROME);
  const response = await endSessions("others", account.token);
  expect([response.status, response.text]).toEqual([204, ""]);
  expect(await statusOf(account.token)).toBe(200);
  expect(await statusOf(otherToken)).toBe(401);
  expect(await statusOf(thirdToken)).toBe(401);
  expect(await statusOf(otherAccount.token)).toBe(200);
  expect(await sessionsOf(account.token)).toHaveLength(1);
  expect((await endSessions("others", account.token)).status).toBe(204);
});

test("DELETE /api/sessions/{id}/ ends only that session, which may be the current one, and a repeated call returns 404", async () => {
  const account = await createAccount(server);
  const otherToken = await logInWith(account, CHROME);
  const thirdToken = await logInWith(account, CHROME);
  const [ownSession] = await sessionsOf(account.token);
  const [otherSession] = await sessionsOf(otherToken);
  expect(
    (await endSessions(otherSession?.id ?? "", account.token)).status,
  ).toBe(204);
  expect(await statusOf(otherToken)).toBe(401);
  expect(await statusOf(thirdToken)).toBe(200);
  expect(
    (await endSessions(otherSession?.id ?? "", account.token)).status,
  ).toBe(404);
  expect((await endSessions(ownSession?.id ?? "", account.token)).status).toBe(
    204,
  );
  expect(await statusOf(account.token)).toBe(401);
});

test("unknown and malformed session ids, and those of another account, return 404 and end no session", async () => {
  const account = await createAccount(server);
  const otherAccount = await createAccount(server, "investor");
  const [otherSession] = await sessionsOf(otherAccount.token);
  for (const id of [
    otherSession?.id ?? "",
    "00000000-0000-4000-8000-000000000000",
    "1",
    "x' or '1'='1",
    otherAccount.token,
  ]) {
    const response = await endSessions(encodeURIComponent(id), account.token);
    expect([response.status, response.body]).toEqual([
      404,
      { detail: "Not found." },
    ]);
  }
  expect(await statusOf(otherAccount.token)).toBe(200);
});

test("the API description contains the session and export endpoints", async () => {
  const { body } = await server.call("GET", "/api/openapi.json");
  expect(body).toMatchObject({
    paths: {
      "/api/sessions/": { get: { security: [{ token: [] }] } },
      "/api/sessions/others/": { delete: { responses: { 204: {} } } },
      "/api/sessions/{id}/": {
        delete: { parameters: [{ name: "id", in: "path" }] },
      },
      "/api/export/": {
        get: { responses: { 200: { content: { "application/zip": {} } } } },
      },
    },
  });
});

test("the session and export endpoints return 401 without a session", async () => {
  const token = "a".repeat(43);
  for (const [method, path] of [
    ["GET", "/api/sessions/"],
    ["DELETE", "/api/sessions/others/"],
    ["DELETE", "/api/sessions/00000000-0000-4000-8000-000000000000/"],
    ["GET", "/api/export/"],
  ] as const)
    expect([path, (await server.call(method, path, { token })).status]).toEqual(
      [path, 401],
    );
});
