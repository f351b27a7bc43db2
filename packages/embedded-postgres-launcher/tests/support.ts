import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { onTestFinished } from "vitest";
import { filesOf } from "../src/folder.ts";
import { embeddedPostgres, type RunningPostgres } from "../src/index.ts";
import { commandOfProcess } from "../src/processes.ts";
import { PRODUCT } from "./product.ts";

export const isRoot = process.getuid?.() === 0;

/** Creates an empty folder and removes it when the test ends. */
export function createFolder(): string {
  const path = mkdtempSync(join(tmpdir(), "launcher-test-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

let template: Promise<string> | null = null;

/** Creates a folder in which PostgreSQL has been started before: a copy, because `initdb` takes long. */
export async function createDataDir(path = createFolder()): Promise<string> {
  template ??= createTemplate();
  spawnSync("cp", ["-a", `${await template}/.`, path]);
  return path;
}

async function createTemplate(): Promise<string> {
  const path = mkdtempSync(join(tmpdir(), "launcher-template-"));
  process.once("exit", () => rmSync(path, { recursive: true, force: true }));
  const postgres = await embeddedPostgres(path, PRODUCT).start();
  // Faster, and no test stops the machine itself.
  await query(postgres.superuserUrl(), "alter system set fsync = off");
  await postgres.stop();
  return path;
}

/** Starts PostgreSQL, and stops it when the test ends. */
export async function start(dataDir: string): Promise<RunningPostgres> {
  const postgres = await embeddedPostgres(dataDir, PRODUCT).start();
  onTestFinished(() => postgres.stop());
  return postgres;
}

/** Starts PostgreSQL in a folder of its own. */
export async function startNew(): Promise<RunningPostgres> {
  return start(await createDataDir());
}

export type Host = {
  readonly pid: number;
  readonly url: string;
  /** Sends a signal, and returns the exit code, or null when the signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/** Starts PostgreSQL from another process, optionally as another user or with other environment variables. */
export async function startHost(
  dataDir: string,
  options: Parameters<typeof runHost>[1] = {},
): Promise<Host> {
  const { child, output } = runHost(dataDir, options);
  await until(() => output().endsWith("\n"));
  const url = output().trim();
  if (!url.startsWith("postgres:")) throw new Error(url);
  return { pid: child.pid ?? 0, url, end: (signal) => end(child, signal) };
}

/** Runs the process without waiting until PostgreSQL is ready. */
export function runHost(
  dataDir: string,
  options: { prefix?: readonly string[]; env?: Record<string, string> } = {},
) {
  const [program = "", ...args] = [
    ...(options.prefix ?? []),
    ...[process.execPath, join(import.meta.dirname, "host.ts"), dataDir],
  ];
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH ?? "",
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
      ...options.env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  onTestFinished(async () => void (await end(child, "SIGTERM")));
  return { child, output: () => printed };
}

/** Sends a signal to a process and waits for its end. */
export async function end(
  child: ChildProcess,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = once(child, "close");
    child.kill(signal);
    await closed;
  }
  return child.exitCode;
}

/** Runs one statement on its own connection. */
export async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  // PostgreSQL may be killed while the connection is open.
  client.on("error", () => {});
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

/** Returns whether a PostgreSQL process is running on this folder. */
export function isPostgresRunning(dataDir: string): boolean {
  const { cluster } = filesOf(dataDir);
  // The space excludes folders whose path only begins with the same characters.
  return runningCommands().some((command) =>
    `${command} `.includes(`-D ${cluster} `),
  );
}

function runningCommands(): string[] {
  if (process.platform === "linux")
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => commandOfProcess(Number(pid)));
  return spawnSync("ps", ["-axo", "command="], {
    encoding: "utf8",
  }).stdout.split("\n");
}

/** Waits until a condition is true. Throws after 2 minutes. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
): Promise<void> {
  const startedAt = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - startedAt > 120_000)
      throw new Error("The condition did not become true within 2 minutes");
    await sleep(25);
  }
}
