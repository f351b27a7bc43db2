import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  openSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartFailure } from "../start-failure.ts";
import { actAs, notWritable, type Owner } from "./data-dir-owner.ts";

/**
 * Thrown when another process uses the data directory. A separate class, so that callers that can share the directory
 * can detect this case.
 */
export class DataDirInUse extends StartFailure {}

/** The result code of SQLite when another process has locked the file. */
const SQLITE_BUSY = 5;

/**
 * Locks an existing data directory for this process, and returns a function that releases the lock. The lock is an open SQLite
 * transaction, because Node cannot lock files. The operating system releases it when the process ends or is killed.
 *
 * @param owner The owner as whom root has to act, from `checkDataDir`.
 * @throws DataDirInUse if another process has locked the directory, StartFailure if it is not writable.
 */
export function lockDataDir(
  dataDir: string,
  owner: Owner | null = null,
): () => void {
  return actAs(owner, () => lock(dataDir));
}

function lock(dataDir: string): () => void {
  const ownerFile = join(dataDir, "lock.pid");
  try {
    // Throws an error with the system's code, which SQLite does not report.
    accessSync(dataDir, constants.W_OK);
    const database = openLock(join(dataDir, "lock.sqlite"));
    writeFileSync(ownerFile, String(process.pid), { mode: 0o600 });
    return () => database[Symbol.dispose]();
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY)
      throw new DataDirInUse(
        `DATA_DIR ${dataDir} is in use by ${ownerOf(ownerFile)}: stop that process first or choose another DATA_DIR.`,
      );
    throw notWritable(dataDir, error);
  }
}

function openLock(path: string): DatabaseSync {
  // SQLite would create a file that all users can read, and therefore lock.
  closeSync(openSync(path, "a", 0o600));
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
