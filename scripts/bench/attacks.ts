import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { systemClock } from "../../server/clock.ts";
import { connectTo } from "../../server/database/connection.ts";
import { addInvestee } from "../../tests/support/members.ts";
import {
  type SpawnedServer,
  spawnServer,
} from "../../tests/support/spawned-server.ts";
import { runProgram } from "../run-program.ts";
import { startDisposableDatabase } from "./attack-database.ts";
import {
  databaseWrites,
  hostileUploads,
  type Load,
  loginFlood,
  parallelUploads,
  type Statuses,
  type Target,
} from "./attack-load.ts";
import type { ProbeResult } from "./attack-probe.ts";
import { lineOf } from "./times.ts";

/** Default duration of the idle measurement and of each attack, in milliseconds. */
const DURATION = 12_000;
/** Pause between two attacks, in milliseconds, so that an attack does not affect the measurement of the next one. */
const PAUSE = 2_000;
/** Maximum factor by which an attack may increase the 99th percentile of the response times. */
const MAX_SLOWDOWN = 20;
/** Number of investees that upload files. With only a few, the limit per account would soon reject every upload. */
const ACCOUNTS = 200;
const KILL_ROUNDS = 60;
const RESTARTS = 5;
/** Pause before and after each restart of the database, in milliseconds. */
const RESTART_INTERVAL = 2_000;
/** Time within which the server must respond after its database was interrupted, in milliseconds. */
const RECOVERY_TIMEOUT = 30_000;

const ATTACKS: readonly (readonly [name: string, load: Load])[] = [
  ["hostile uploads", hostileUploads],
  ["logins over 200 connections", loginFlood],
  ["50 parallel uploads", parallelUploads],
];

/**
 * Attacks a server, and compares its response times for other clients with those of the idle server. Then interrupts
 * its database during writes. The server must keep running and return the expected responses; otherwise the exit code
 * is 1.
 *
 * @param duration The duration of the idle measurement and of each attack, in milliseconds.
 * @throws Error when the product cannot be built, or when the server or its database cannot be started.
 */
export async function run(duration = DURATION): Promise<void> {
  if ((await runProgram(process.execPath, ["scripts/setup.mjs"])) !== 0)
    throw new Error("The product could not be built.");
  const dataDir = mkdtempSync(join(tmpdir(), "ubia-attacks-"));
  const database = await startDisposableDatabase(dataDir);
  const server = await spawnServer({
    env: { DATABASE_URL: database.url, LOG_LEVEL: "silent" },
  });
  try {
    const target = {
      origin: server.origin,
      tokens: await createTokens(database.url),
    };
    const problems = [
      ...(await attack(target, duration)),
      ...(await breakDatabase(server, target, database)),
    ];
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
    else console.log("attacks: no problems found");
  } finally {
    await server.dispose();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Creates investees with sessions directly in the database, because rate limits would delay their creation over HTTP.
 * Returns the session tokens.
 */
async function createTokens(databaseUrl: string): Promise<string[]> {
  const connection = connectTo(databaseUrl);
  const store = { database: connection.database, clock: systemClock };
  const members = [];
  for (let account = 0; account < ACCOUNTS; account++)
    members.push(await addInvestee(store));
  await connection.close();
  return members.map(({ token }) => token);
}

async function attack(target: Target, duration: number): Promise<string[]> {
  const page = await (await fetch(target.origin)).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0];
  if (!asset) throw new Error("The home page has no script.");
  const probe = startProbe(target.origin, ["/healthz", asset]);
  try {
    // Warm-up, because opening connections and JIT compilation slow down the first calls.
    await probe.during(() => sleep(PAUSE));
    console.log(`attacks: measuring the idle server for ${duration / 1_000} s`);
    const idle = await probe.during(() => sleep(duration));
    for (const result of idle) console.log(lineOf(result.path, result));
    const problems = problemsOf("idle", idle, idle);
    for (const [name, load] of ATTACKS) {
      await sleep(PAUSE);
      console.log(`attacks: ${name} for ${duration / 1_000} s`);
      const statuses: Statuses = new Map();
      const results = await probe.during(async () => {
        const counts = await load(target, AbortSignal.timeout(duration));
        for (const [status, count] of counts) statuses.set(status, count);
      });
      printStatuses(statuses);
      printRatios(results, idle);
      problems.push(
        ...problemsOf(name, results, idle),
        ...unexpectedStatuses(name, statuses, /^(2..|4..|503)$/),
      );
    }
    return problems;
  } finally {
    probe.end();
  }
}

/** Starts the probe in a separate process, so that the load generator does not slow down the measurements. */
function startProbe(origin: string, paths: readonly string[]) {
  const child = fork(join(import.meta.dirname, "attack-probe.ts"), [
    origin,
    ...paths,
  ]);
  return {
    async during(work: () => Promise<unknown>): Promise<ProbeResult[]> {
      child.send("start");
      await work();
      const message = once(child, "message");
      child.send("stop");
      const [results] = await message;
      return results as ProbeResult[];
    },
    end: () => child.kill(),
  };
}

async function breakDatabase(
  server: SpawnedServer,
  target: Target,
  database: Awaited<ReturnType<typeof startDisposableDatabase>>,
): Promise<string[]> {
  const problems: string[] = [];
  const runUnderLoad = async (name: string, work: () => Promise<unknown>) => {
    console.log(`attacks: ${name}`);
    const stop = new AbortController();
    const load = databaseWrites(target, stop.signal);
    await work();
    stop.abort();
    const statuses = await load;
    printStatuses(statuses);
    problems.push(...unexpectedStatuses(name, statuses, /^(200|503)$/));
    if (!(await isHealthy(server.origin)))
      problems.push(
        `After ${name}, the server did not respond: ${server.output()}`,
      );
  };
  await runUnderLoad(`${KILL_ROUNDS} interruptions of database backends`, () =>
    database.killBackends(KILL_ROUNDS),
  );
  await runUnderLoad(`${RESTARTS} restarts of the database`, async () => {
    for (let restart = 0; restart < RESTARTS; restart++) {
      await sleep(RESTART_INTERVAL);
      await database.restart();
    }
    await sleep(RESTART_INTERVAL);
  });
  return problems;
}

async function isHealthy(origin: string): Promise<boolean> {
  const started = performance.now();
  while (performance.now() - started < RECOVERY_TIMEOUT) {
    const isOk = await fetch(`${origin}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isOk) return true;
    await sleep(100);
  }
  return false;
}

function printStatuses(statuses: Statuses): void {
  const counts = [...statuses]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([status, count]) => `${status}: ${count}`);
  console.log(`  responses ${counts.join(", ")}`);
}

function printRatios(
  results: readonly ProbeResult[],
  idle: readonly ProbeResult[],
): void {
  for (const [index, result] of results.entries())
    console.log(
      `${lineOf(result.path, result)}   ${ratio(result, idle[index]).toFixed(1)} times idle (p99)`,
    );
}

function problemsOf(
  name: string,
  results: readonly ProbeResult[],
  idle: readonly ProbeResult[],
): string[] {
  return results.flatMap((result, index) => {
    const slowdown = ratio(result, idle[index]);
    return [
      ...(result.failures > 0
        ? [
            `${name}: ${result.failures} of ${result.calls} calls to ${result.path} failed`,
          ]
        : []),
      ...(slowdown > MAX_SLOWDOWN
        ? [
            `${name}: p99 of ${result.path} is ${slowdown.toFixed(1)} times that of the idle server, more than ${MAX_SLOWDOWN}`,
          ]
        : []),
    ];
  });
}

function ratio(result: ProbeResult, idle: ProbeResult | undefined): number {
  return result.p99 / (idle?.p99 ?? Number.NaN);
}

function unexpectedStatuses(
  name: string,
  statuses: Statuses,
  expected: RegExp,
): string[] {
  return [...statuses]
    .filter(([status]) => !expected.test(status))
    .map(([status, count]) => `${name}: ${count} calls got ${status}`);
}
