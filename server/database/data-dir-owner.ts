import { lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { StartFailure } from "../start-failure.ts";

/** A user and a group, by their ids. */
export type Owner = { readonly uid: number; readonly gid: number };

/** The user as whom root runs PostgreSQL on files of its own: `nobody` on Linux. */
export const NOBODY: Owner = { uid: 65534, gid: 65534 };
const ROOT_ID = 0;

/**
 * Creates a data folder if it is missing, and checks who owns it. Returns the owner as whom root has to act, or null when
 * the files of the folder belong to the user of this process.
 *
 * @throws StartFailure when the folder or a file in it belongs to somebody else, or a file in it is a symbolic link, with
 *   which somebody else could let this process overwrite other files.
 */
export function checkDataDir(dataDir: string): Owner | null {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw notWritable(dataDir, error);
  }
  const userId = process.geteuid?.();
  // Windows has no user ids.
  if (userId === undefined) return null;
  const { uid, gid } = statSync(dataDir);
  if (uid !== userId && userId !== ROOT_ID)
    throw new StartFailure(
      `DATA_DIR ${dataDir} belongs to user ${uid}: run the command as that user or choose another DATA_DIR.`,
    );
  const owners = uid === ROOT_ID ? [ROOT_ID, NOBODY.uid] : [uid];
  return actAs(uid === userId ? null : { uid, gid }, () => {
    for (const name of readdirSync(dataDir)) checkFile(dataDir, name, owners);
    return uid === userId ? null : { uid, gid };
  });
}

/** Returns the failure for a data folder that cannot be created or written to. */
export function notWritable(dataDir: string, error: unknown): StartFailure {
  const { code } = error as NodeJS.ErrnoException;
  return new StartFailure(
    `DATA_DIR ${dataDir} is not writable (${code}): choose a folder that this user may write to.`,
  );
}

function checkFile(dataDir: string, name: string, owners: readonly number[]) {
  const path = join(dataDir, name);
  const file = lstatSync(path, { throwIfNoEntry: false });
  if (file?.isSymbolicLink())
    throw new StartFailure(
      `${path} is a link: move the file that it refers to into DATA_DIR.`,
    );
  if (file && !owners.includes(file.uid))
    throw new StartFailure(
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
