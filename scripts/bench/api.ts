import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { drizzle } from "drizzle-orm/node-postgres";
import { formatCount } from "../../contract/format.ts";
import { systemClock } from "../../server/clock.ts";
import {
  type Connection,
  connectClient,
  connectTo,
} from "../../server/database/connection.ts";
import * as schema from "../../server/database/schema.ts";
import { findInvestors } from "../../tests/support/match-calls.ts";
import { addInvestee, type TestMember } from "../../tests/support/members.ts";
import {
  createDatabase,
  openDatabaseServer,
} from "../../tests/support/test-databases.ts";
import { addGeneratedInvestors } from "./generated-members.ts";
import {
  buildServer,
  memoryOf,
  processorTime,
  spawnBuiltServer,
} from "./processes.ts";
import { median } from "./times.ts";

const PATHS = ["/api/matches/", "/api/profile/"];
const CONNECTIONS = 20;
const INVESTORS = 10_000;
const ROUNDS = 7;
/** Default duration of each measurement, in milliseconds. */
const DURATION = 2_000;

type Target = {
  name: string;
  origin: string;
  pid: number;
  path: string;
  members: readonly TestMember[];
};
/** Requests per second, and processor time of the server per request in milliseconds. */
type Rate = { perSecond: number; processorTime: number };

/**
 * Compares the server with a bare Fastify server that makes two queries per request and returns responses of the same
 * size. With `--metrics`, compares a server with METRICS_PORT with one without. The two servers run in separate processes,
 * use the same database, and are measured alternately.
 *
 * @param duration The duration of each measurement, in milliseconds.
 */
export async function run(
  duration = DURATION,
  args: string[] = [],
): Promise<void> {
  const options = { metrics: { type: "boolean" } } as const;
  const { metrics } = parseArgs({ args, options }).values;
  const opened = new AsyncDisposableStack();
  try {
    const databases = await openDatabaseServer();
    opened.defer(databases.close);
    const { url } = await createDatabase(databases);
    const connection = connectTo(url);
    opened.defer(connection.close);
    const loader = await connectClient({ connectionString: url });
    opened.defer(() => loader.end());
    await buildServer();
    const env = { METRICS_PORT: metrics ? "0" : "" };
    const server = await spawnBuiltServer(url, env);
    opened.defer(server.dispose);
    const reference = metrics
      ? await spawnBuiltServer(url)
      : await spawnBareServer(url);
    opened.defer(reference.dispose);
    const store = { database: connection.database, clock: systemClock };
    await addGeneratedInvestors(
      drizzle(loader, { schema }),
      { from: 0, to: INVESTORS },
      () => {},
    );
    const members: TestMember[] = [];
    for (let index = 0; index < CONNECTIONS; index += 1) {
      const member = await addInvestee(store);
      members.push(member);
      await findInvestors(server, member);
    }
    console.log(
      `api: ${CONNECTIONS} connections with one member each, ${formatCount(INVESTORS)} investors, ${ROUNDS} rounds`,
    );
    for (const path of PATHS) {
      console.log(`  GET ${path}`);
      const product = { ...server, path, members };
      if (metrics) {
        const other = { name: "without metrics", ...reference, path, members };
        await compare({ name: "with metrics", ...product }, other, duration);
        continue;
      }
      for (const member of members) {
        const { token } = member;
        const { text } = await server.call("GET", path, { token });
        await addBareResponse(connection, member, path, text);
      }
      await connection.pool.query("analyze");
      const barePath = `/bare/${encodeURIComponent(path)}`;
      const bare = {
        name: "bare handler",
        ...reference,
        path: barePath,
        members,
      };
      await compare({ name: "server", ...product }, bare, duration);
    }
    console.log(`  memory of the server: ${memoryOf(server.pid)} MB`);
  } finally {
    await opened.disposeAsync();
  }
}

async function spawnBareServer(url: string) {
  const bare = spawn(process.execPath, ["scripts/bench/bare-server.ts"], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(bare.stdout, "data");
  return {
    origin: `http://127.0.0.1:${Number(port)}`,
    pid: bare.pid ?? 0,
    dispose: async () => {
      bare.kill();
    },
  };
}

async function addBareResponse(
  { pool }: Connection,
  { id, token }: { id: number; token: string },
  path: string,
  body: string,
): Promise<void> {
  await pool.query(`
    create table if not exists bare_sessions (token_hash bytea primary key, account_id bigint, expires_at timestamptz);
    create table if not exists bare_responses (account_id bigint, name text, body text, primary key (account_id, name))`);
  const hash = createHash("sha256").update(token).digest();
  await pool.query(
    "insert into bare_sessions values ($1, $2, now() + interval '1 day') on conflict do nothing",
    [hash, id],
  );
  await pool.query("insert into bare_responses values ($1, $2, $3)", [
    id,
    path,
    body,
  ]);
}

async function compare(
  product: Target,
  reference: Target,
  duration: number,
): Promise<void> {
  for (const target of [product, reference]) await measure(target, duration);
  const ratios: number[] = [];
  const rates: [Rate, Rate][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const own = await measure(product, duration);
    const bare = await measure(reference, duration);
    rates.push([own, bare]);
    ratios.push(own.perSecond / bare.perSecond);
  }
  for (const [side, { name }] of [product, reference].entries()) {
    const medianOf = (key: keyof Rate) =>
      median(rates.map((rate) => rate[side]?.[key] ?? 0));
    const perSecond = medianOf("perSecond").toFixed(0).padStart(6);
    const time = medianOf("processorTime").toFixed(3);
    console.log(
      `    ${name.padEnd(15)} ${perSecond} per s, ${time} ms of processor time`,
    );
  }
  console.log(`    ratio ${median(ratios).toFixed(2)}`);
}

async function measure(target: Target, duration: number): Promise<Rate> {
  const before = processorTime(target.pid);
  const startedAt = performance.now();
  const until = startedAt + duration;
  const counts = await Promise.all(
    target.members.map(({ token }) => requestsUntil(target, token, until)),
  );
  const elapsed = performance.now() - startedAt;
  const requests = counts.reduce((sum, count) => sum + count, 0);
  await sleep(50);
  return {
    perSecond: (requests / elapsed) * 1_000,
    processorTime: (processorTime(target.pid) - before) / requests,
  };
}

/**
 * Sends one request after another on one connection until the time `until`. Returns the number of responses. All
 * responses must have the same length.
 */
async function requestsUntil(
  { origin, path }: Target,
  token: string,
  until: number,
): Promise<number> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).setNoDelay();
  const request = `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Token ${token}\r\n\r\n`;
  let requests = 0;
  let length = 0;
  let received = 0;
  socket.on("data", (chunk: Buffer) => {
    length ||= lengthOf(chunk);
    received += chunk.length;
    if (received < length) return;
    received = 0;
    requests += 1;
    if (performance.now() < until) socket.write(request);
    else socket.end();
  });
  socket.write(request);
  await once(socket, "close");
  return requests;
}

function lengthOf(chunk: Buffer): number {
  const text = chunk.toString("latin1");
  const [, size] = /^HTTP\/1.1 200 .*?content-length: (\d+)/is.exec(text) ?? [];
  if (size === undefined) throw new Error(`Unexpected response: ${text}`);
  return text.indexOf("\r\n\r\n") + 4 + Number(size);
}
