/** PostgreSQL 15 of Debian in a temporary folder, as its user `postgres`, without a system service. */
import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  rmSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PROGRAMS = "/usr/lib/postgresql/15/bin";

export type DebianPostgres = {
  /** The folder for everything, which belongs to `postgres`. */
  readonly folder: string;
  /** The folder of the cluster. */
  readonly cluster: string;
  readonly port: number;
  /** Returns the URL of a database for the superuser. */
  url(database?: string): string;
  /** Runs a program as `postgres` and returns its output. Throws with its errors when it fails. */
  run(program: string, ...args: readonly string[]): string;
  /** Adds lines to the configuration. They take effect at the next start. */
  configure(lines: readonly string[]): void;
  start(): void;
  stop(): void;
  /** Stops PostgreSQL and deletes the folder. */
  remove(): void;
};

/**
 * Creates a cluster that has not been started.
 *
 * @throws An Error that says what to install, or that the user is not root.
 */
export async function createDebianPostgres(): Promise<DebianPostgres> {
  if (process.getuid?.() !== 0)
    throw new Error("This needs root, to run PostgreSQL as the user postgres.");
  if (!existsSync(PROGRAMS))
    throw new Error(
      "PostgreSQL 15 is missing: run `apt-get install postgresql-15`.",
    );
  const folder = mkdtempSync(join(tmpdir(), "ubia-postgres-15-"));
  const cluster = join(folder, "cluster");
  const port = await freePort();
  function run(program: string, ...args: readonly string[]): string {
    const { status, stdout, stderr, error } = spawnSync(
      "setpriv",
      [
        "--reuid=postgres",
        "--regid=postgres",
        "--clear-groups",
        "--",
        program,
        ...args,
      ],
      {
        encoding: "utf8",
        cwd: "/",
        env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" },
      },
    );
    if (status === 0) return stdout;
    const output = `${stdout ?? ""}${stderr ?? ""}`.trim();
    throw new Error(`${program} failed: ${error?.message ?? output}`);
  }
  const control = (...args: readonly string[]) =>
    run(join(PROGRAMS, "pg_ctl"), "-w", "-D", cluster, ...args);
  const isRunning = () => existsSync(join(cluster, "postmaster.pid"));
  function remove(): void {
    if (isRunning()) control("stop", "-m", "immediate");
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    const userId = (option: string) =>
      Number(
        spawnSync("id", [option, "postgres"], { encoding: "utf8" }).stdout,
      );
    chownSync(folder, userId("-u"), userId("-g"));
    run(
      join(PROGRAMS, "initdb"),
      `--pgdata=${cluster}`,
      "--username=postgres",
      "--encoding=UTF8",
      "--locale=C.UTF-8",
      "--auth=trust",
    );
  } catch (error) {
    remove();
    throw error;
  }
  const configure = (lines: readonly string[]) =>
    appendFileSync(join(cluster, "postgresql.conf"), `${lines.join("\n")}\n`);
  configure([
    "listen_addresses = '127.0.0.1'",
    `port = ${port}`,
    `unix_socket_directories = '${folder}'`,
  ]);
  return {
    folder,
    cluster,
    port,
    url: (database = "postgres") =>
      `postgres://postgres@127.0.0.1:${port}/${database}`,
    run,
    configure,
    start: () => void control("start", "-l", join(folder, "log")),
    stop: () => void control("stop", "-m", "fast"),
    remove,
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
