import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { formatCount } from "../../contract/format.ts";
import { systemClock } from "../../server/clock.ts";
import { connectClient, connectTo } from "../../server/database/connection.ts";
import * as schema from "../../server/database/schema.ts";
import { addInvestee, type TestMember } from "../../tests/support/members.ts";
import {
  freePort,
  type SpawnedServer,
} from "../../tests/support/spawned-server.ts";
import {
  createDatabase,
  openDatabaseServer,
} from "../../tests/support/test-databases.ts";
import { addGeneratedInvestors } from "./generated-members.ts";
import { createClient } from "./http-client.ts";
import {
  buildServer,
  memoryOf,
  processorTime,
  report,
  spawnBuiltServer,
} from "./processes.ts";
import { summarizeTimes, type Times } from "./times.ts";

const NODES = 4;
const INVESTORS = 10_000;
/** Number of users. Each sends one request after another. */
const USERS = 32;
/** Size of the pool of investees without matches. Each of them sends at most one match request. */
const NEW_INVESTEES = 3_000;
/** Default duration of each phase, in milliseconds. */
const DURATION = 10_000;
/** Maximum number of attempts per request, each on the next node. */
const ATTEMPTS = 3;
/** Delay between two attempts, in milliseconds. */
const RETRY_DELAY = 500;
/** How long a user waits for a live update, in milliseconds. */
const UPDATE_TIMEOUT = 5_000;

type Node = { readonly origin: string; server: SpawnedServer };
type Result = {
  readonly perSecond: number;
  readonly times: Times;
  readonly updateTimes: Times;
  readonly retries: number;
  readonly errors: number;
  readonly missedUpdates: number;
  /** Processor time per request, in milliseconds. Too low, or even negative, if a process has ended. */
  readonly processorTimes: {
    readonly nodes: number;
    readonly postgres: number;
  };
};
type Load = {
  readonly nodes: readonly Node[];
  readonly members: readonly TestMember[];
  readonly newInvestees: TestMember[];
};

/**
 * Measures 1, 2 and 4 nodes on one PostgreSQL server under a mixed load: of 10 requests, 6 read the matches, 2 read
 * the profile, 1 saves the profile, and 1 reads the updates. Once per 40 requests of a user, a new investee
 * requests matches and waits for the live update, usually on another node. Finally, measures 4 nodes while one node is
 * killed and restarted. A failed request is repeated on the next node.
 *
 * @param duration The duration of each phase, in milliseconds.
 */
export async function run(duration = DURATION): Promise<void> {
  const databases = await openDatabaseServer();
  const { url } = await createDatabase(databases);
  const connection = connectTo(url);
  const loader = await connectClient({ connectionString: url });
  const nodes: Node[] = [];
  try {
    report("nodes: building the server and adding members");
    await buildServer();
    await addGeneratedInvestors(
      drizzle(loader, { schema }),
      { from: 0, to: INVESTORS },
      () => {},
    );
    const store = { database: connection.database, clock: systemClock };
    const members: TestMember[] = [];
    for (let index = 0; index < USERS; index += 1)
      members.push(await addInvestee(store));
    const newInvestees: TestMember[] = [];
    for (let index = 0; index < NEW_INVESTEES; index += 1)
      newInvestees.push(await addInvestee(store));
    await loader.query("vacuum analyze");
    while (nodes.length < NODES) nodes.push(await startNode(url));
    const load = { nodes, members, newInvestees };
    const postgresTime = async () => {
      const { rows } = await loader.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database()",
      );
      return rows.reduce((sum, { pid }) => sum + processorTime(pid), 0);
    };
    await measure({ ...load, nodes: nodes.slice(0, 1) }, 2_000, postgresTime);
    report(
      `nodes: ${USERS} users, ${formatCount(INVESTORS)} investors, ${duration / 1_000} s per row\n`,
    );
    const results: [string, Result][] = [];
    for (const count of [1, 2, NODES]) {
      report(`  measuring ${count}`);
      const used = { ...load, nodes: nodes.slice(0, count) };
      const label = count === 1 ? "1 node" : `${count} nodes`;
      results.push([label, await measure(used, duration, postgresTime)]);
    }
    report("  measuring while a node is killed");
    const killed = nodes[1] as Node;
    const [failover] = await Promise.all([
      measure(load, duration, postgresTime),
      killAndRestart(killed, url, duration),
    ]);
    results.push([`${NODES} nodes, 1 killed`, failover]);
    const [, first] = results[0] as [string, Result];
    report("");
    for (const [label, result] of results)
      console.log(lineOf(label, result, first));
    const memory = nodes.map(({ server }) => memoryOf(server.pid));
    console.log(`  memory of the nodes: ${memory.join(", ")} MB`);
  } finally {
    for (const { server } of nodes) await server.dispose();
    await loader.end();
    await connection.close();
    await databases.close();
  }
}

async function startNode(url: string, port?: string): Promise<Node> {
  const server = await spawnBuiltServer(url, {
    LIMITS: "off",
    LOG_LEVEL: "warn",
    PORT: port ?? String(await freePort()),
  });
  return { origin: server.origin, server };
}

async function killAndRestart(
  node: Node,
  url: string,
  duration: number,
): Promise<void> {
  await sleep(duration / 3);
  await node.server.end("SIGKILL");
  await sleep(duration / 6);
  const { port } = new URL(node.origin);
  node.server = (await startNode(url, port)).server;
}

async function measure(
  { nodes, members, newInvestees }: Load,
  duration: number,
  postgresTime: () => Promise<number>,
): Promise<Result> {
  const times: number[] = [];
  const updateTimes: number[] = [];
  const counts = { retries: 0, errors: 0, missedUpdates: 0 };
  const nodesTime = () =>
    nodes.reduce((sum, { server }) => sum + processorTime(server.pid), 0);
  const before = { nodes: nodesTime(), postgres: await postgresTime() };
  const startedAt = performance.now();
  const until = startedAt + duration;

  async function simulateUser(
    member: TestMember,
    start: number,
  ): Promise<void> {
    const clients = nodes.map(({ origin }) => createClient(origin));
    let turn = start;
    async function call(
      method: string,
      path: string,
      token: string,
      json?: unknown,
    ) {
      const calledAt = performance.now();
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        turn += 1;
        const response = await clients[turn % clients.length]
          ?.call(method, path, token, json)
          .catch(() => null);
        if (response && response.status < 500) {
          times.push(performance.now() - calledAt);
          if (response.status >= 400) counts.errors += 1;
          return;
        }
        counts.retries += 1;
        await sleep(RETRY_DELAY);
      }
      counts.errors += 1;
    }
    for (let step = start; performance.now() < until; step += 1) {
      const { token } = member;
      const kind = step % 10;
      if (kind < 6) await call("GET", "/api/matches/", token);
      else if (kind < 8) await call("GET", "/api/profile/", token);
      else if (kind === 8)
        await call("PUT", "/api/profile/", token, {
          description: `We dry tomatoes. Step ${step}.`,
        });
      else await call("GET", "/api/updates/", token);
      if (step % 40 !== 39) continue;
      const investee = newInvestees.pop();
      if (!investee)
        throw new Error("All new investees have requested matches.");
      const origin = nodes[step % nodes.length]?.origin ?? "";
      const update = nextUpdate(origin, investee.token);
      if (!(await update.isOpen)) {
        update.close();
        continue;
      }
      const requestedAt = performance.now();
      await call("GET", "/api/match_investors/", investee.token);
      const arrivedAt = await update.arrivedAt;
      if (arrivedAt === null) counts.missedUpdates += 1;
      else updateTimes.push(arrivedAt - requestedAt);
      update.close();
    }
    for (const client of clients) client.close();
  }

  await Promise.all(
    members.map((member, index) => simulateUser(member, 7 * index)),
  );
  const elapsed = performance.now() - startedAt;
  const requests = times.length;
  return {
    perSecond: (requests / elapsed) * 1_000,
    times: summarizeTimes(times),
    updateTimes: summarizeTimes(updateTimes),
    ...counts,
    processorTimes: {
      nodes: (nodesTime() - before.nodes) / requests,
      postgres: ((await postgresTime()) - before.postgres) / requests,
    },
  };
}

/** Opens a stream of live updates and waits for the first update that follows the initial event of the stream. */
function nextUpdate(origin: string, token: string) {
  const open = Promise.withResolvers<boolean>();
  const arrival = Promise.withResolvers<number | null>();
  const stream = get(
    `${origin}/api/updates/`,
    {
      agent: false,
      headers: {
        Accept: "text/event-stream",
        Authorization: `Token ${token}`,
      },
    },
    (response) => {
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        if (chunk.includes('"kind"')) arrival.resolve(performance.now());
        else open.resolve(response.statusCode === 200);
      });
      response.on("error", fail);
    },
  );
  function fail(): void {
    open.resolve(false);
    arrival.resolve(null);
  }
  stream.on("error", fail);
  const timer = setTimeout(fail, UPDATE_TIMEOUT);
  return {
    isOpen: open.promise,
    arrivedAt: arrival.promise,
    close() {
      clearTimeout(timer);
      stream.destroy();
    },
  };
}

function lineOf(label: string, result: Result, first: Result): string {
  const ratio = (value: number, base: number) => (value / base).toFixed(2);
  const { times, updateTimes, processorTimes } = result;
  return [
    `  ${label.padEnd(18)} ${result.perSecond.toFixed(0).padStart(5)} requests per s (${ratio(result.perSecond, first.perSecond)})`,
    `p50 ${times.p50.toFixed(1)} ms (${ratio(times.p50, first.times.p50)})`,
    `p99 ${times.p99.toFixed(0)} ms (${ratio(times.p99, first.times.p99)})`,
    `errors ${result.errors}`,
    `retries ${result.retries}`,
    `updates p50 ${updateTimes.p50.toFixed(0)}, p99 ${updateTimes.p99.toFixed(0)} ms, missed ${result.missedUpdates}`,
    ...(processorTimes.nodes > 0
      ? [
          `processor time per request: node ${processorTimes.nodes.toFixed(2)}, PostgreSQL ${processorTimes.postgres.toFixed(2)} ms`,
        ]
      : []),
  ].join("; ");
}
