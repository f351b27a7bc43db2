import { chownSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { LaunchFailure } from "./failure.ts";
import {
  actAs,
  createPassword,
  type Files,
  type Folder,
  readIfPresent,
} from "./folder.ts";
import { type Programs, run } from "./programs.ts";

/** The port in the name of the Unix socket. */
export const SOCKET_PORT = 5432;

/** Returns whether a folder contains a complete cluster. Throws a LaunchFailure when it cannot be read. */
export function hasCluster({ cluster }: Files): boolean {
  return readIfPresent(join(cluster, "PG_VERSION")) !== null;
}

/** The content of `postmaster.pid`. */
export type Postmaster = NonNullable<ReturnType<typeof readPostmaster>>;

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
 * @throws LaunchFailure when the file cannot be read.
 */
export function readPostmaster({ cluster }: Files) {
  const lines =
    readIfPresent(join(cluster, POSTMASTER_FILE))?.split("\n") ?? [];
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return {
    pid,
    port: Number(lines[3] ?? 0),
    socketDirectory: (lines[4] ?? "").trim(),
    /** Such as "starting", "ready" or "stopping". */
    status: (lines[7] ?? "").trim(),
  };
}

/**
 * Ensures that a folder contains a complete cluster, owned by the user that PostgreSQL runs as. Creates a cluster under a
 * temporary name and renames it, so that an interruption does not leave an incomplete cluster.
 *
 * @throws LaunchFailure when the cluster cannot be read or created. The files of an earlier cluster are then unchanged.
 */
export function prepareCluster(
  folder: Folder,
  programs: Programs,
  superuser: string,
): void {
  if (!hasCluster(folder)) createCluster(folder, programs, superuser);
  const { owner } = programs;
  // The cluster may have been created as root in a user namespace.
  if (owner && statSync(folder.cluster).uid !== owner.uid)
    runOrThrow(
      folder,
      ...["chown", "-hR", `${owner.uid}:${owner.gid}`, folder.cluster],
    );
}

function createCluster(folder: Folder, programs: Programs, superuser: string) {
  const { cluster, superuserPassword } = folder;
  const incomplete = `${cluster}.new`;
  const newPassword = `${superuserPassword}.new`;
  actAs(folder.owner, () => {
    rmSync(incomplete, { recursive: true, force: true });
    mkdirSync(incomplete, { mode: 0o700 });
    createPassword(newPassword);
  });
  if (programs.owner && !folder.owner)
    chownSync(incomplete, programs.owner.uid, programs.owner.gid);
  const [program, args] = programs.command("initdb", [
    `--pgdata=${incomplete}`,
    `--username=${superuser}`,
    "--encoding=UTF8",
    "--no-locale",
    // Never `trust`: the socket requires the password too.
    "--auth=scram-sha-256",
    `--pwfile=${newPassword}`,
  ]);
  runOrThrow(folder, program, ...args);
  // The cluster is last: without it, the next start creates both again.
  actAs(folder.owner, () => {
    renameSync(newPassword, superuserPassword);
    renameSync(incomplete, cluster);
  });
}

function runOrThrow({ path }: Folder, program: string, ...args: string[]) {
  const { status, stderr, error } = run(program, args);
  if (status !== 0)
    throw new LaunchFailure(
      `The embedded PostgreSQL could not be prepared in ${path} (${error?.message ?? lastError(stderr)}): set DATABASE_URL or choose another DATA_DIR.`,
    );
}

/** Returns the last error in a program's output, or else its last line, for an error message. */
export function lastError(text: string): string {
  const lines = text.trim().split("\n");
  const error = lines.findLast((line) => /(FATAL|PANIC|error):/.test(line));
  return (error ?? lines.at(-1))?.trim() || "no reason given";
}
