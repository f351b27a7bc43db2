import { setTimeout as sleep } from "node:timers/promises";
import { StartFailure } from "../start-failure.ts";
import { childrenOf, startOfProcess } from "./process-identity.ts";

/**
 * How a PostgreSQL is stopped, in this order, and for how many milliseconds each may take. SIGTERM waits for the
 * connections of others. SIGINT (fast) ends connections and writes everything to its files. SIGQUIT (immediate)
 * leaves that to the next start. SIGKILL ends what does not react any more, which loses no answered write either.
 */
const STEPS = [
  { signal: "SIGTERM", patience: 60_000 },
  { signal: "SIGINT", patience: 15_000 },
  { signal: "SIGQUIT", patience: 10_000 },
  { signal: "SIGKILL", patience: 10_000 },
] as const;
const PAUSE = 20;

/** The signal to begin with. */
export type FirstSignal = "SIGTERM" | "SIGINT";

/**
 * Stops a PostgreSQL, and waits until it and its processes have ended, or no longer than all steps take.
 *
 * @param pid its postmaster.
 * @param isRunning whether that process is still the postmaster.
 * @throws StartFailure when it belongs to another user or does not even end when it is killed.
 */
export async function stopPostmaster(
  pid: number,
  isRunning: () => boolean,
  first: FirstSignal = "SIGINT",
): Promise<void> {
  const begin = STEPS.findIndex(({ signal }) => signal === first);
  for (const { signal, patience } of STEPS.slice(begin)) {
    // They end with their postmaster, unless they are as stuck as it is.
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
