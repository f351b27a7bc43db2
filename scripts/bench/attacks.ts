import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { SpawnedServer } from "../../tests/support/spawned-server.ts";
import { runProgram } from "../run-program.ts";
import {
  heldSlots,
  idleConnections,
  transferFiles,
  unreadExports,
  unreadProfiles,
} from "./attack-connections.ts";
import { startDisposableDatabase } from "./attack-database.ts";
import {
  databaseWrites,
  enterFromSharedAddress,
  hostileUploads,
  type Load,
  logInAtSharedAddress,
  loginFlood,
  manyParts,
  parallelUploads,
  sharedAddress,
} from "./attack-load.ts";
import type { ProbeResult } from "./attack-probe.ts";
import type { Statuses } from "./attack-requests.ts";
import { createTarget, type Target } from "./attack-target.ts";
import { spawnBuiltServer } from "./processes.ts";
import { lineOf } from "./times.ts";

/** Default duration of the idle measurement and of each attack, in milliseconds. */
const DURATION = 12_000;
/** Pause between two attacks, in milliseconds, so that an attack does not affect the measurement of the next one. */
const PAUSE = 2_000;
/** Maximum factor by which an attack may increase the 99th percentile of the response times. */
const MAX_SLOWDOWN = 20;
/** Maximum memory of the server during an attack, in megabytes. */
const MAX_MEMORY = 400;
/** Interval of the measurements of the memory, in milliseconds. */
const MEMORY_INTERVAL = 250;
const KILL_ROUNDS = 60;
const RESTARTS = 5;
/** Pause before and after each restart of the database, in milliseconds. */
const RESTART_INTERVAL = 2_000;
/** Time within which the server must respond after its database was interrupted, in milliseconds. */
const RECOVERY_TIMEOUT = 30_000;

type Attack = {
  readonly name: string;
  /** Runs before the attack. */
  readonly prepare?: (target: Target) => Promise<void>;
  readonly load: Load;
  /** What other members do during the attack. Returns what did not succeed. The attack lasts until it has returned. */
  readonly others?: (target: Target) => Promise<string[]>;
};

const ATTACKS: readonly Attack[] = [
  { name: "hostile uploads", load: hostileUploads },
  { name: "logins over 200 connections", load: loginFlood },
  { name: "50 parallel uploads", load: parallelUploads },
  { name: "20 forms of 380,000 parts", load: manyParts },
  { name: "unread profiles over 1,600 connections", load: unreadProfiles },
  { name: "30 unread exports of 6 accounts", load: unreadExports },
  { name: "all slots held", load: heldSlots, others: transferFiles },
  {
    name: "limits of a shared address",
    prepare: logInAtSharedAddress,
    load: sharedAddress,
    others: enterFromSharedAddress,
  },
  { name: "12,000 idle connections", load: idleConnections },
];

/**
 * Attacks a server, and compares its response times for other clients with those of the idle server. Then interrupts
 * its database during writes. The server must keep running and return the expected responses; otherwise the exit code
 * is 1.
 *
 *   npm run bench -- attacks 12000 --only exports
 *
 * @param duration The duration of the idle measurement and of each attack, in milliseconds.
 * @param options `--only <part of a name>` runs only these attacks, and does not interrupt the database.
 * @throws Error when the product cannot be built, or when the server or its database cannot be started.
 */
export async function run(
  duration = DURATION,
  options: string[] = [],
): Promise<void> {
  const { only } = parseArgs({
    args: options,
    options: { only: { type: "string" } },
  }).values;
  const attacks = ATTACKS.filter(({ name }) => name.includes(only ?? ""));
  if ((await runProgram(process.execPath, ["scripts/setup.mjs"])) !== 0)
    throw new Error("The product could not be built.");
  const dataDir = mkdtempSync(join(tmpdir(), "ubia-attacks-"));
  const database = await startDisposableDatabase(dataDir);
  const server = await spawnBuiltServer(database.url, { LOG_LEVEL: "silent" });
  try {
    const target = await createTarget(server.origin, database.url);
    const problems = [
      ...(await attack(attacks, target, server.pid, duration)),
      ...(only ? [] : await breakDatabase(server, target, database)),
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

async function attack(
  attacks: readonly Attack[],
  target: Target,
  pid: number,
  duration: number,
): Promise<string[]> {
  const page = await (await fetch(target.origin)).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0];
  if (!asset) throw new Error("The home page has no script.");
  const { token } = target.otherMember;
  const probe = startProbe(target.origin, token, [
    "/healthz",
    asset,
    "/api/profile/",
  ]);
  try {
    // Warm-up, because opening connections and JIT compilation slow down the first calls.
    await probe.during(() => sleep(PAUSE));
    console.log(`attacks: measuring the idle server for ${duration / 1_000} s`);
    const idle = await probe.during(() => sleep(duration));
    for (const result of idle) console.log(lineOf(result.path, result));
    const problems = problemsOf("idle", idle, idle);
    for (const entry of attacks) {
      await sleep(PAUSE);
      problems.push(
        ...(await runAttack(entry, { target, pid, duration, probe, idle })),
      );
    }
    return problems;
  } finally {
    probe.end();
  }
}

async function runAttack(
  { name, prepare, load, others }: Attack,
  {
    target,
    pid,
    duration,
    probe,
    idle,
  }: {
    target: Target;
    pid: number;
    duration: number;
    probe: ReturnType<typeof startProbe>;
    idle: readonly ProbeResult[];
  },
): Promise<string[]> {
  await prepare?.(target);
  console.log(`attacks: ${name} for ${duration / 1_000} s`);
  const problems: string[] = [];
  const memory = watchMemory(pid);
  let statuses: Statuses = new Map();
  const results = await probe.during(async () => {
    const stop = new AbortController();
    const attacking = load(target, stop.signal);
    const [failed = []] = await Promise.all([
      others?.(target),
      sleep(duration),
    ]);
    problems.push(...failed.map((problem) => `${name}: ${problem}`));
    stop.abort();
    statuses = await attacking;
  });
  const megabytes = memory.end();
  if (statuses.size > 0) printStatuses(statuses);
  printRatios(results, idle);
  if (megabytes > MAX_MEMORY)
    problems.push(
      `${name}: the server used ${megabytes} MB of memory, more than ${MAX_MEMORY}`,
    );
  problems.push(
    ...problemsOf(name, results, idle),
    ...unexpectedStatuses(name, statuses, /^(2..|4..|503)$/),
  );
  const slowest = Math.max(
    ...results.map((result, index) => ratio(result, idle[index])),
  );
  console.log(
    `  ${problems.length === 0 ? "pass" : "FAIL"}: reads at most ${slowest.toFixed(1)} times idle (limit ${MAX_SLOWDOWN}), memory at most ${megabytes} MB (limit ${MAX_MEMORY})`,
  );
  return problems;
}

/** Measures the memory that a process occupies until `end` is called, which returns the maximum in megabytes. */
function watchMemory(pid: number) {
  let maximum = 0;
  const timer = setInterval(() => {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
    maximum = Math.max(maximum, Math.round(kilobytes / 1_024));
  }, MEMORY_INTERVAL);
  return {
    end() {
      clearInterval(timer);
      return maximum;
    },
  };
}

/** Starts the probe in a separate process, so that the load generator does not slow down the measurements. */
function startProbe(origin: string, token: string, paths: readonly string[]) {
  const child = fork(join(import.meta.dirname, "attack-probe.ts"), [
    origin,
    token,
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
