import { readFileSync } from "node:fs";
import {
  type SpawnedServer,
  spawnServer,
} from "../../tests/support/spawned-server.ts";
import { runProgram } from "../run-program.ts";

/** The memory settings of `npm start`. */
const START_ENVIRONMENT = {
  MALLOC_ARENA_MAX: "1",
  NODE_OPTIONS: "--max-semi-space-size=4",
};

/** Builds the server that `spawnBuiltServer` runs. */
export async function buildServer(): Promise<void> {
  await runProgram(process.execPath, ["scripts/build-server.ts"]);
}

/** Starts the built server on a database, as `npm start` does. */
export function spawnBuiltServer(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<SpawnedServer> {
  return spawnServer({
    env: { ...START_ENVIRONMENT, DATABASE_URL: databaseUrl, ...env },
  });
}

/** Returns the processor time of a process in milliseconds; Linux only. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1] ?? "";
  const [user = 0, system = 0] = stat.split(" ").slice(11, 13).map(Number);
  return (user + system) * 10;
}

/** Returns the resident memory of a process in MB; Linux only. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Prints a line. In a terminal, the next call overwrites a line that does not end with a line break. */
export function report(line: string): void {
  const isReplaced = process.stdout.isTTY;
  process.stdout.write(isReplaced ? `\r\x1b[K${line}` : `${line.trimEnd()}\n`);
}
