import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { StartFailure } from "../start-failure.ts";
import { actAs, type Owner } from "./data-dir-owner.ts";
import type { Launcher } from "./postgres-launcher.ts";

/** PostgreSQL's superuser, which the product uses only to prepare its own role and database. */
export const SUPERUSER = "ubia";
/** The product's role. It owns the product's database and has no other privileges. */
export const PRODUCT_ROLE = "ubia_product";
/** The port in the name of the Unix socket. */
export const SOCKET_PORT = 5432;

/** Returns the paths of the embedded PostgreSQL's files in DATA_DIR. */
export function postgresFiles(dataDir: string) {
  return {
    /** The cluster, mode 0700. It contains the Unix socket, if any, which other local users therefore cannot reach. */
    cluster: join(dataDir, "postgres"),
    /** The file with the superuser's random password, mode 0600. The password is required on the socket, too. */
    superuserPasswordFile: join(dataDir, "postgres.password"),
    /** The file with the password of the product's role, mode 0600. */
    productPasswordFile: join(dataDir, "postgres.product-password"),
    log: join(dataDir, "postgres.log"),
  };
}

/**
 * Returns whether a DATA_DIR contains a complete cluster.
 *
 * @throws StartFailure when the cluster exists but cannot be read.
 */
export function hasDatabase(dataDir: string): boolean {
  const version = join(postgresFiles(dataDir).cluster, "PG_VERSION");
  return readIfPresent(version) !== null;
}

/**
 * Returns the content of a file, or null if the file does not exist. Any other reason must not count as missing, because
 * a missing file is created again.
 *
 * @throws StartFailure when the file exists but cannot be read.
 */
function readIfPresent(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return null;
    throw new StartFailure(
      `${path} cannot be read (${code}): run the command as the owner of DATA_DIR or choose another DATA_DIR.`,
    );
  }
}

/** The content of `postmaster.pid`. */
export type Postmaster = {
  pid: number;
  port: number;
  socketDirectory: string;
  /** Such as "starting", "ready" or "stopping". */
  status: string;
};

const POSTMASTER_FILE = "postmaster.pid";

/** Returns the paths of the files with the process id that PostgreSQL leaves behind when it is killed. */
export function lockFiles(cluster: string): string[] {
  return [POSTMASTER_FILE, `.s.PGSQL.${SOCKET_PORT}.lock`].map((name) =>
    join(cluster, name),
  );
}

/**
 * Reads the file that PostgreSQL writes while it runs and leaves behind when it is killed. Returns null if the file is
 * missing or invalid.
 *
 * @throws StartFailure when the file cannot be read.
 */
export function readPostmaster(cluster: string): Postmaster | null {
  const lines =
    readIfPresent(join(cluster, POSTMASTER_FILE))?.split("\n") ?? [];
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return {
    pid,
    port: Number(lines[3] ?? 0),
    socketDirectory: (lines[4] ?? "").trim(),
    status: (lines[7] ?? "").trim(),
  };
}

/** Returns the content of a password file, or null when it is missing or empty. */
export function readPassword(path: string): string | null {
  return readIfPresent(path)?.trim() || null;
}

/** Returns the content of a password file, creating it when it is missing or empty. */
export function ensurePassword(path: string): string {
  return readPassword(path) ?? createPassword(path);
}

function createPassword(path: string): string {
  const password = randomBytes(24).toString("base64url");
  // An existing file would keep its mode.
  rmSync(path, { force: true });
  writeFileSync(path, password, { mode: 0o600 });
  return password;
}

/**
 * Ensures that DATA_DIR contains a complete cluster, owned by the user that PostgreSQL runs as. Creates a cluster under
 * a temporary name and renames it, so that an interruption does not leave an incomplete cluster.
 *
 * @param dataDirOwner The owner as whom root has to act, from `checkDataDir`.
 * @throws StartFailure when the cluster cannot be read or created. The files of an earlier cluster are then unchanged.
 */
export function prepareCluster(
  dataDir: string,
  launcher: Launcher,
  sync: boolean,
  dataDirOwner: Owner | null = null,
): void {
  const { cluster } = postgresFiles(dataDir);
  if (!hasDatabase(dataDir))
    createCluster(dataDir, launcher, sync, dataDirOwner);
  const { owner } = launcher;
  // The cluster may have been created as root in a user namespace.
  if (owner && statSync(cluster).uid !== owner.uid)
    run(dataDir, "chown", ["-hR", `${owner.uid}:${owner.gid}`, cluster]);
}

function createCluster(
  dataDir: string,
  launcher: Launcher,
  sync: boolean,
  dataDirOwner: Owner | null,
) {
  const { cluster, superuserPasswordFile } = postgresFiles(dataDir);
  const incomplete = `${cluster}.new`;
  const newPasswordFile = `${superuserPasswordFile}.new`;
  actAs(dataDirOwner, () => {
    rmSync(incomplete, { recursive: true, force: true });
    mkdirSync(incomplete, { mode: 0o700 });
    createPassword(newPasswordFile);
  });
  if (launcher.owner && !dataDirOwner)
    chownSync(incomplete, launcher.owner.uid, launcher.owner.gid);
  const [program, args] = launcher.command("initdb", [
    "-D",
    incomplete,
    "-U",
    SUPERUSER,
    "--encoding=UTF8",
    "--no-locale",
    // Never `trust`: the socket requires the password too.
    "--auth=scram-sha-256",
    `--pwfile=${newPasswordFile}`,
    ...(sync ? [] : ["--no-sync"]),
  ]);
  run(dataDir, program, args);
  // The cluster is last: without it, the next start creates both again.
  actAs(dataDirOwner, () => {
    renameSync(newPasswordFile, superuserPasswordFile);
    renameSync(incomplete, cluster);
  });
}

function run(dataDir: string, program: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(program, args, {
    cwd: "/",
    encoding: "utf8",
    env: { PATH: process.env.PATH ?? "", LC_ALL: "C" },
  });
  if (status !== 0)
    throw new StartFailure(
      `The embedded PostgreSQL could not be prepared in ${dataDir} (${error?.message ?? lastError(stderr)}): set DATABASE_URL or choose another DATA_DIR.`,
    );
}

/** Returns the last error in a program's output, or else its last line, for an error message. */
export function lastError(text: string | null): string {
  const lines = (text ?? "").trim().split("\n");
  const error = lines.findLast((line) => /(FATAL|PANIC|error):/.test(line));
  return (error ?? lines.at(-1))?.trim() || "no reason given";
}
