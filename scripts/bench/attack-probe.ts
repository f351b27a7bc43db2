/**
 * Measures the response times of a server under load. Runs in a separate process, so that the load generator does
 * not delay the measurement. Receives "start" and "stop" over IPC and replies with the results.
 *
 *   node attack-probe.ts <origin> <session token> <path> …
 */
import { Agent, get } from "node:http";
import { summarizeTimes, type Times } from "./times.ts";

/** The calls to one path between start and stop. */
export type ProbeResult = Times & {
  readonly path: string;
  readonly calls: number;
  /** Number of calls that received no response or a response with a status other than 200. */
  readonly failures: number;
};

/** Time between two calls to a path, in milliseconds. A call starts even if earlier ones are still pending. */
const INTERVAL = 20;
/** Time without data after which a call is aborted, in milliseconds. */
const TIMEOUT = 10_000;

const [, , origin = "", token = "", ...paths] = process.argv;
const headers = { Authorization: `Token ${token}` };
const agent = new Agent({ keepAlive: true });
let timer: NodeJS.Timeout | undefined;
let pending: Promise<void>[] = [];
let durations = new Map<string, number[]>();
let failures = new Map<string, number>();

process.on("message", async (message) => {
  if (message === "start") {
    pending = [];
    durations = new Map(paths.map((path) => [path, []]));
    failures = new Map(paths.map((path) => [path, 0]));
    timer = setInterval(() => {
      for (const path of paths) pending.push(probe(path));
    }, INTERVAL);
  }
  if (message === "stop") {
    clearInterval(timer);
    await Promise.all(pending);
    process.send?.(paths.map(probeResult));
  }
});

async function probe(path: string): Promise<void> {
  const started = performance.now();
  const status = await statusOf(path);
  durations.get(path)?.push(performance.now() - started);
  if (status !== 200) failures.set(path, (failures.get(path) ?? 0) + 1);
}

function statusOf(path: string): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const request = get(
    origin + path,
    { agent, headers, timeout: TIMEOUT },
    (response) =>
      response.resume().on("close", () => resolve(response.statusCode)),
  );
  request.on("timeout", () => request.destroy());
  request.on("error", () => resolve(undefined));
  return promise;
}

function probeResult(path: string): ProbeResult {
  const times = durations.get(path) ?? [];
  return {
    path,
    calls: times.length,
    failures: failures.get(path) ?? 0,
    ...summarizeTimes(times),
  };
}
