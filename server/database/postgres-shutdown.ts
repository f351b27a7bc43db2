import { setTimeout as sleep } from "node:timers/promises";
import { StartFailure } from "../start-failure.ts";
import { childrenOf, startOfProcess } from "./process-identity.ts";

/**
 * The signals that stop a PostgreSQL server, in order, and how long each may take in milliseconds. SIGTERM waits for
 * the connections of other processes. SIGINT (fast) closes connections and writes everything to the files. SIGQUIT
 * (immediate) leaves that to the next start. SIGKILL ends a process that does not respond; committed writes are not
 * lost either.
 */
const STEPS = [
  { signal: "SIGTERM", patience: 60_000 },
  { signal: "SIGINT", patience: 15_000 },
  { signal: "SIGQUIT", patience: 10_000 },
  { signal: "SIGKILL", patience: 10_000 },
] as const;
const PAUSE = 20;

/** The first signal to send. */
export type FirstSignal = "SIGTERM" | "SIGINT";

/**
 * Stops a PostgreSQL server and waits until its processes have ended, at most as long as all steps take.
 *
 * @param pid Its postmaster.
 * @param isRunning Whether that process is still the postmaster.
 * @throws StartFailure when it belongs to another user or does not end after SIGKILL.
 */
export async function stopPostmaster(
  pid: number,
  isRunning: () => boolean,
  first: FirstSignal = "SIGINT",
): Promise<void> {
  const begin = STEPS.findIndex(({ signal }) => signal === first);
  for (const { signal, patience } of STEPS.slice(begin)) {
    // Child processes end with their postmaster unless they do not respond either.
    const children = signal === "SIGKILL" ? childrenOf(pid) : [];
    for (const target of [pid, ...children]) send(target, signal);
    const isAnyRunning = () =>
      isRunning() || children.some((child) => startOfProcess(child) !== null);
    if (await isOverWithin(patience, isAnyRunning)) return;
  }
  throw new StartFailure(
    `The PostgreSQL of process ${pid} does not stop: end it first or choose another DATA_DIR.`,
  );
}

async function isOverWithin(
  patience: number,
  isRunning: () => boolean,
): Promise<boolean> {
  const begun = performance.now();
  while (isRunning()) {
    if (performance.now() - begun > patience) return false;
    await sleep(PAUSE);
  }
  return true;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return;
    throw new StartFailure(
      `The PostgreSQL of an earlier start (process ${pid}) belongs to another user: stop it first or choose another DATA_DIR.`,
    );
  }
}
