import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { StartFailure } from "../start-failure.ts";
import type { Launcher } from "./postgres-launcher.ts";

/** PostgreSQL's superuser: prepares the product's role and database, and nothing else. */
export const SUPERUSER = "ubia";
/** The role with which the product connects. It owns the product's database and has no further rights. */
export const PRODUCT_ROLE = "ubia_product";

/** Where the embedded PostgreSQL keeps its files below DATA_DIR. */
export function postgresFiles(dataDir: string) {
  return {
    /** The cluster, mode 0700; its Unix socket lies in it, so no other local user reaches it. */
    cluster: join(dataDir, "postgres"),
    /** The superuser's random password, mode 0600: what is asked even of those who reach the socket. */
    password: join(dataDir, "postgres.password"),
    /** The same of the role with which the product connects. */
    productPassword: join(dataDir, "postgres.product-password"),
    log: join(dataDir, "postgres.log"),
  };
}

/** What `postmaster.pid` says of a running server; null without a readable file. */
export type Postmaster = {
  pid: number;
  port: number;
  socketDirectory: string;
  /** "ready", "starting", "stopping". */
  status: string;
};

/** Reads the file that PostgreSQL keeps while it runs, and leaves behind when it is killed. */
export function readPostmaster(cluster: string): Postmaster | null {
  try {
    const lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split(
      "\n",
    );
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return null;
    return {
      pid,
      port: Number(lines[3] ?? 0),
      socketDirectory: (lines[4] ?? "").trim(),
      status: (lines[7] ?? "").trim(),
    };
  } catch {
    return null;
  }
}

/** The content of a password file; null without one. */
export function readPassword(path: string): string | null {
  return existsSync(path) ? readFileSync(path, "utf8").trim() || null : null;
}

/** The content of a password file, which is made where it is missing. */
export function ensurePassword(path: string): string {
  return readPassword(path) ?? createPassword(path);
}

function createPassword(path: string): string {
  const password = randomBytes(24).toString("base64url");
  writeFileSync(path, password, { mode: 0o600 });
  return password;
}

/**
 * Makes sure that a complete cluster lies in DATA_DIR and belongs to the user that will run it. A cluster is
 * made aside and renamed, so that a stop in the middle leaves none that is half made.
 */
export function prepareCluster(
  dataDir: string,
  launcher: Launcher,
  sync: boolean,
): void {
  const { cluster } = postgresFiles(dataDir);
  if (!existsSync(join(cluster, "PG_VERSION")))
    createCluster(dataDir, launcher, sync);
  const { owner } = launcher;
  if (owner && statSync(cluster).uid !== owner.uid) chownTree(cluster, owner);
}

function createCluster(
  dataDir: string,
  launcher: Launcher,
  sync: boolean,
): void {
  const { cluster, password } = postgresFiles(dataDir);
  const fresh = `${cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  createPassword(password);
  if (launcher.owner) chownSync(fresh, launcher.owner.uid, launcher.owner.gid);
  const [program, args] = launcher.command("initdb", [
    ...["-D", fresh, "-U", SUPERUSER, "--encoding=UTF8", "--no-locale"],
    // Never trust: the password is asked over the socket too.
    ...["--auth=scram-sha-256", `--pwfile=${password}`],
    ...(sync ? [] : ["--no-sync"]),
  ]);
  const made = spawnSync(program, args, {
    cwd: "/",
    encoding: "utf8",
    env: { PATH: process.env.PATH ?? "", LC_ALL: "C" },
  });
  if (made.status !== 0)
    throw new StartFailure(
      `The embedded PostgreSQL could not be created in ${dataDir} (${lastLine(made.stderr)}): set DATABASE_URL or choose another DATA_DIR.`,
    );
  renameSync(fresh, cluster);
}

/** The last line of a program's output, to be told in a sentence. */
export function lastLine(text: string | null): string {
  const lines = (text ?? "").split("\n").filter((line) => line.trim() !== "");
  return lines.at(-1)?.trim() ?? "no reason given";
}

/** A cluster made by another way of running (root after a user namespace) changes hands. */
function chownTree(path: string, owner: { uid: number; gid: number }): void {
  lchownSync(path, owner.uid, owner.gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) chownTree(child, owner);
    else lchownSync(child, owner.uid, owner.gid);
  }
}
