import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { FRONTEND } from "./frontend.ts";
import { type Call, createCall } from "./http-client.ts";

const ROOT = join(import.meta.dirname, "../..");
const PROCESS_CLOCK = join(import.meta.dirname, "process-clock.ts");
/** Generous, because the machine may be busy. */
const START_TIMEOUT = 120_000;

export type SpawnedServer = {
  origin: string;
  pid: number;
  dataDir: string;
  call: Call;
  /** The output so far. */
  output(): string;
  /** Moves the server's clock forward by this many milliseconds. */
  advance(milliseconds: number): Promise<void>;
  /**
   * If the process is still running, sends a signal and waits until the process has exited and its output is complete.
   * Returns the exit code, or null when a signal ended the process.
   */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** Stops the process if it is still running, and removes the DATA_DIR that was created for it. */
  dispose(): Promise<void>;
};

/**
 * Starts the server in a separate process and waits until the server is ready. The server uses the database at
 * `env.DATABASE_URL` or, if that is not set, an embedded PostgreSQL in its own DATA_DIR.
 */
export async function spawnServer(
  options: {
    env?: Record<string, string>;
    dataDir?: string;
    /** The prefix of the command, such as `setpriv …` to run it as another user. */
    commandPrefix?: readonly string[];
    /** The folder of another version, whose server is already built. */
    version?: string;
  } = {},
): Promise<SpawnedServer> {
  const dataDir =
    options.dataDir ?? mkdtempSync(join(tmpdir(), "ubia-spawned-"));
  const port = options.env?.PORT ?? String(await freePort());
  const env = {
    PORT: port,
    DATA_DIR: dataDir,
    SEED: "none",
    // Emails may link to the server itself and to the frontend_url that the tests send.
    ALLOWED_ORIGINS: FRONTEND,
    ...options.env,
  };
  const { child, output } = runServer(
    env,
    options.commandPrefix,
    options.version,
  );
  const origin = `http://127.0.0.1:${port}`;
  await untilHealthy(child, origin, output);
  const end = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (child.exitCode !== null || child.signalCode !== null)
      return child.exitCode;
    const closed = once(child, "close");
    child.kill(signal);
    await closed;
    return child.exitCode;
  };
  return {
    origin,
    pid: child.pid ?? 0,
    dataDir,
    call: createCall(origin),
    output,
    end,
    async advance(milliseconds) {
      const response = once(child, "message");
      child.send(milliseconds);
      await response;
    },
    async dispose() {
      await end("SIGTERM");
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Whether this process has built the server. */
let isBuilt = false;

/** Builds the server if a source has changed. Another process waits while one builds. */
function buildServer(): void {
  if (isBuilt) return;
  execFileSync(process.execPath, ["scripts/setup.mjs", "--server"], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
  });
  isBuilt = true;
}

/**
 * Starts the bundled server, which starts several times faster than its sources, and collects the output. The environment
 * of the process contains only PATH, the folder of Node's compile cache and `env`.
 */
export function runServer(
  env: Record<string, string>,
  commandPrefix: readonly string[] = [],
  version?: string,
) {
  if (!version) buildServer();
  const [program = "", ...args] = [
    ...commandPrefix,
    process.execPath,
    "--import",
    PROCESS_CLOCK,
    join(version ?? ROOT, "dist-server/main.js"),
  ];
  const child = spawn(program, args, {
    cwd: ROOT,
    // With the compile cache, the server starts with a sixth less processor time.
    env: {
      PATH: process.env.PATH ?? "",
      NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/node"),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      printed += chunk;
    });
  return { child, output: () => printed };
}

/**
 * Returns a port that is currently free. Operating systems use ports from 32768 upward for outgoing connections. The
 * returned port is lower, so that no such connection takes it before the server listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(16_384, 32_768);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once("error", () => resolve(false));
      probe.listen(port, "127.0.0.1", () => resolve(true));
    });
    if (!isFree) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
}

async function untilHealthy(
  child: ChildProcess,
  origin: string,
  output: () => string,
): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < START_TIMEOUT) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server exited: ${output()}`);
    const isHealthy = await fetch(`${origin}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    // The startup message is printed shortly after the server opens the port.
    if (isHealthy && output().includes("is ready at")) return;
    await sleep(50);
  }
  child.kill("SIGKILL");
  throw new Error(`The server did not become ready: ${output()}`);
}
