import { afterAll, beforeAll, expect, test } from "vitest";
import { addInvestee } from "../../support/members.ts";
import { validParts } from "../../support/profiles.ts";
import { startServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer();
  ({ token } = await addInvestee(server.context, { profile: null }));
});
afterAll(() => server.stop());

test.each([
  ["business_name", 42, 201],
  ["business_name", true, 400],
  ["business_name", ["Nakuru"], 400],
  ["business_name", { $ne: "" }, 400],
  ["description", null, 400],
  ["location", null, 400],
  ["annual_turnover", 1e300, 400],
  ["annual_turnover", [1], 400],
  ["capital_needed", false, 400],
  ["registration", "maybe", 400],
  ["revenue", "text", 400],
])("%s with the JSON value %o returns %d", async (field, value, status) => {
  const { token } = await addInvestee(server.context, { profile: null });
  const response = await server.call("POST", "/api/profile/", {
    token,
    json: { ...validParts("investee"), [field]: value },
  });
  expect(response.status).toBe(status);
  if (status === 400) expect(Object.keys(response.body ?? {})).toEqual([field]);
});

test.each([
  ["truncated JSON", 400, "application/json", '{"business_name":'],
  ["JSON that is a string", 400, "application/json", '"profile"'],
  ["JSON that is a list", 400, "application/json", "[]"],
  ["a form without a boundary", 400, "multipart/form-data", "x"],
  [
    "a multipart body that is not a form",
    400,
    "multipart/form-data; boundary=abc",
    "not a form",
  ],
  [
    "a truncated form",
    400,
    "multipart/form-data; boundary=abc",
    '--abc\r\nContent-Disposition: form-data; name="business_name"\r\n\r\nNak',
  ],
  [
    "a truncated file",
    400,
    "multipart/form-data; boundary=abc",
    '--abc\r\nContent-Disposition: form-data; name="avatar"; filename="a.png"\r\n\r\nNak',
  ],
  [
    "a field named __proto__",
    400,
    "multipart/form-data; boundary=abc",
    '--abc\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--abc--\r\n',
  ],
  ["a body of another type", 415, "text/xml", "<profile/>"],
])("%s returns %d with a message", async (_description, status, type, raw) => {
  const response = await server.call("POST", "/api/profile/", {
    token,
    raw,
    headers: { "Content-Type": type },
  });
  expect(response.status).toBe(status);
  expect(response.text).toContain(
    "The request could not be read. Please check its format.",
  );
});

test("a JSON body of more than 256 kB is rejected with 413", async () => {
  const response = await server.call("POST", "/api/profile/", {
    token,
    json: { ...validParts("investee"), description: "x".repeat(300_000) },
  });
  expect(response.status).toBe(413);
  expect(response.body).toEqual({ detail: "The request is too large." });
});
