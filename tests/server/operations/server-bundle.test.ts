import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { expect, test } from "vitest";
import { startServerProcess } from "../../support/for-one-test.ts";

test("the bundled server starts its own PostgreSQL, migrates it, adds the demo data, and has a source map", async () => {
  const server = await startServerProcess({
    env: { SEED: "demo", LOG_LEVEL: "warn" },
  });
  const { status } = await server.call("GET", "/api/openapi.json");
  expect(status).toBe(200);
  expect(server.output()).toMatch(/^Demo investee: /m);

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
