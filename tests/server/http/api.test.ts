import { connect } from "node:net";
import { expect, test } from "vitest";
import { calls } from "../../../contract/api.ts";
import { registration } from "../../support/accounts.ts";
import { getUnchanged } from "../../support/http-client.ts";
import { FRONTEND, serverForTests } from "../../support/server.ts";

const server = serverForTests({ env: { LIMITS: "off" } });

const controlCharacters = "Control characters are not allowed.";
const notAString = "Must be a string.";
const invalidEmail = "Please enter a valid email address.";

test.each([
  ["with a NUL", "a\u0000@example.org", controlCharacters],
  ["with an escape character", "a\u001b[31m@example.org", controlCharacters],
  ["with a C1 control character", "a\u0085@example.org", controlCharacters],
  ["with an unpaired surrogate", "a\ud83d@example.org", controlCharacters],
  ["with an emoji", "🚀@example.org", invalidEmail],
  ["with right-to-left text", "مرحبا@example.org", invalidEmail],
  ["with spaces inside", "a b@example.org", invalidEmail],
  ["with SQL", "'; drop table accounts; --", invalidEmail],
  [
    "of 2,000 characters",
    "a".repeat(2_000),
    "Ensure this field has no more than 1000 characters.",
  ],
  ["that is a number", 42, notAString],
  ["that is null", null, notAString],
  ["that is true", true, notAString],
  ["that is a list", ["a@example.org"], notAString],
  ["that is an object", { $ne: "" }, notAString],
])(
  "an email address %s returns a field error",
  { tags: ["3-api-04"] },
  async (_description, email, sentence) => {
    for (const path of [
      "/api/register/",
      "/api/check-email/",
      "/api/login/",
      "/api/resend-activation/",
    ]) {
      const response = await server.call("POST", path, {
        json: registration({ email }),
      });
      expect([path, response.status, response.body]).toEqual([
        path,
        400,
        { email: [sentence] },
      ]);
    }
  },
);

test("a password may contain emoji, non-ASCII letters and non-ASCII digits, and its composed and decomposed Unicode forms are equivalent", async () => {
  const composed = "Ségou-Ñandú-🚀-७";
  const form = registration({
    password: composed.normalize("NFD"),
    confirm_password: composed.normalize("NFC"),
  });
  expect(
    (await server.call("POST", "/api/register/", { json: form })).status,
  ).toBe(201);
  const response = await server.call("POST", "/api/login/", {
    json: { email: form.email, password: composed.normalize("NFC") },
  });
  expect(response.status).toBe(403);
});

test("a registration with unknown fields is accepted", async () => {
  const json = registration({ is_staff: true, is_admin: true });
  const response = await server.call("POST", "/api/register/", { json });
  expect(response.status).toBe(201);
});

test.each([
  ["not JSON", "email=a", "application/json", 400],
  ["truncated JSON", '{"email":', "application/json", 400],
  ["a string", '"a@example.org"', "application/json", 400],
  ["a list", "[]", "application/json", 400],
  ["null", "null", "application/json", 400],
  ["empty", "", "application/json", 400],
  [
    "invalid UTF-8",
    new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
    "application/json",
    400,
  ],
  [
    "deeply nested JSON",
    `{"email":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
    "application/json",
    400,
  ],
  ["a form", "email=a@example.org", "application/x-www-form-urlencoded", 415],
  ["XML", "<email/>", "text/xml", 415],
  ["of an unknown type", "{}", "unknown", 415],
  [
    "300,000 bytes long",
    `{"email":"${"a".repeat(300_000)}"}`,
    "application/json",
    413,
  ],
])(
  "a body that is %s returns a 4xx response with a message",
  async (_description, raw, type, status) => {
    const response = await server.call("POST", "/api/check-email/", {
      raw,
      headers: { "Content-Type": type },
    });
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toContain("application/json");
    expect(sentencesOf(response.body).length).toBeGreaterThan(0);
  },
);

test.each([
  ["GET", "/api/"],
  ["GET", "/api"],
  ["POST", "/api/unknown/"],
  ["GET", "/api/verify/"],
  ["POST", "/api/register"],
  ["GET", "/api/user"],
  ["DELETE", "/anything"],
  ["GET", "/api/user/?%00"],
  ["GET", "/api/verify/%E0%A4%A/"],
  ["GET", `/api/verify/${"a".repeat(600)}/`],
])("%s %s returns a 4xx response in JSON", async (method, path) => {
  const response = await server.call(method, path);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get("Content-Type")).toContain("application/json");
  expect(sentencesOf(response.body).length).toBeGreaterThan(0);
});

test.each(["/api/../../package.json", "/api/%2e%2e/%2e%2e/package.json"])(
  "GET %s returns 404 in JSON",
  async (path) => {
    const response = await getUnchanged(server.origin, path);
    expect(response.status).toBe(404);
    expect(response.body).toEqual({ detail: "Not found." });
  },
);

test.each(["GET", "POST"])(
  "%s with an overlong parameter returns 404",
  async (method) => {
    const path = `/api/reset-password-confirm/${"a".repeat(600)}/x/`;
    expect((await server.call(method, path)).status).toBe(404);
  },
);

test("a verification token that contains a NUL character returns 400", async () => {
  const response = await server.call("GET", "/api/verify/a%00b/");
  expect(response.status).toBe(400);
});

test("a known path with an unsupported method returns 405 with the supported methods", async () => {
  const response = await server.call("GET", "/api/login/");
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("POST");
  expect(response.body).toEqual({ detail: "Method not allowed." });
  expect((await server.call("DELETE", "/logout/")).status).toBe(405);
  expect((await server.call("HEAD", "/api/login/")).status).toBe(405);
});

test("malformed HTTP gets a response without a body, and the server continues to run", async () => {
  const { port } = new URL(server.origin);
  for (const [sent, status] of [
    ["HELO", 400],
    [`HEAD /${"a".repeat(20_000)} HTTP/1.1`, 431],
  ] as const) {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(`${sent}\r\n\r\n`);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    const response = Buffer.concat(chunks).toString();
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    // A response to a HEAD request has no body.
    expect(response).toMatch(/\r\n\r\n$/);
  }
  expect((await server.call("GET", "/healthz")).body).toEqual({ status: "ok" });
});

test("requests from an allowed origin may use credentials, and the required methods and headers", {
  tags: ["7-api-01", "7-api-02"],
}, async () => {
  const preflight = await server.call("OPTIONS", "/api/profile/", {
    headers: {
      Origin: FRONTEND,
      "Access-Control-Request-Method": "PUT",
      "Access-Control-Request-Headers":
        "authorization, idempotency-key, x-skip-auth-redirect",
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe(FRONTEND);
  expect(preflight.headers.get("Access-Control-Allow-Credentials")).toBe(
    "true",
  );
  expect(preflight.headers.get("Access-Control-Allow-Methods")).toBe(
    "GET, POST, PUT, PATCH, DELETE",
  );
  const allowed = preflight.headers.get("Access-Control-Allow-Headers") ?? "";
  for (const header of [
    "Authorization",
    "Content-Type",
    "Idempotency-Key",
    "X-Skip-Auth-Redirect",
  ])
    expect(allowed).toContain(header);
  const actual = await server.call("GET", "/healthz", {
    headers: { Origin: FRONTEND },
  });
  expect(actual.headers.get("Access-Control-Expose-Headers")).toContain(
    "Retry-After",
  );
});

test("CORS headers do not allow any other origin", async () => {
  for (const origin of [
    "https://elsewhere.example.org",
    "null",
    `${FRONTEND}0`,
  ]) {
    const response = await server.call("GET", "/healthz", {
      headers: { Origin: origin },
    });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  }
});

test("responses of the API and the health check have the security headers and are not cached", async () => {
  for (const path of [
    "/healthz",
    "/api/nothing/",
    "/api/user/",
    "/api/verify/%E0%A4%A/",
  ]) {
    const { headers } = await server.call("GET", path);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Content-Security-Policy")).toContain(
      "default-src 'none'",
    );
    expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("Strict-Transport-Security")).toBeNull();
  }
});

test("/api/openapi.json contains PUBLIC_URL as the base URL, describes only endpoints of the contract, and lists the required fields of the login", {
  tags: ["7-api-03"],
}, async () => {
  const { body } = await server.call("GET", "/api/openapi.json");
  const { openapi, servers, paths } = body as {
    openapi: string;
    servers: unknown;
    paths: Record<string, Record<string, unknown>>;
  };
  expect(openapi).toBe("3.1.0");
  expect(servers).toEqual([{ url: FRONTEND }]);
  for (const [path, operations] of Object.entries(paths))
    for (const method of Object.keys(operations))
      expect(
        Object.values(calls).some(
          (call) => call.path === path && call.method === method.toUpperCase(),
        ),
      ).toBe(true);
  expect(paths["/api/login/"]?.post).toMatchObject({
    requestBody: {
      content: {
        "application/json": { schema: { required: ["email", "password"] } },
      },
    },
  });
});

test.each([
  '{"email":"a@example.org","__proto__":{"isAdmin":true}}',
  '{"email":"a@example.org","nested":[{"__proto__":1}]}',
  '{"email":"a@example.org","\\u005f\\u005fproto__":{}}',
  '{"email":"a@example.org","constructor":{"prototype":{"isAdmin":true}}}',
])(
  "a body that contains `__proto__` or `constructor.prototype` returns 400: %s",
  async (raw) => {
    const response = await server.call("POST", "/api/check-email/", {
      raw,
      headers: { "Content-Type": "application/json" },
    });
    expect(response.status).toBe(400);
    expect(response.body).toEqual({
      detail: "The request could not be read. Please check its format.",
    });
  },
);

test("an error has the key of its message as a code with the values of its text, and so has each error of a field", {
  tags: ["7-api-148"],
}, async () => {
  const check = (email: string) =>
    server.call("POST", "/api/check-email/", { json: { email } });
  const field = await check("a".repeat(1_001));
  expect(JSON.parse(field.text)).toEqual({
    email: ["Ensure this field has no more than 1000 characters."],
    codes: { email: [{ code: "server.tooLong", values: { max: 1_000 } }] },
  });
  const whole = await server.call("GET", "/api/user/");
  expect(JSON.parse(whole.text)).toEqual({
    detail: "Invalid token.",
    code: "server.unauthenticated",
  });
  const registered = await server.call("POST", "/api/register/", {
    json: registration({ password: "Aa1!", confirm_password: "Aa1!" }),
  });
  expect(JSON.parse(registered.text)).toMatchObject({
    codes: {
      password: [{ code: "password.tooShort", values: { passwordMin: 8 } }],
    },
  });
});

function sentencesOf(body: unknown): string[] {
  return Object.values((body ?? {}) as Record<string, unknown>)
    .flat()
    .filter((value) => typeof value === "string");
}
