import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartFailure } from "../start-failure.ts";

/**
 * Thrown when another process uses the data directory. A separate class, so that callers that can share the directory
 * can detect this case.
 */
export class DataDirInUse extends StartFailure {}

/** The result code of SQLite when another process has locked the file. */
const SQLITE_BUSY = 5;

/**
 * Locks a data directory for this process, and returns a function that releases the lock. The lock is an open SQLite
 * transaction, because Node cannot lock files. The operating system releases it when the process ends or is killed.
 *
 * @throws DataDirInUse if another process has locked the directory, StartFailure if it is not writable.
 */
export function lockDataDir(dataDir: string): () => void {
  const ownerFile = join(dataDir, "lock.pid");
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Throws an error with the system's code, which SQLite does not report.
    accessSync(dataDir, constants.W_OK);
    const lock = openLock(join(dataDir, "lock.sqlite"));
    writeFileSync(ownerFile, String(process.pid), { mode: 0o600 });
    return () => lock[Symbol.dispose]();
  } catch (error) {
    const { code, errcode } = error as NodeJS.ErrnoException & {
      errcode?: number;
    };
    if (errcode === SQLITE_BUSY)
      throw new DataDirInUse(
        `DATA_DIR ${dataDir} is in use by ${ownerOf(ownerFile)}: stop that process first or choose another DATA_DIR.`,
      );
    throw new StartFailure(
      `DATA_DIR ${dataDir} is not writable (${code}): choose a folder that this user may write to.`,
    );
  }
}

function openLock(path: string): DatabaseSync {
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
