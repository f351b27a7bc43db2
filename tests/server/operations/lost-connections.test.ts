import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createAccount, registration } from "../../support/accounts.ts";
import {
  createDatabase,
  createDataDir,
  startPostgres,
  startServerProcess,
  until,
} from "../../support/for-one-test.ts";
import type { HttpResponse } from "../../support/http-client.ts";
import { signallerOf } from "../../support/postgres-processes.ts";
import type { SpawnedServer } from "../../support/spawned-server.ts";

/** More than twice the size of a node's connection pool. */
const CLIENTS = 30;

/** Opens a separate connection to the server's database. */
async function openConnection(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Terminates the server's connections in PostgreSQL, as a failover or an administrator would. */
async function terminateConnections(
  client: pg.Client,
  condition = "true",
): Promise<number> {
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
  );
  return rowCount ?? 0;
}

function expectUnavailable(response: HttpResponse): void {
  expect(response.status).toBe(503);
  // 5 seconds for a lost connection, and 2 for a full hashing queue.
  expect(response.headers.get("Retry-After")).toMatch(/^[25]$/);
  expect(response.body).toEqual({
    detail: "Something went wrong on our side. Please try again.",
  });
}

async function expectWorkingPool(server: SpawnedServer): Promise<void> {
  // This call does not hash a password. Calls that do can also return 503 because the hashing queue is full.
  const responses = await Promise.all(
    Array.from({ length: CLIENTS }, () =>
      server.call("POST", "/api/check-email/", { json: registration() }),
    ),
  );
  for (const { status } of responses) expect(status).toBe(200);
}

test("a call whose database connection breaks during a transaction returns 503; while connections are terminated repeatedly, the only server error is 503, and the server continues to run", async () => {
  const url = await createDatabase();
  const server = await startServerProcess({
    env: { DATABASE_URL: url, LIMITS: "off" },
  });
  const client = await openConnection(url);
  await client.query("begin");
  await client.query("lock table accounts in share mode");
  const responses = Promise.all(
    Array.from({ length: 4 }, () =>
      server.call("POST", "/api/register/", { json: registration() }),
    ),
  );
  const waitingForLock = "wait_event_type = 'Lock'";
  await until(async () => {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and ${waitingForLock}`,
    );
    // Within a transaction, pg_stat_activity returns a snapshot.
    await client.query("select pg_stat_clear_snapshot()");
    return rowCount === 4;
  });
  expect(await terminateConnections(client, waitingForLock)).toBe(4);
  for (const response of await responses) expectUnavailable(response);
  await client.query("rollback");
  await expectWorkingPool(server);

  const { email, password } = await createAccount(server);
  const calls = [
    () => server.call("POST", "/api/register/", { json: registration() }),
    () => server.call("POST", "/api/login/", { json: { email, password } }),
    () => server.call("POST", "/api/check-email/", { json: { email } }),
    () => server.call("GET", "/api/user/", { token: "a".repeat(43) }),
    () => server.call("GET", "/healthz"),
  ];
  let isDone = false;
  let lostConnections = 0;
  async function callUntilDone(start: number): Promise<void> {
    for (let turn = start; !isDone; turn++) {
      const response = await calls[turn % calls.length]?.();
      if (!response) continue;
      if (response.status >= 500) expectUnavailable(response);
      if (response.headers.get("Retry-After") === "5") lostConnections += 1;
    }
  }
  const callers = Promise.all(
    Array.from({ length: CLIENTS }, (_, index) => callUntilDone(index)),
  );
  const terminating = (async () => {
    let terminated = 0;
    for (let round = 0; terminated < 100; round++) {
      terminated += await terminateConnections(client);
      await sleep(round % 10);
    }
  })().finally(() => {
    isDone = true;
  });
  await Promise.all([callers, terminating]);
  expect(lostConnections).toBeGreaterThan(0);
  expect(server.output()).not.toContain("Unhandled");
  await until(
    async () => (await server.call("GET", "/healthz")).status === 200,
  );
  await expectWorkingPool(server);
});

test("while PostgreSQL is frozen, calls return 503 within 30 seconds, and succeed after PostgreSQL resumes", async () => {
  const postgres = await startPostgres(await createDataDir());
  const server = await startServerProcess({
    env: { DATABASE_URL: postgres.url(), LIMITS: "off" },
  });
  const { token } = await createAccount(server);
  const signal = await signallerOf(postgres.url(), postgres.pid);
  onTestFinished(() => signal("SIGCONT"));
  signal("SIGSTOP");
  const calls = [
    server.call("GET", "/healthz"),
    server.call("GET", "/api/user/", { token }),
    ...Array.from({ length: CLIENTS }, () =>
      server.call("POST", "/api/register/", { json: registration() }),
    ),
  ];
  // The browser's calls time out after 30 seconds.
  const responses = await Promise.race([
    Promise.all(calls),
    sleep(30_000, null, { ref: false }),
  ]);
  signal("SIGCONT");
  expect(responses).not.toBeNull();
  for (const response of responses ?? []) expectUnavailable(response);
  await until(
    async () => (await server.call("GET", "/healthz")).status === 200,
  );
  await expectWorkingPool(server);
});
