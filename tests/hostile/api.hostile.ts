import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server.ts";
import { type SpawnedServer, spawnServer } from "../support/spawned-server.ts";
import { type ChangeLog, logChanges } from "./change-log.ts";
import { flood } from "./floods.ts";
import { useForeignIds } from "./foreign-ids.ts";
import { runRaces } from "./races.ts";
import { attackWithRequests } from "./requests.ts";
import { attackWithUploads } from "./uploads.ts";

/** The number of generated requests. The numbers of uploads, races and requests of a flood follow from it. */
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 30_000);
const SEED = Number(process.env.HOSTILE_SEED ?? Date.now() % 2 ** 31);

let server: TestServer;
/** A second node on the same database, behind a proxy, in a separate process. */
let second: SpawnedServer;
let changes: ChangeLog;
const figures: Record<string, unknown> = { seed: SEED };
beforeAll(async () => {
  server = await startServer();
  changes = await logChanges(server.context.database);
  second = await spawnServer({
    env: {
      DATABASE_URL: server.databaseUrl,
      TRUST_PROXY: "127.0.0.1",
      LOG_LEVEL: "error",
    },
  });
});
afterAll(async () => {
  await second.dispose();
  await server.stop();
  console.log(JSON.stringify(figures, null, 2));
});

/** Stores the figures of a section for the end of the output, and expects that it has no findings. */
function report(
  section: string,
  { findings, ...rest }: { readonly findings: readonly string[] },
): void {
  figures[section] = { ...rest, findings: findings.length };
  expect(findings).toEqual([]);
}

// The order matters: an odd Host header of a generated request turns the mailbox off, from which a race reads a link.
test("ids and secrets of an account are refused when anybody else uses them, and nothing changes", async () => {
  report("foreign ids", await useForeignIds(server, changes));
});

test("a link, code, key or change that is used twice at once on two nodes takes effect and sends its email once", async () => {
  const rounds = Math.ceil(REQUESTS / 1_500);
  report(
    "races",
    await runRaces([server, second], changes, { rounds, onlyNew: false }),
  );
});

test("generated files are stored as downloads or refused with a described status, and the memory of the server stays bounded", async () => {
  const total = Math.ceil(REQUESTS / 25);
  report(
    "uploads",
    await attackWithUploads(server, second, { total, seed: SEED }),
  );
});

test("during floods with other addresses, the limits hold, counters and emails are bounded, and a member is served", async () => {
  report("floods", await flood(server, second, Math.ceil(REQUESTS / 75)));
});

test("generated requests to all calls get the described responses, and the refused ones change nothing", async () => {
  // Its jobs would change data between the requests.
  await second.end();
  report(
    "requests",
    await attackWithRequests(server, changes, { total: REQUESTS, seed: SEED }),
  );
});

test("a node reports no fault of its own", () => {
  expect(second.output()).not.toMatch(/"level":(50|60)/);
});
