import { expect, onTestFinished, test } from "vitest";
import { registration } from "../../support/accounts.ts";
import {
  createDataDir,
  startPostgres,
  until,
} from "../../support/for-one-test.ts";
import { startServer } from "../../support/server.ts";

test("calls return 503 with Retry-After while the database is unavailable, and succeed when it is available again", async () => {
  const dataDir = await createDataDir();
  const postgres = await startPostgres(dataDir);
  const server = await startServer({ databaseUrl: postgres.url() });
  onTestFinished(() => server.stop());
  const form = registration();
  await server.call("POST", "/api/register/", { json: form });
  await postgres.stop();
  const responses = await Promise.all([
    server.call("GET", "/healthz"),
    server.call("POST", "/api/check-email/", { json: form }),
    server.call("POST", "/api/login/", { json: form }),
    server.call("POST", "/api/register/", { json: registration() }),
    server.call("GET", "/api/user/", { token: "a".repeat(43) }),
  ]);
  for (const response of responses) {
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("5");
    expect(response.body).toEqual({
      detail: "Something went wrong on our side. Please try again.",
    });
  }
  const ready = await fetch(`${server.origin}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: "not ready", missing: ["The database does not respond."] },
  ]);
  expect((await server.call("GET", "/livez")).status).toBe(200);
  await startPostgres(dataDir);
  await until(
    async () => (await server.call("GET", "/healthz")).status === 200,
  );
  const recovered = await server.call("POST", "/api/check-email/", {
    json: form,
  });
  expect(recovered.body).toEqual({ isEmailUnique: false });
});
