import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { accounts, sessions } from "../../../server/database/schema.ts";
import { createAccount, GOOD_PASSWORD, logIn } from "../../support/accounts.ts";
import { textField } from "../../support/http-client.ts";
import { serverForTests, startServer } from "../../support/server.ts";

const MINUTE = 60_000;

const server = serverForTests();

test("a session's token is stored as a hash", async () => {
  const { token } = await createAccount(server);
  const rows = await server.context.database.select().from(sessions);
  const stored = JSON.stringify(
    rows.map((row) => [
      row.tokenHash.toString("utf8"),
      row.tokenHash.toString("base64url"),
    ]),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(stored).not.toContain(token);
});

test("GET /api/user/ accepts the authorization schemes Token and Bearer, and returns the session's account", {
  tags: ["7-api-04"],
}, async () => {
  const { email, token } = await createAccount(server, "investor");
  for (const scheme of ["Token", "Bearer"]) {
    const response = await server.call("GET", "/api/user/", {
      headers: { Authorization: `${scheme} ${token}` },
    });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      email,
      user_type: "investor",
      language: "en",
      business_name: null,
    });
  }
});

test("a token expires 31 minutes after the login, even if it is used", {
  tags: ["4-session-02"],
}, async () => {
  const { token } = await createAccount(server);
  const readUser = () => server.call("GET", "/api/user/", { token });
  for (let n = 0; n < 3; n++) {
    server.clock.advance(10 * MINUTE);
    expect((await readUser()).status).toBe(200);
  }
  server.clock.advance(50_000);
  expect((await readUser()).status).toBe(200);
  server.clock.advance(10_000);
  const expired = await readUser();
  expect(expired.status).toBe(401);
  expect(expired.body).toEqual({ detail: "Invalid token." });
  expect(expired.headers.get("WWW-Authenticate")).toBe("Token");
});

test("a call without a token, with an unknown one or with a malformed header returns 401", async () => {
  for (const authorization of [
    undefined,
    "",
    "Token",
    "Token  ",
    `Token ${"a".repeat(43)}`,
    `Basic ${"a".repeat(43)}`,
    `Token ${"a".repeat(5_000)}`,
    "Token \u00e9\u00e9",
  ]) {
    const response = await server.call("GET", "/api/user/", {
      headers:
        authorization === undefined ? {} : { Authorization: authorization },
    });
    expect(response.status).toBe(401);
    expect(response.body).toEqual({ detail: "Invalid token." });
  }
});

test("the token of a suspended account is rejected immediately", async () => {
  const { email, token } = await createAccount(server);
  await server.context.database
    .update(accounts)
    .set({ suspendedAt: new Date(server.clock.now()) })
    .where(eq(accounts.email, email));
  expect((await server.call("GET", "/api/user/", { token })).status).toBe(401);
});

test("POST /logout/ without a body ends only the current session", {
  tags: ["7-logout-01", "7-logout-02"],
}, async () => {
  const { email, token } = await createAccount(server);
  const otherToken = await logIn(server, email);
  const response = await server.call("POST", "/logout/", {
    token,
    headers: { "X-Skip-Auth-Redirect": "true" },
  });
  expect(response.status).toBe(200);
  expect(textField(response, "message")).toBe("Logged out.");
  expect((await server.call("GET", "/api/user/", { token })).status).toBe(401);
  expect(
    (await server.call("GET", "/api/user/", { token: otherToken })).status,
  ).toBe(200);
});

test("a logout without an active session succeeds", {
  tags: ["4-logout-06"],
}, async () => {
  expect((await server.call("POST", "/logout/")).status).toBe(200);
  const response = await server.call("POST", "/logout/", {
    token: "a".repeat(43),
    raw: "",
    headers: { "Content-Type": "application/json" },
  });
  expect(response.status).toBe(200);
});

test("sessions and limits are shared by all nodes on one database", async () => {
  const { email, token } = await createAccount(server);
  const node = await startServer({
    databaseUrl: server.databaseUrl,
    clock: server.clock,
  });
  onTestFinished(() => node.stop());
  expect((await node.call("GET", "/api/user/", { token })).status).toBe(200);
  for (let n = 0; n < 5; n++)
    await server.call("POST", "/api/login/", {
      json: { email, password: "Kilimanjaro-43" },
    });
  const limited = await node.call("POST", "/api/login/", {
    json: { email, password: GOOD_PASSWORD },
  });
  expect(limited.status).toBe(429);
  await node.call("POST", "/logout/", { token });
  expect((await server.call("GET", "/api/user/", { token })).status).toBe(401);
});
