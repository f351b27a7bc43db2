import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import type { CallName } from "../../contract/api.ts";
import { createApi, type Send } from "../../src/services/api-client.ts";
import { startTestServer } from "./test-server.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
let storedToken: string | null;
let rejectedTokens: string[];
let send: Send;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  vi.spyOn(Date, "now").mockReturnValue(17);
  storedToken = "stored-token";
  rejectedTokens = [];
  ({ send } = createApi({
    baseUrl: server.origin,
    currentToken: () => storedToken,
    onSessionRejected: (token) => rejectedTokens.push(token),
  }));
  server.respondWith({});
});

afterEach(() => void vi.restoreAllMocks());

const lastRequest = () => server.requests.at(-1);
const parameters = { token: "handle", uid: "u", id: "7" };

describe("the request of a call", () => {
  test("sends credentials", { tags: ["7-api-01"] }, async () => {
    const originalFetch = globalThis.fetch;
    const credentials: string[] = [];
    globalThis.fetch = (input, init) => {
      if (input instanceof Request) credentials.push(input.credentials);
      return originalFetch(input, init);
    };
    await send("profile");
    await send("login", {
      json: { email: "a@b.c", password: "x", frontend_url: "" },
    });
    globalThis.fetch = originalFetch;
    expect(credentials).toEqual(["include", "include"]);
  });

  test("has the Authorization header 'Token {token}' only when there is a token", {
    tags: ["7-api-02"],
  }, async () => {
    await send("user");
    expect(lastRequest()?.headers.authorization).toBe("Token stored-token");
    storedToken = null;
    await send("user");
    expect(lastRequest()?.headers.authorization).toBeUndefined();
  });

  test("has a bearer token for the access check", {
    tags: ["7-access-check-01"],
  }, async () => {
    await send("checkAccess");
    expect(lastRequest()).toMatchObject({
      path: "/api/check-access/investee-match-test",
      headers: { authorization: "Bearer stored-token" },
    });
  });

  test("has the configured base URL and escaped parameters", {
    tags: ["7-api-03"],
  }, async () => {
    await send("matchStatus", {
      parameters: { id: "a/b" },
      json: { status: "approved" },
    });
    expect(lastRequest()).toMatchObject({
      method: "PATCH",
      path: "/api/matches/a%2Fb/status/",
      body: '{"status":"approved"}',
      headers: { "content-type": "application/json" },
    });
  });

  test("has the X-Skip-Auth-Redirect header, the passed token and no body for the logout", {
    tags: ["7-logout-01", "7-logout-02"],
  }, async () => {
    storedToken = null;
    await send("logout", { token: "former-token", keepalive: true });
    expect(lastRequest()).toMatchObject({
      method: "POST",
      path: "/logout/",
      body: "",
      headers: {
        authorization: "Token former-token",
        "x-skip-auth-redirect": expect.any(String),
      },
    });
  });

  test("has the X-Skip-Auth-Redirect header for a reset request, but not for a profile request", {
    tags: ["7-reset-request-02"],
  }, async () => {
    await send("requestReset", {
      json: { email: "a@b.c", frontend_url: "" },
    });
    expect(lastRequest()?.headers).toHaveProperty("x-skip-auth-redirect");
    await send("profile");
    expect(lastRequest()?.headers).not.toHaveProperty("x-skip-auth-redirect");
  });

  test("has the query and the idempotency key of a re-run", async () => {
    await send("matchInvestors", {
      query: { rerun: "true" },
      idempotencyKey: "key-1",
    });
    expect(lastRequest()).toMatchObject({
      path: "/api/match_investors/?rerun=true",
      headers: { "idempotency-key": "key-1" },
    });
  });

  test("has a multipart body for a form", async () => {
    const form = new FormData();
    form.append("business_name", "Àṣà");
    await send("updateProfile", { form });
    expect(lastRequest()?.method).toBe("PUT");
    expect(lastRequest()?.headers["content-type"]).toMatch(
      /^multipart\/form-data; b/,
    );
    expect(lastRequest()?.body).toContain("Àṣà");
  });
});

describe("the result of a call", () => {
  test("is the JSON of the response", { tags: ["7-api-04"] }, async () => {
    server.respondWith({ body: '{"email":"a@b.c","user_type":"investee"}' });
    const user = await send("user");
    expect(user.user_type).toBe("investee");
    expect(lastRequest()).toMatchObject({ method: "GET", path: "/api/user/" });
  });

  test("has an empty message for status 204", async () => {
    server.respondWith({ status: 204, body: "" });
    expect(await send("logout")).toEqual({ message: "" });
  });

  test("is a failure and not a lost connection for an empty body that is declared as HTML", async () => {
    server.respondWith({ headers: { "Content-Type": "text/html" }, body: "" });
    await expect(send("logout")).rejects.toMatchObject({ status: 200 });
    expect(await send("events")).toEqual([]);
  });

  test.each(["", " ", "null"])(
    "is a failure for status 200 with the body '%s'",
    async (body) => {
      server.respondWith({ headers: { "Content-Type": "" }, body });
      await expect(send("user")).rejects.toMatchObject({
        kind: "httpError",
        status: 200,
      });
    },
  );

  test("is a blob for a file", async () => {
    server.respondWith({
      headers: { "Content-Type": "image/png" },
      body: "PNG",
    });
    const file = await send("file", { parameters });
    expect(await file.text()).toBe("PNG");
  });
});

describe("a rejected call and the session", () => {
  const body = '{"detail":"No."}';

  for (const [rules, status] of [
    [["4-session-11"], 401],
    [["4-session-12"], 403],
  ] as const)
    test(`a ${status} for the stored token is reported with that token`, {
      tags: [...rules],
    }, async () => {
      server.respondWith({ status, body });
      await expect(send("profile")).rejects.toMatchObject({ status });
      expect(rejectedTokens).toEqual(["stored-token"]);
    });

  for (const [rules, name] of [
    [["4-session-16"], "login"],
    [["4-session-17"], "register"],
    [["4-session-18"], "checkEmail"],
    [["4-session-19"], "resendActivation"],
    [["4-session-20"], "requestReset"],
    [["4-session-21"], "verifyLink"],
    [["4-session-21"], "verifyToken"],
    [["4-session-21"], "verifyCode"],
    [["4-session-22"], "requestChange"],
    [["4-session-22"], "confirmReset"],
    [["4-session-24"], "deleteAccount"],
    [["4-session-24"], "checkAccess"],
    [["4-session-24"], "resendCode"],
    [["4-session-24"], "logout"],
  ] as [string[], CallName][])
    test(`a 401 or 403 from ${name} does not end the session`, {
      tags: [...rules],
    }, async () => {
      for (const status of [401, 403]) {
        server.respondWith({ status, body });
        await expect(send(name, { parameters })).rejects.toMatchObject({
          status,
        });
      }
      expect(rejectedTokens).toEqual([]);
    });

  test("a 401 for a call without a token does not end the session", async () => {
    storedToken = null;
    server.respondWith({ status: 401, body });
    await expect(send("profile")).rejects.toMatchObject({ status: 401 });
    expect(rejectedTokens).toEqual([]);
  });

  test("a late 401 for an old token does not end the session", async () => {
    server.respondWith({ status: 401, body });
    const lateCall = send("profile");
    storedToken = "newer-token";
    await expect(lateCall).rejects.toMatchObject({ status: 401 });
    expect(rejectedTokens).toEqual([]);
  });

  test("a 404 does not end the session", async () => {
    server.respondWith({ status: 404, body });
    await expect(send("profile")).rejects.toMatchObject({ status: 404 });
    expect(rejectedTokens).toEqual([]);
  });
});

describe("the error of a call", () => {
  test("has the error fields and the text of the body", {
    tags: ["3-api-04"],
  }, async () => {
    const body = {
      error: "e",
      detail: "d",
      non_field_errors: ["n"],
      inactive: true,
      user_not_active: true,
    };
    server.respondWith({ status: 400, body: JSON.stringify(body) });
    await expect(send("profile")).rejects.toEqual({
      kind: "httpError",
      status: 400,
      html: false,
      body,
      text: JSON.stringify(body),
      retryAfter: null,
      at: 17,
    });
  });

  test.each([404, 500, 413])(
    "is marked as HTML for an HTML page with status %i",
    async (status) => {
      server.respondWith({
        status,
        headers: { "Content-Type": "text/html" },
        body: "\n<!DOCTYPE html><html><body>Bad gateway</body></html>",
      });
      await expect(send("createProfile")).rejects.toMatchObject({
        kind: "httpError",
        status,
        html: true,
        body: {},
      });
    },
  );

  test.each([
    ["text/html; charset=utf-8", "<h1>502 Bad Gateway</h1>"],
    ["application/xhtml+xml", "<!-- error page --><html></html>"],
  ])(
    "is marked as HTML for any body with the content type %s",
    async (type, body) => {
      server.respondWith({
        status: 502,
        headers: { "Content-Type": type },
        body,
      });
      await expect(send("updateProfile")).rejects.toMatchObject({
        status: 502,
        html: true,
      });
    },
  );

  test("is not marked as HTML for a plain-text body that contains markup", async () => {
    server.respondWith({
      status: 500,
      headers: { "Content-Type": "text/plain" },
      body: "The tag <html> is not allowed.",
    });
    await expect(send("updateProfile")).rejects.toMatchObject({
      html: false,
      text: "The tag <html> is not allowed.",
    });
  });

  test.each([200, 511])(
    "says that the network responded for its login page with status %i, for any call",
    { tags: ["8-offline-105"] },
    async (status) => {
      server.respondWith({
        status,
        headers: { "Content-Type": "text/html" },
        body: "<html><body>Log in to the network</body></html>",
      });
      for (const name of ["register", "updateProfile", "exportData"] as const)
        await expect(send(name)).rejects.toMatchObject({
          kind: "noResponse",
          reason: "intercepted",
        });
    },
  );

  test("has Retry-After in seconds for a number or a date, and null for other text", async () => {
    const tooManyRequests = (retryAfter: string) => ({
      status: 429,
      headers: { "Retry-After": retryAfter },
      body: "{}",
    });
    server.respondWith(tooManyRequests("270"));
    await expect(send("login")).rejects.toMatchObject({ retryAfter: 270 });
    // The server's clock decides, not the clock of the device.
    const date = new Date(90_000).toUTCString();
    const response = tooManyRequests(date);
    server.respondWith({
      ...response,
      headers: { ...response.headers, Date: new Date(60_000).toUTCString() },
    });
    await expect(send("login")).rejects.toMatchObject({ retryAfter: 30 });
    server.respondWith(tooManyRequests("soon"));
    await expect(send("login")).rejects.toMatchObject({ retryAfter: null });
  });

  test("has the message of the browser's own error when the server closes the connection", {
    tags: ["8-profile-03"],
  }, async () => {
    server.respondWith("disconnect");
    await expect(send("login")).rejects.toEqual({
      kind: "noResponse",
      // The message of Node's fetch.
      reason: "fetch failed",
      at: 17,
    });
  });

  test("is a timeout when the response never ends", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    server.respondWith({ body: "[", stalls: true });
    const settled = vi.fn();
    send("matches").then(settled, settled);
    await expect.poll(() => server.requests).toHaveLength(1);
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(30_000);
        return settled.mock.calls;
      })
      .toEqual([[{ kind: "noResponse", reason: "timeout", at: 17 }]]);
    await expect.poll(() => server.abortedPaths).toEqual(["/api/matches/"]);
  });

  test("is not reported when the caller aborts the call", async () => {
    server.respondWith("wait");
    const controller = new AbortController();
    const settled = vi.fn();
    send("login", { signal: controller.signal }).then(settled, settled);
    await expect.poll(() => server.requests).toHaveLength(1);
    controller.abort();
    await expect.poll(() => server.abortedPaths).toEqual(["/api/login/"]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(settled).not.toHaveBeenCalled();
  });
});

describe("retries", () => {
  const unavailable = { status: 503, body: "{}" } as const;

  test("repeat a read-only call until it succeeds", async () => {
    server.respondWith("disconnect", unavailable, { body: "[]" });
    expect(await send("matches")).toEqual([]);
    expect(server.requests).toHaveLength(3);
  });

  test("do not repeat a match request, which creates matches", async () => {
    server.respondWith(unavailable);
    await expect(send("matchInvestors")).rejects.toMatchObject({ status: 503 });
    server.respondWith("disconnect");
    await expect(send("matchInvestors")).rejects.toMatchObject({
      kind: "noResponse",
    });
    expect(server.requests).toHaveLength(1);
  });

  test.each<CallName>([
    "login",
    "createProfile",
    "updateProfile",
    "matchStatus",
    "verifyToken",
  ])("do not repeat %s, which changes data", async (name) => {
    server.respondWith(unavailable);
    await expect(send(name, { parameters })).rejects.toMatchObject({
      status: 503,
    });
    expect(server.requests).toHaveLength(1);
  });

  test("do not repeat a call that was rejected with 429", async () => {
    server.respondWith({
      status: 429,
      headers: { "Retry-After": "1" },
      body: "{}",
    });
    await expect(send("matches")).rejects.toMatchObject({ status: 429 });
    expect(server.requests).toHaveLength(1);
  });
});
