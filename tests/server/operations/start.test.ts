import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ServerContext } from "../../../server/context.ts";
import { readEnvironment } from "../../../server/environment.ts";
import { type ServerNode, startNode } from "../../../server/node.ts";
import { createAccount, registration } from "../../support/accounts.ts";
import {
  createDatabase,
  createFolder,
  runUntilExit,
  startServerProcess,
  until,
} from "../../support/for-one-test.ts";
import { createClock } from "../../support/movable-clock.ts";
import { formOf, validParts } from "../../support/profiles.ts";
import { pdf } from "../../support/sample-files.ts";
import { freePort } from "../../support/spawned-server.ts";

/** Starts a node in this process on a new database. */
async function startNodeAt(
  port: number,
  prepare?: (context: ServerContext) => Promise<void>,
): Promise<ServerNode> {
  return startNode({
    env: readEnvironment({ PORT: String(port), LOG_LEVEL: "silent" }),
    clock: createClock(),
    databaseUrl: await createDatabase(),
    ...(prepare && { prepare }),
  });
}

/** Waits until a server that is shutting down no longer accepts connections. */
const untilClosed = ({ origin }: { readonly origin: string }) =>
  until(() =>
    fetch(`${origin}/healthz`).then(
      () => false,
      () => true,
    ),
  );

/** Asserts that no server accepts connections on a port. */
async function expectClosed(port: number): Promise<void> {
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
}

test("a node whose preparation fails never accepts connections, and closes its database connections", async () => {
  const port = await freePort();
  let context: ServerContext | undefined;
  const starting = startNodeAt(port, async (created) => {
    context = created;
    await created.database.execute("select 1");
    await expectClosed(port);
    throw new Error("The preparation has failed");
  });
  await expect(starting).rejects.toThrow("The preparation has failed");
  await expectClosed(port);
  await expect(context?.database.execute("select 1")).rejects.toThrow();
});

test("stopping a node closes its port and its database connections and stops its timer, even if the update streams cannot be closed", async () => {
  const { app, context, port, stop } = await startNodeAt(0);
  const closeIdle = vi.spyOn(app.server, "closeIdleConnections");
  vi.spyOn(context.updates, "close").mockImplementation(() => {
    throw new Error("The streams cannot be closed");
  });
  await expect(stop()).rejects.toThrow("The streams cannot be closed");
  await expectClosed(port);
  await expect(context.database.execute("select 1")).rejects.toThrow();
  // A timer that is still running would keep the process alive.
  closeIdle.mockClear();
  await sleep(200);
  expect(closeIdle).not.toHaveBeenCalled();
});

test("starting the server on a port that is in use fails with a one-sentence error and exit code 1", async () => {
  const blocker = createServer().listen(0, "127.0.0.1");
  await once(blocker, "listening");
  onTestFinished(() => void blocker.close());
  const { port } = blocker.address() as { port: number };
  const { code, output: text } = await runUntilExit({
    PORT: String(port),
    DATA_DIR: createFolder(),
    SEED: "none",
    LOG_LEVEL: "silent",
  });
  expect(code).toBe(1);
  expect(text).toBe(
    `Port ${port} on 127.0.0.1 is already in use: stop the program that uses it or set PORT to another one.`,
  );
});

test("starting the server with a DATA_DIR that cannot be created fails with a one-sentence error", async () => {
  const file = join(createFolder(), "file");
  writeFileSync(file, "");
  const dataDir = join(file, "data");
  const { code, output: text } = await runUntilExit({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(text).toBe(
    `DATA_DIR ${dataDir} is not writable (ENOTDIR): choose a folder that this user may write to.`,
  );
});

test("starting the server with an unreachable DATABASE_URL fails with a one-sentence error that does not contain the password", async () => {
  const port = await freePort();
  const { code, output: text } = await runUntilExit({
    DATABASE_URL: `postgres://ubia:secret@127.0.0.1:${port}/ubia`,
    DATA_DIR: createFolder(),
  });
  expect(code).toBe(1);
  expect(text).toBe(
    "The database cannot be reached or prepared (ECONNREFUSED): check DATABASE_URL, and whether PostgreSQL is running.",
  );
});

test("outside local mode, starting the server without SMTP_URL fails with a one-sentence error", async () => {
  const { code, output: text } = await runUntilExit({
    HOST: "0.0.0.0",
    PUBLIC_URL: "https://ubia.example.org",
    DATA_DIR: createFolder(),
  });
  expect(code).toBe(1);
  expect(text).toMatch(/^SMTP_URL is missing: [^\n]+\.$/);
});

test("at startup, a public server behind a proxy on the same machine warns that TRUST_PROXY is not set, and accepts the recommended value; it also warns that the mail server cannot be used", {
  tags: ["8-mail-262"],
}, async () => {
  const env = {
    HOST: "localhost",
    PUBLIC_URL: "https://ubia.example.org",
    SMTP_URL: "smtp://127.0.0.1:1",
    DATABASE_URL: await createDatabase(),
  };
  const outputOf = async (proxy: Record<string, string>) => {
    const server = await startServerProcess({ env: { ...env, ...proxy } });
    // SMTP_URL is checked while the server already serves requests.
    await until(() =>
      /"reason":"\w+","msg":"The mail server/.test(server.output()),
    );
    const output = server.output();
    await server.end();
    return output;
  };
  const [, recommended = ""] =
    /TRUST_PROXY is not set.* set it to (\S+)\./.exec(await outputOf({})) ?? [];
  expect(recommended).not.toBe("");
  expect(await outputOf({ TRUST_PROXY: recommended })).not.toContain(
    "TRUST_PROXY",
  );
});

test("in local mode, the server adds demo data only to an empty database and never with SEED=none, and prints the demo accounts again at the next start", async () => {
  const url = await createDatabase();
  const first = await startServerProcess({
    env: { DATABASE_URL: url, SEED: "none" },
  });
  expect(first.output()).not.toContain("Demo");
  await createAccount(first);
  await first.end();
  const second = await startServerProcess({
    env: { DATABASE_URL: url, SEED: "" },
  });
  expect(second.output()).not.toContain("Demo");
  const empty = await createDatabase();
  const third = await startServerProcess({
    env: { DATABASE_URL: empty, SEED: "" },
  });
  expect(third.output()).toContain("Demo");
  await third.end();
  const fourth = await startServerProcess({
    env: { DATABASE_URL: empty, SEED: "" },
  });
  expect(fourth.output()).toContain("Demo");
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s lets running requests finish, and a request that arrives on an open connection meanwhile; then the server closes the connections and exits with code 0",
  async (signal) => {
    const url = await createDatabase();
    const server = await startServerProcess({ env: { DATABASE_URL: url } });
    const blocked = await blockRegistrations(url);
    const responses = Promise.all(
      Array.from({ length: 3 }, () =>
        server.call("POST", "/api/register/", { json: registration() }),
      ),
    );
    const { hostname, port } = new URL(server.origin);
    const socket = connect(Number(port), hostname);
    const body = JSON.stringify(registration());
    socket.write(
      `POST /api/register/ HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await until(async () => (await blocked.waiting()) === 4);
    const startedAt = performance.now();
    const code = server.end(signal);
    await untilClosed(server);
    socket.write(
      `GET /api/user/ HTTP/1.1\r\nHost: ${hostname}\r\nConnection: keep-alive\r\n\r\n`,
    );
    await sleep(200);
    await blocked.release();
    expect((await responses).map(({ status }) => status)).toEqual([
      201, 201, 201,
    ]);
    const onSocket = await text(socket);
    expect(onSocket).toMatch(/^HTTP\/1\.1 201 /);
    expect(onSocket).toContain("HTTP/1.1 401 ");
    expect(onSocket).toMatch(/\{"detail":"Invalid token\.".*\}$/);
    expect(await code).toBe(0);
    // Less than the 15 seconds that the server waits for hanging requests.
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  },
);

test("after SIGTERM, a node reports for DRAIN_SECONDS that it is not ready while it serves requests, and then it stops", {
  tags: ["8-health-262"],
}, async () => {
  const server = await startServerProcess({
    env: { DATABASE_URL: await createDatabase(), DRAIN_SECONDS: "3" },
  });
  const code = server.end();
  await until(async () => {
    const ready = await fetch(`${server.origin}/readyz`);
    if (ready.ok) return false;
    expect(await ready.json()).toEqual({
      status: "not ready",
      missing: ["The node is about to stop."],
    });
    return true;
  });
  expect((await server.call("GET", "/livez")).status).toBe(200);
  await createAccount(server);
  await untilClosed(server);
  expect(await code).toBe(0);
});

test("no log line contains an email address, a password, a token or the URL of an emailed link; the entry of a failed query contains the stack trace, but no submitted text that looks like a stack frame", async () => {
  const url = await createDatabase();
  const server = await startServerProcess({
    env: { DATABASE_URL: url, LOG_LEVEL: "debug" },
  });
  const { token } = await createAccount(server);
  const upload = await server.call("POST", "/api/pitch-deck/", {
    token,
    raw: formOf({}, { pitch_deck: { content: pdf(), name: "a.pdf" } }),
  });
  expect(upload.status).toBe(201);
  const malformed = connect(Number(new URL(server.origin).port), "127.0.0.1");
  malformed.write(`GET / HTTP/1.1\r\nAuthorization: Token ${token}\r\n\0`);
  expect(await text(malformed)).toMatch(/^HTTP\/1\.1 400 /);
  const form = registration();
  await server.call("POST", "/api/register/", { json: form });
  await server.call("POST", "/api/register/", { json: form });
  const secret = "s3cret-token-of-a-link";
  await server.call("GET", `/api/verify/${secret}/`);
  await server.call("GET", `/verify-email/MQ/${secret}`);
  await server.call("GET", `/unknown/${secret}.png`);
  await server.call("GET", `/api/verify/%E0%A4%A${secret}/`);
  await server.call("GET", "/api/user/", { token: secret });
  await server.call("POST", "/api/login/", {
    json: { email: form.email, password: "Wrong-password-1" },
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "alter table profiles add constraint broken check (false) not valid",
  );
  await client.end();
  const failed = await server.call("POST", "/api/profile/", {
    token,
    json: {
      ...validParts("investee"),
      description: "We sell dried fruit.\n    at 12 Moi Avenue, Nairobi",
    },
  });
  expect(failed.status).toBe(500);
  await server.end();
  const log = server.output();
  expect(log).toMatch(/"failure":\{.*"frames":\[" {4}at .*"code":"23514"/);
  expect(log).toContain('"route":"/api/verify/:token/"');
  expect(log).toMatch(
    /"reqId":"[0-9a-f-]{36}".*"status":201,"milliseconds":\d/,
  );
  for (const hidden of [
    form.email,
    form.password,
    secret,
    "Wrong-password-1",
    token,
    // The bytes of the token, as in a buffer that is logged as JSON.
    [...Buffer.from(token)].join(","),
    "Moi Avenue",
  ])
    expect(log).not.toContain(hidden);
});

/** Blocks the insert of every account, so that registration requests stay pending until `release` is called. */
async function blockRegistrations(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("begin");
  await client.query("lock table accounts in share mode");
  return {
    async waiting(): Promise<number> {
      const { rows } = await client.query(
        `select 1 from pg_locks where not granted and relation = 'accounts'::regclass
         and database = (select oid from pg_database where datname = current_database())`,
      );
      return rows.length;
    },
    release: () => client.end(),
  };
}
