import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { expect, test } from "vitest";
import { startServerProcess } from "../../support/for-one-test.ts";

test("the bundled server starts its own PostgreSQL, migrates it, adds the demo data, prints its address, the mailbox and the demo accounts, whose logins succeed, and has a source map", async () => {
  const server = await startServerProcess({
    env: { SEED: "demo", LOG_LEVEL: "warn" },
  });
  const { status } = await server.call("GET", "/api/openapi.json");
  expect(status).toBe(200);
  expect(server.output()).toContain(`Ubia is ready at ${server.origin}\n`);
  expect(server.output()).toContain(`${server.origin}/dev/mailbox`);
  const accounts = [
    ...server.output().matchAll(/^Demo (\w+): (\S+) \/ (\S+)$/gm),
  ];
  expect(new Set(accounts.map(([, userType]) => userType))).toEqual(
    new Set(["investee", "investor"]),
  );
  for (const [, userType, email, password] of accounts) {
    const response = await server.call("POST", "/api/login/", {
      json: { email, password },
    });
    expect(response.body).toMatchObject({ user_type: userType });
  }

  // With --enable-source-maps, stack traces refer to the original sources.
  const lines = readFileSync("dist-server/main.js", "utf8").split("\n");
  const line = lines.findIndex((text) => text.includes("Ubia is ready at"));
  const map = new SourceMap(
    JSON.parse(readFileSync("dist-server/main.js.map", "utf8")),
  );
  expect(map.findEntry(line, 1)).toMatchObject({
    originalSource: expect.stringMatching(/server\/main\.ts$/),
  });
});
