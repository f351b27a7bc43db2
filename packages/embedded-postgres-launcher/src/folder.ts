import { randomBytes } from "node:crypto";
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { LaunchFailure } from "./failure.ts";

/** A user and a group, by their ids. */
export type Owner = { readonly uid: number; readonly gid: number };

/** The paths of the files in a DATA_DIR. */
export type Files = ReturnType<typeof filesOf>;

/** A DATA_DIR that exists and whose files have been checked. */
export type Folder = Files & {
  /** The owner of the folder, as which root has to act, or null when it belongs to the user of this process. */
  readonly owner: Owner | null;
};

const ROOT_ID = 0;
/** The user as which root runs PostgreSQL on files of its own: `nobody` on Linux. */
export const NOBODY: Owner = { uid: 65534, gid: 65534 };

/** Returns the paths of the files in a DATA_DIR. */
export function filesOf(dataDir: string) {
  const path = resolve(dataDir);
  return {
    path,
    /** The cluster, mode 0700. It contains the Unix socket, if any, which other local users therefore cannot reach. */
    cluster: join(path, "postgres"),
    /** The superuser's random password, mode 0600. The password is required on the socket, too. */
    superuserPassword: join(path, "postgres.password"),
    /** The password of the product's role, mode 0600. */
    rolePassword: join(path, "postgres.product-password"),
    log: join(path, "postgres.log"),
  };
}

/**
 * Creates a DATA_DIR if it is missing, and checks who owns it.
 *
 * @throws LaunchFailure when the folder or a file in it belongs to somebody else, or a file in it is a symbolic link, with
 *   which somebody else could let this process overwrite other files.
 */
export function openFolder(dataDir: string): Folder {
  const files = filesOf(dataDir);
  try {
    mkdirSync(files.path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw notWritable(files.path, error);
  }
  const userId = process.geteuid?.();
  // Windows has no user ids.
  if (userId === undefined) return { ...files, owner: null };
  const { uid, gid } = statSync(files.path);
  if (uid !== userId && userId !== ROOT_ID)
    throw new LaunchFailure(
      `DATA_DIR ${files.path} belongs to user ${uid}: run the command as that user or choose another DATA_DIR.`,
    );
  const owner = uid === userId ? null : { uid, gid };
  const owners = uid === ROOT_ID ? [ROOT_ID, NOBODY.uid] : [uid];
  actAs(owner, () => {
    for (const name of readdirSync(files.path))
      checkFile(join(files.path, name), owners);
  });
  return { ...files, owner };
}

/** Returns the failure for a DATA_DIR that cannot be created or written to. */
export function notWritable(path: string, error: unknown): LaunchFailure {
  const { code } = error as NodeJS.ErrnoException;
  return new LaunchFailure(
    `DATA_DIR ${path} is not writable (${code}): choose a folder that this user may write to.`,
  );
}

function checkFile(path: string, owners: readonly number[]) {
  const file = lstatSync(path, { throwIfNoEntry: false });
  if (file?.isSymbolicLink())
    throw new LaunchFailure(
      `${path} is a link: move the file that it refers to into DATA_DIR.`,
    );
  if (file && !owners.includes(file.uid))
    throw new LaunchFailure(
      `${path} belongs to user ${file.uid}: change its owner to the owner of DATA_DIR with "chown -R".`,
    );
}

/**
 * Runs a synchronous function with the file access of an owner, so that root neither creates files that the owner cannot
 * read nor follows links to files that only root may write. Without an owner, just runs the function.
 */
export function actAs<Result>(owner: Owner | null, work: () => Result): Result {
  if (!owner) return work();
  const groupId = process.getegid?.() ?? ROOT_ID;
  process.setegid?.(owner.gid);
  process.seteuid?.(owner.uid);
  try {
    return work();
  } finally {
    process.seteuid?.(ROOT_ID);
    process.setegid?.(groupId);
  }
}

/**
 * Returns the content of a file, or null if the file does not exist. Any other reason must not count as missing, because
 * a missing file is created again.
 *
 * @throws LaunchFailure when the file exists but cannot be read.
 */
export function readIfPresent(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return null;
    throw new LaunchFailure(
      `${path} cannot be read (${code}): run the command as the owner of DATA_DIR or choose another DATA_DIR.`,
    );
  }
}

/** Returns the content of a password file, or null when it is missing or empty. */
export function readPassword(path: string): string | null {
  return readIfPresent(path)?.trim() || null;
}

/** Returns the content of a password file, creating it when it is missing or empty. */
export function ensurePassword(path: string): string {
  return readPassword(path) ?? createPassword(path);
}

/** Writes a random password to a file that only its owner can read. */
export function createPassword(path: string): string {
  const password = randomBytes(24).toString("base64url");
  // An existing file would keep its mode.
  rmSync(path, { force: true });
  writeFileSync(path, password, { mode: 0o600 });
  return password;
}
