import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ClockMessage } from "../../server/clock-control.ts";
import { FRONTEND } from "./frontend.ts";
import { type Call, callsOf } from "./http-client.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Wide: the machine may be busy with everything else. */
const START_PATIENCE = 120_000;

export type SpawnedServer = {
  origin: string;
  pid: number;
  dataDir: string;
  call: Call;
  /** Everything that it has printed so far. */
  output(): string;
  /** Moves the server's clock forward by this many milliseconds. */
  advance(milliseconds: number): Promise<void>;
  /** Sends a signal and waits for the end; gives the exit code, null when the signal ended it. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** Ends it if it still runs and removes a DATA_DIR that was made for it. */
  dispose(): Promise<void>;
};

/**
 * The server as a process of its own, as `npm start` runs it: with an embedded PostgreSQL in its own DATA_DIR, or
 * on `env.DATABASE_URL`. Waits until it is ready.
 */
export async function spawnServer(
  options: {
    env?: Record<string, string>;
    dataDir?: string;
    /** The words before the command, such as `setpriv …` to run it as another user. */
    through?: readonly string[];
  } = {},
): Promise<SpawnedServer> {
  const dataDir =
    options.dataDir ?? mkdtempSync(join(tmpdir(), "ubia-spawned-"));
  const port = options.env?.PORT ?? String(await freePort());
  const env = {
    PORT: port,
    DATA_DIR: dataDir,
    SEED: "none",
    // Mails may lead to the server itself and to the address that the other helpers name.
    ALLOWED_ORIGINS: FRONTEND,
    ...options.env,
  };
  const { child, output } = runServer(env, options.through);
  const origin = `http://127.0.0.1:${port}`;
  await untilHealthy(child, origin, output);
  const end = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (child.exitCode !== null || child.signalCode !== null)
      return child.exitCode;
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
    return child.exitCode;
  };
  return {
    origin,
    pid: child.pid ?? 0,
    dataDir,
    call: callsOf(origin),
    output,
    end,
    async advance(milliseconds) {
      const answer = once(child, "message");
      const message: ClockMessage = { type: "clock.advance", milliseconds };
      child.send(message);
      await answer;
    },
    async dispose() {
      await end("SIGTERM");
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts `server/main.ts` with this environment alone and collects what it prints. */
export function runServer(
  env: Record<string, string>,
  through: readonly string[] = [],
) {
  const [program = "", ...args] = [
    ...through,
    process.execPath,
    join(ROOT, "server/main.ts"),
  ];
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      printed += chunk;
    });
  return { child, output: () => printed };
}

/** A port that nobody listens on right now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}

async function untilHealthy(
  child: ChildProcess,
  origin: string,
  output: () => string,
): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < START_PATIENCE) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended: ${output()}`);
    const isHealthy = await fetch(`${origin}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    // The greeting is printed a moment after the port is open.
    if (isHealthy && output().includes("is ready at")) return;
    await sleep(50);
  }
  child.kill("SIGKILL");
  throw new Error(`The server did not get ready: ${output()}`);
}
