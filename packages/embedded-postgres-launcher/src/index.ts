import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import {
  hasCluster,
  lastError,
  prepareCluster,
  readPostmaster,
  SOCKET_PORT,
} from "./cluster.ts";
import { LaunchFailure } from "./failure.ts";
import {
  actAs,
  ensurePassword,
  type Folder,
  filesOf,
  openFolder,
  readPassword,
} from "./folder.ts";
import { lockFolder } from "./lock.ts";
import { findPrograms, type Programs, SURROUNDINGS } from "./programs.ts";
import { prepareDatabase } from "./roles.ts";
import { type FirstSignal, stopOrphan, stopPostmaster } from "./shutdown.ts";

export { FolderInUse, LaunchFailure } from "./failure.ts";

/** Maximum path length of the socket's directory, in bytes. A socket's path must be shorter than 104 bytes on macOS. */
const SOCKET_DIRECTORY_MAX = 85;
/** Timeout for starting up PostgreSQL, including crash recovery, in milliseconds. */
const START_TIMEOUT = 120_000;

/** The names that a product uses. They consist of small letters and underscores. */
export type Product = {
  /** PostgreSQL's superuser, which only prepares the role and the database. */
  readonly superuser: string;
  /** The role that the product connects with. It owns the product's database and has no other privileges. */
  readonly role: string;
  readonly database: string;
};

/** Settings of PostgreSQL that replace those of the launcher, such as `max_connections`. */
export type Settings = Readonly<Record<string, string | number>>;

export type EmbeddedPostgres = ReturnType<typeof embeddedPostgres>;

export type RunningPostgres = Awaited<ReturnType<EmbeddedPostgres["start"]>>;

/** Returns the PostgreSQL 18 whose files are in a folder. Only `start` creates or changes anything. */
export function embeddedPostgres(dataDir: string, product: Product) {
  const files = filesOf(dataDir);
  return {
    /** Returns whether a PostgreSQL has been started in the folder before. Throws a LaunchFailure when it cannot be read. */
    exists: () => hasCluster(files),
    /**
     * Returns the URL of the PostgreSQL that another process runs on the folder, or null if none is ready. After a crash, it
     * may be the URL of a PostgreSQL that no longer runs.
     */
    runningUrl() {
      const postmaster = readPostmaster(files);
      const password = readPassword(files.rolePassword);
      if (postmaster?.status !== "ready" || password === null) return null;
      const { port, socketDirectory } = postmaster;
      const address = { host: socketDirectory || "127.0.0.1", port };
      return urlOf(address, product.role, password, product.database);
    },
    /**
     * Starts PostgreSQL and prepares the role and the database. PostgreSQL listens on a Unix socket in a 0700 folder, or on
     * loopback when the socket's path would be too long. Both require a random password.
     *
     * @throws FolderInUse when another process uses the folder, LaunchFailure when the folder is not writable or belongs to
     *   somebody else, or PostgreSQL cannot run here.
     */
    start: (settings: Settings = {}) => start(dataDir, product, settings),
  };
}

async function start(dataDir: string, product: Product, settings: Settings) {
  const folder = openFolder(dataDir);
  const unlock = lockFolder(folder);
  try {
    const programs = findPrograms(folder);
    await stopOrphan(folder);
    prepareCluster(folder, programs, product.superuser);
    const address = await chooseAddress(folder);
    const [password, superuserPassword] = actAs(folder.owner, () => [
      ensurePassword(folder.rolePassword),
      ensurePassword(folder.superuserPassword),
    ]);
    const urls = {
      /** Returns a connection URL for `pg`. The default database is the product's own. */
      url: (database = product.database) =>
        urlOf(address, product.role, password, database),
      /**
       * Returns a connection URL for the superuser. The default database is `postgres`, because in the product's database
       * the product could hide functions that would run with the superuser's privileges.
       */
      superuserUrl: (database = "postgres") =>
        urlOf(address, product.superuser, superuserPassword, database),
    };
    const child = launch(folder, programs, address, settings);
    try {
      await waitUntilReady(child, folder);
      await prepareDatabase(urls.superuserUrl(), {
        ...product,
        password,
      });
    } catch (error) {
      await stopChild(child);
      throw startFailure(error, folder);
    }
    return { ...urls, ...runningPostgres(child, unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

type Address = { host: string; port: number };

async function chooseAddress({ cluster }: Folder): Promise<Address> {
  if (Buffer.byteLength(cluster) <= SOCKET_DIRECTORY_MAX)
    return { host: cluster, port: SOCKET_PORT };
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return { host: "127.0.0.1", port };
}

function launch(
  { cluster, log, owner }: Folder,
  programs: Programs,
  address: Address,
  settings: Settings,
): ChildProcess {
  const isSocket = address.host === cluster;
  const quoted = cluster.replaceAll('"', '""');
  const all = {
    listen_addresses: isSocket ? "" : address.host,
    // The setting is a list, so a path with a comma must be quoted, and each quote in the path doubled.
    unix_socket_directories: isSocket ? `"${quoted}"` : "",
    port: address.port,
    max_connections: 60,
    shared_buffers: "64MB",
    max_wal_size: "512MB",
    wal_level: "minimal",
    max_wal_senders: 0,
    io_method: "sync",
    jit: "off",
    timezone: "UTC",
    // Statements and their values contain personal data, which must not be logged.
    log_min_messages: "fatal",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    ...settings,
  };
  const [program, args] = programs.command("postgres", [
    "-D",
    cluster,
    ...Object.entries(all).map(([name, value]) => `--${name}=${value}`),
  ]);
  const output = actAs(owner, () => openSync(log, "w", 0o600));
  // Detached, so that Ctrl-C does not reach PostgreSQL directly and this process can stop it gracefully.
  const child = spawn(program, args, {
    ...SURROUNDINGS,
    detached: true,
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  return child;
}

async function waitUntilReady(child: ChildProcess, folder: Folder) {
  let failure: string | null = null;
  child.once("error", (error) => {
    failure = error.message;
  });
  child.once("exit", () => {
    failure ??= lastError(readFileSync(folder.log, "utf8"));
  });
  const started = performance.now();
  const isReady = () => {
    const postmaster = readPostmaster(folder);
    return postmaster?.pid === child.pid && postmaster?.status === "ready";
  };
  while (!isReady()) {
    if (performance.now() - started > START_TIMEOUT)
      failure = "it was not ready in time";
    if (failure !== null)
      throw new LaunchFailure(
        `The embedded PostgreSQL did not start (${failure}): see ${folder.log} or set DATABASE_URL.`,
      );
    await sleep(10);
  }
  child.removeAllListeners();
}

function startFailure(error: unknown, { log }: Folder): LaunchFailure {
  if (error instanceof LaunchFailure) return error;
  const code = (error as { code?: unknown }).code ?? "connection lost";
  return new LaunchFailure(
    `The embedded PostgreSQL could not be prepared (${code}): see ${log} or set DATABASE_URL.`,
  );
}

function urlOf(
  { host, port }: Address,
  role: string,
  password: string,
  database: string,
): string {
  return `postgres://${role}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

function runningPostgres(child: ChildProcess, unlock: () => void) {
  const ended = hasEnded(child)
    ? Promise.resolve()
    : once(child, "exit").then(() => {});
  async function stop(firstSignal: FirstSignal): Promise<void> {
    await stopChild(child, firstSignal);
    unlock();
  }
  return {
    /** The process id of the postmaster. */
    pid: child.pid ?? 0,
    /** Resolves when PostgreSQL has ended, after a stop or a crash. */
    ended,
    /** Stops PostgreSQL: closes open connections and releases the folder. Committed data is on disk. */
    stop: () => stop("SIGINT"),
    /** Like `stop`, but first rejects new connections and waits up to a minute for other processes to disconnect. */
    stopWhenUnused: () => stop("SIGTERM"),
  };
}

async function stopChild(child: ChildProcess, firstSignal?: FirstSignal) {
  // A child without a process id was never started. After a child has ended, another process may get the same id.
  if (child.pid !== undefined && !hasEnded(child))
    await stopPostmaster(child.pid, () => !hasEnded(child), firstSignal);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
