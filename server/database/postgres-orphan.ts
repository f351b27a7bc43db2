import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartFailure } from "../start-failure.ts";
import { type Postmaster, readPostmaster } from "./postgres-files.ts";
import { commandOfProcess, startOfProcess } from "./process-identity.ts";

/** How long an orphan may take to write its last pages, in milliseconds, before it is stopped at once. */
const PATIENCE = 30_000;

/**
 * Stops a PostgreSQL that outlived the process that started it (a killed parent where `--pdeathsig` is
 * missing, or one that is still shutting down). The caller holds the lock of the data directory, so whoever
 * runs there has no parent any more.
 *
 * @throws StartFailure when the one that answers cannot be stopped from here, such as in another container.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const found = readPostmaster(cluster);
  if (!found) return;
  if (isPostmasterOf(found.pid, cluster)) return stop(found.pid, cluster);
  // The number belongs to nobody here, or to something else: is anybody answering all the same?
  if (await answers(found))
    throw new StartFailure(
      `DATA_DIR ${cluster} is in use by another PostgreSQL: stop that one first or choose another DATA_DIR.`,
    );
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  if (startOfProcess(pid) === null) return false;
  const command = commandOfProcess(pid);
  return command.includes("postgres") && command.includes(cluster);
}

async function stop(pid: number, cluster: string): Promise<void> {
  send(pid, "SIGINT");
  const started = performance.now();
  let urged = false;
  while (isPostmasterOf(pid, cluster)) {
    if (!urged && performance.now() - started > PATIENCE) {
      urged = true;
      send(pid, "SIGQUIT");
    }
    if (performance.now() - started > 2 * PATIENCE)
      throw new StartFailure(
        `The PostgreSQL of an earlier start (process ${pid}) does not stop: end it first or choose another DATA_DIR.`,
      );
    await sleep(20);
  }
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

/** Whether a server accepts connections at the address that the file names. */
async function answers(found: Postmaster): Promise<boolean> {
  if (!found.port) return false;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = found.socketDirectory
    ? connect(join(found.socketDirectory, `.s.PGSQL.${found.port}`))
    : connect(found.port, "127.0.0.1");
  socket.setTimeout(2_000);
  socket.once("connect", () => resolve(true));
  socket.once("error", () => resolve(false));
  socket.once("timeout", () => resolve(false));
  const isAnswering = await promise;
  socket.destroy();
  return isAnswering;
}
