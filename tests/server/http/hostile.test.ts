import { afterAll, beforeAll, expect, test } from "vitest";
import { type ChangeLog, logChanges } from "../../hostile/change-log.ts";
import { useForeignIds } from "../../hostile/foreign-ids.ts";
import { runRaces } from "../../hostile/races.ts";
import { attackWithRequests } from "../../hostile/requests.ts";
import { attackWithUploads } from "../../hostile/uploads.ts";
import { startServer, type TestServer } from "../../support/server.ts";

// Short forms of `npm run test:hostile`, with the same code.
let server: TestServer;
let changes: ChangeLog;
beforeAll(async () => {
  server = await startServer();
  changes = await logChanges(server.context.database);
});
afterAll(() => server.stop());

test("ids and secrets of an account are refused when anybody else uses them, and nothing changes", async () => {
  const { findings, uses } = await useForeignIds(server, changes);
  expect(findings).toEqual([]);
  expect(uses).toBeGreaterThan(100);
});

test("a link, code, key or change that is used twice at once on two nodes takes effect and sends its email once", async () => {
  const { clock, databaseUrl } = server;
  const second = await startServer({ clock, databaseUrl });
  const { findings } = await runRaces([server, second], changes, {
    rounds: 1,
    onlyNew: true,
  }).finally(() => second.stop());
  expect(findings).toEqual([]);
});

const SEED = 1;

test("generated requests to all calls get the described responses, and the refused ones change nothing", async () => {
  const { findings } = await attackWithRequests(server, changes, {
    total: 600,
    seed: SEED,
  });
  expect(findings).toEqual([]);
});

test("generated files are stored as downloads or refused with a described status", async () => {
  const { findings } = await attackWithUploads(server, server, {
    total: 25,
    seed: SEED,
  });
  expect(findings).toEqual([]);
});
