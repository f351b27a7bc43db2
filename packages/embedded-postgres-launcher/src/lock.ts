import {
  accessSync,
  chmodSync,
  constants,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { FolderInUse } from "./failure.ts";
import { actAs, type Folder, notWritable } from "./folder.ts";

/** The result code of SQLite when another process has locked the file. */
const SQLITE_BUSY = 5;

/**
 * Locks a folder for this process, and returns a function that releases the lock. The lock is an open SQLite transaction,
 * because Node cannot lock files. The operating system releases it when the process ends or is killed.
 *
 * @throws FolderInUse when another process has locked the folder, LaunchFailure when it is not writable.
 */
export function lockFolder({ path, owner }: Folder): () => void {
  const ownerFile = join(path, "lock.pid");
  try {
    return actAs(owner, () => {
      // Throws an error with the system's code, which SQLite does not report.
      accessSync(path, constants.W_OK);
      const database = openLock(join(path, "lock.sqlite"));
      writeFileSync(ownerFile, String(process.pid), { mode: 0o600 });
      return () => database[Symbol.dispose]();
    });
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY)
      throw new FolderInUse(
        `DATA_DIR ${path} is in use by ${ownerOf(ownerFile)}: stop that process first or choose another DATA_DIR.`,
      );
    throw notWritable(path, error);
  }
}

function openLock(path: string): DatabaseSync {
  // SQLite would create a file that all users can read, and therefore lock.
  writeFileSync(path, "", { flag: "a", mode: 0o600 });
  chmodSync(path, 0o600);
  const lock = new DatabaseSync(path);
  try {
    lock.exec("begin immediate");
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

function ownerOf(path: string): string {
  try {
    return `process ${readFileSync(path, "utf8")}`;
  } catch {
    // The process has the lock, but has not written its id yet.
    return "another process";
  }
}
