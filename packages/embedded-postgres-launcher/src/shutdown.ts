import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { lockFiles, type Postmaster, readPostmaster } from "./cluster.ts";
import { LaunchFailure } from "./failure.ts";
import type { Folder } from "./folder.ts";
import { childrenOf, commandOfProcess } from "./processes.ts";

/**
 * The signals that stop a PostgreSQL server, in order, each with a timeout in milliseconds. SIGTERM (smart) waits until
 * all clients have disconnected. SIGINT (fast) closes their connections. Both write all data to the files. SIGQUIT
 * (immediate) does not, and neither does SIGKILL, which also ends a process that does not respond. After these two, the
 * next start recovers all committed data.
 */
const STEPS = [
  { signal: "SIGTERM", timeout: 60_000 },
  { signal: "SIGINT", timeout: 15_000 },
  { signal: "SIGQUIT", timeout: 10_000 },
  { signal: "SIGKILL", timeout: 10_000 },
] as const;
const CHECK_INTERVAL = 20;

export type FirstSignal = "SIGTERM" | "SIGINT";

/**
 * Stops a PostgreSQL server and waits until its processes have ended. `isRunning` says whether `pid` is still its postmaster.
 *
 * @throws LaunchFailure when a process belongs to another user or does not end after SIGKILL.
 */
export async function stopPostmaster(
  pid: number,
  isRunning: () => boolean,
  firstSignal: FirstSignal = "SIGINT",
): Promise<void> {
  const start = STEPS.findIndex(({ signal }) => signal === firstSignal);
  for (const { signal, timeout } of STEPS.slice(start)) {
    // Child processes normally end with their postmaster, but may have stopped responding too.
    const children = signal === "SIGKILL" ? childrenOf(pid) : [];
    for (const target of [pid, ...children]) send(target, signal);
    const isAnyRunning = () => isRunning() || children.some(commandOfProcess);
    if (await endsWithin(timeout, isAnyRunning)) return;
  }
  throw new LaunchFailure(
    `PostgreSQL (process ${pid}) does not stop: terminate it first or choose another DATA_DIR.`,
  );
}

async function endsWithin(timeout: number, isRunning: () => boolean) {
  const startedAt = performance.now();
  while (isRunning()) {
    if (performance.now() - startedAt > timeout) return false;
    await sleep(CHECK_INTERVAL);
  }
  return true;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return;
    throw new LaunchFailure(
      `PostgreSQL from an earlier start (process ${pid}) belongs to another user: stop it first or choose another DATA_DIR.`,
    );
  }
}

/**
 * Stops a PostgreSQL server whose parent process has ended: the parent was killed on a system without `--pdeathsig`, or
 * the server is still shutting down. The caller has locked the folder, so a server that uses it has no parent.
 * Then removes the server's lock files, because PostgreSQL refuses to start while a process of its user has the id in
 * them: a zombie that its parent has not reaped yet or, after a crash, another program. Removing them is safe, because
 * PostgreSQL also checks whether another server on this machine still uses the cluster's shared memory.
 *
 * @throws LaunchFailure when the server cannot be stopped, for example because it runs in another container.
 */
export async function stopOrphan(folder: Folder): Promise<void> {
  const { path, cluster } = folder;
  const postmaster = readPostmaster(folder);
  if (!postmaster) return;
  const isRunning = () => isPostmasterOf(postmaster.pid, cluster);
  if (isRunning()) await stopPostmaster(postmaster.pid, isRunning);
  // No such process is running here, or its id belongs to another program. A server may still run in another container.
  else if (await acceptsConnections(postmaster))
    throw new LaunchFailure(
      `DATA_DIR ${path} is in use by another PostgreSQL: stop it first or choose another DATA_DIR.`,
    );
  for (const file of lockFiles(cluster)) rmSync(file, { force: true });
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  const command = commandOfProcess(pid);
  return (
    command.includes("postgres") && `${command} `.includes(`-D ${cluster} `)
  );
}

/** Returns whether a server accepts connections at a postmaster's address. */
async function acceptsConnections(postmaster: Postmaster): Promise<boolean> {
  const { port, socketDirectory } = postmaster;
  if (!port) return false;
  const socket = socketDirectory
    ? connect(join(socketDirectory, `.s.PGSQL.${port}`))
    : connect(port, "127.0.0.1");
  const signal = AbortSignal.timeout(2_000);
  const isAccepting = await once(socket, "connect", { signal }).then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isAccepting;
}
