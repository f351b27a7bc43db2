import { afterAll, beforeAll, expect, test } from "vitest";
import type { UserType } from "../../../contract/enumerations.ts";
import { addInvestee, addInvestor } from "../../support/members.ts";
import { validParts } from "../../support/profiles.ts";
import { startServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
let tokens: Record<UserType, string>;
beforeAll(async () => {
  server = await startServer();
  const investee = await addInvestee(server.context, { profile: null });
  const investor = await addInvestor(server.context, { profile: null });
  tokens = { investee: investee.token, investor: investor.token };
});
afterAll(() => server.stop());

const postProfile = (userType: UserType, change: Record<string, unknown>) =>
  server.call("POST", "/api/profile/", {
    token: tokens[userType],
    json: { ...validParts(userType), ...change },
  });

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
  expect([response.status, response.text]).toEqual([
    status,
    expect.any(String),
  ]);
  if (status === 400) expect(Object.keys(response.body ?? {})).toEqual([field]);
});

test.each([
  ["truncated JSON", "application/json", '{"business_name":'],
  ["JSON that is a string", "application/json", '"profile"'],
  ["JSON that is a list", "application/json", "[]"],
  ["a form without a boundary", "multipart/form-data", "x"],
  [
    "a multipart body that is not a form",
    "multipart/form-data; boundary=abc",
    "not a form",
  ],
  [
    "a truncated form",
    "multipart/form-data; boundary=abc",
    '--abc\r\nContent-Disposition: form-data; name="business_name"\r\n\r\nNak',
  ],
  [
    "a truncated file",
    "multipart/form-data; boundary=abc",
    '--abc\r\nContent-Disposition: form-data; name="avatar"; filename="a.png"\r\n\r\nNak',
  ],
  [
    "a field named __proto__",
    "multipart/form-data; boundary=abc",
    '--abc\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--abc--\r\n',
  ],
  ["a body of another type", "text/xml", "<profile/>"],
])("%s is rejected with a message", async (_description, type, raw) => {
  const response = await server.call("POST", "/api/profile/", {
    token: tokens.investee,
    raw,
    headers: { "Content-Type": type },
  });
  expect([400, 415]).toContain(response.status);
  expect(response.text).toContain("could not be read");
});

test("a JSON body of more than 256 kB is rejected with 413", async () => {
  const response = await postProfile("investee", {
    description: "x".repeat(300_000),
  });
  expect(response.status).toBe(413);
  expect(response.body).toEqual({ detail: "The request is too large." });
});
