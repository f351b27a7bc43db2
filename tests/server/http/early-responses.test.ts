import { connect } from "node:net";
import { expect, test } from "vitest";
import { createAccount } from "../../support/accounts.ts";
import { serverForTests } from "../../support/server.ts";

const server = serverForTests();

/** Sends the headers of a request with a 100-byte body, but not the body, and returns the status of the response. */
async function statusBeforeBody(request: string, token?: string) {
  const { port, hostname } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  socket.once("data", (chunk) => resolve(chunk.toString()));
  socket.once("error", reject);
  socket.write(
    [
      `${request} HTTP/1.1`,
      `Host: ${hostname}`,
      "Content-Type: application/json",
      "Content-Length: 100",
      ...(token ? [`Authorization: Token ${token}`] : []),
      "\r\n",
    ].join("\r\n"),
  );
  const response = await promise;
  socket.destroy();
  return Number(response.split(" ")[1]);
}

test("a request without a session returns 401 before its body is read", async () => {
  expect(await statusBeforeBody("DELETE /api/delete_account/")).toBe(401);
  expect(await statusBeforeBody("POST /api/profile/")).toBe(401);
});

test("a request from an account with the wrong role returns 404 before its body is read", async () => {
  const { token } = await createAccount(server, "investee");
  const path = "/api/matches/00000000-0000-4000-8000-000000000000/status/";
  expect(await statusBeforeBody(`PATCH ${path}`, token)).toBe(404);
});

test("a request that exceeds the limit of the account returns 429 before its body is read", async () => {
  const { token } = await createAccount(server, "investee");
  for (let attempt = 0; attempt < 5; attempt += 1)
    await server.call("DELETE", "/api/delete_account/", {
      token,
      json: { password: "Kilimanjaro-43" },
    });
  expect(await statusBeforeBody("DELETE /api/delete_account/", token)).toBe(
    429,
  );
});

test("a request that exceeds the limit of the network address returns 429 before its body is read", async () => {
  for (let attempt = 0; attempt < 120; attempt += 1)
    await server.call("POST", "/api/check-email/", {
      json: { email: "ama@firm.example.org" },
    });
  expect(await statusBeforeBody("POST /api/check-email/")).toBe(429);
});
