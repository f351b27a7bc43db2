import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartFailure } from "../start-failure.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { actAs, checkDataDir, type Owner } from "./data-dir-owner.ts";
import {
  ensurePassword,
  lastError,
  PRODUCT_ROLE,
  postgresFiles,
  prepareCluster,
  readPassword,
  readPostmaster,
  SOCKET_PORT,
  SUPERUSER,
} from "./postgres-files.ts";
import { findLauncher } from "./postgres-launcher.ts";
import { prepareDatabase } from "./postgres-roles.ts";
import {
  type FirstSignal,
  stopOrphan,
  stopPostmaster,
} from "./postgres-shutdown.ts";

/** The database with the product's tables. */
const DATABASE = "ubia";
/** Maximum path length of the socket's directory, in bytes. A socket's path must be shorter than 104 bytes on macOS. */
const SOCKET_DIRECTORY_MAX = 85;
/** Timeout for starting up PostgreSQL, including crash recovery, in milliseconds. */
const START_TIMEOUT = 120_000;

export type EmbeddedPostgres = {
  /** Returns a connection URL for `pg`. The default database is the product's own. */
  url(database?: string): string;
  /** Returns a connection URL for the superuser, for tests. */
  superuserUrl(database?: string): string;
  pid: number;
  /** Resolves when the server has ended, after a stop or a crash. */
  ended: Promise<void>;
  /** Stops the server: closes open connections and releases the lock. Committed data is on disk. */
  stop(): Promise<void>;
  /** Like `stop`, but first rejects new connections and waits up to a minute for other processes to disconnect. */
  stopWhenUnused(): Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  /** False only for tests: faster, but a power failure may corrupt the database. */
  fsync?: boolean;
  /** Maximum number of connections. */
  connections?: number;
};

/**
 * Starts the embedded PostgreSQL 18 with its files in DATA_DIR. PostgreSQL listens on a Unix socket in the cluster's
 * 0700 folder, or on loopback when the socket's path would be too long. Both addresses require a random password.
 *
 * @throws StartFailure when the directory is in use, not writable or somebody else's, or PostgreSQL cannot run here.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedOptions,
): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const owner = checkDataDir(dataDir);
  const unlock = lockDataDir(dataDir, owner);
  try {
    const files = postgresFiles(dataDir);
    const launcher = findLauncher(owner);
    await stopOrphan(files.cluster);
    prepareCluster(dataDir, launcher, options.fsync !== false, owner);
    const address = await chooseAddress(files.cluster);
    const [rolePassword, superuserPassword] = actAs(owner, () => [
      ensurePassword(files.productPasswordFile),
      ensurePassword(files.superuserPasswordFile),
    ]);
    const urls = {
      url: urlBuilder(address, PRODUCT_ROLE, rolePassword),
      superuserUrl: urlBuilder(address, SUPERUSER, superuserPassword),
    };
    const child = launch(dataDir, launcher, address, options, owner);
    try {
      await waitUntilReady(child, dataDir);
      await prepareDatabase(urls.superuserUrl, DATABASE, rolePassword);
    } catch (error) {
      await stopChild(child);
      throw startFailure(error, dataDir);
    }
    return runningPostgres(child, urls, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Returns the URL of the embedded PostgreSQL that another process runs on this DATA_DIR, or null if none is ready.
 * After a crash, it may be the URL of a server that no longer runs. For the operator's command line.
 */
export function runningDatabaseUrl(dataDir: string): string | null {
  const { cluster, productPasswordFile } = postgresFiles(resolve(dataDir));
  const postmaster = readPostmaster(cluster);
  const password = readPassword(productPasswordFile);
  if (postmaster?.status !== "ready" || password === null) return null;
  const host = postmaster.socketDirectory || "127.0.0.1";
  return urlBuilder({ host, port: postmaster.port }, PRODUCT_ROLE, password)();
}

type Address = { host: string; port: number };

async function chooseAddress(cluster: string): Promise<Address> {
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
  dataDir: string,
  launcher: ReturnType<typeof findLauncher>,
  address: Address,
  options: EmbeddedOptions,
  owner: Owner | null,
): ChildProcess {
  const { cluster, log } = postgresFiles(dataDir);
  const isSocket = address.host === cluster;
  const quoted = cluster.replaceAll('"', '""');
  const settings = {
    listen_addresses: isSocket ? "" : address.host,
    // The setting is a list, so a path with a comma must be quoted, and each quote in the path doubled.
    unix_socket_directories: isSocket ? `"${quoted}"` : "",
    port: address.port,
    max_connections: options.connections ?? 60,
    fsync: options.fsync === false ? "off" : "on",
    synchronous_commit: options.fsync === false ? "off" : "on",
    full_page_writes: options.fsync === false ? "off" : "on",
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
  };
  const [program, args] = launcher.command("postgres", [
    "-D",
    cluster,
    ...Object.entries(settings).flatMap(([name, value]) => [
      "-c",
      `${name}=${value}`,
    ]),
  ]);
  const output = actAs(owner, () => openSync(log, "w", 0o600));
  // Detached, so that Ctrl-C does not reach PostgreSQL directly and this process can stop it gracefully.
  const child = spawn(program, args, {
    cwd: "/",
    detached: true,
    env: { PATH: process.env.PATH ?? "", LC_ALL: "C" },
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  return child;
}

async function waitUntilReady(child: ChildProcess, dataDir: string) {
  const { cluster, log } = postgresFiles(dataDir);
  let failure: string | null = null;
  child.once("error", (error) => {
    failure = error.message;
  });
  child.once("exit", () => {
    failure ??= lastError(readFileSync(log, "utf8"));
  });
  const started = performance.now();
  while (!isReady(child, cluster)) {
    if (performance.now() - started > START_TIMEOUT)
      failure = "it was not ready in time";
    if (failure !== null)
      throw new StartFailure(
        `The embedded PostgreSQL did not start (${failure}): see ${log} or set DATABASE_URL.`,
      );
    await sleep(10);
  }
  child.removeAllListeners();
}

function startFailure(error: unknown, dataDir: string): StartFailure {
  if (error instanceof StartFailure) return error;
  const code = (error as { code?: unknown }).code ?? "connection lost";
  return new StartFailure(
    `The embedded PostgreSQL could not be prepared (${code}): see ${postgresFiles(dataDir).log} or set DATABASE_URL.`,
  );
}

function isReady(child: ChildProcess, cluster: string): boolean {
  const postmaster = readPostmaster(cluster);
  return postmaster?.pid === child.pid && postmaster?.status === "ready";
}

function urlBuilder(address: Address, role: string, password: string) {
  return (database = DATABASE) =>
    `postgres://${role}:${password}@/${database}?host=${encodeURIComponent(address.host)}&port=${address.port}`;
}

function runningPostgres(
  child: ChildProcess,
  urls: Pick<EmbeddedPostgres, "url" | "superuserUrl">,
  unlock: () => void,
): EmbeddedPostgres {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  child.once("exit", () => end());
  if (hasEnded(child)) end();
  async function stop(firstSignal: FirstSignal): Promise<void> {
    await stopChild(child, firstSignal);
    unlock();
  }
  return {
    ...urls,
    pid: child.pid ?? 0,
    ended,
    stop: () => stop("SIGINT"),
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
