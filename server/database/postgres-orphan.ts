import { connect } from "node:net";
import { join } from "node:path";
import { StartFailure } from "../start-failure.ts";
import { type Postmaster, readPostmaster } from "./postgres-files.ts";
import { stopPostmaster } from "./postgres-shutdown.ts";
import { commandOfProcess, startOfProcess } from "./process-identity.ts";

/**
 * Stops a PostgreSQL server that outlived its parent process (killed where `--pdeathsig` is missing, or still shutting
 * down). The caller holds the lock of the data directory, so a server running there no longer has a parent.
 *
 * @throws StartFailure when the server cannot be stopped from here, for example in another container.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const found = readPostmaster(cluster);
  if (!found) return;
  const isRunning = () => isPostmasterOf(found.pid, cluster);
  if (isRunning()) return stopPostmaster(found.pid, isRunning);
  // The process does not exist here or is another program. A server in another container may still respond.
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

/** Returns whether a server accepts connections at the address in the file. */
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
