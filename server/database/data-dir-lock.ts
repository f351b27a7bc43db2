import { randomBytes } from "node:crypto";
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { StartFailure } from "../start-failure.ts";
import { startOfProcess } from "./process-identity.ts";

/** What one process says of itself in the lock file. */
type Holder = { pid: number; started: string };

/**
 * Makes this process the only user of a data directory, and returns how to give it back. The lock names the
 * process and its start, so neither a killed holder nor a later process with the same number keeps it.
 *
 * @throws StartFailure when another process holds it or the directory cannot be written.
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, "lock");
  const own = writeOwn(dataDir);
  try {
    // A second round is needed when a stale lock was cleared away.
    for (let round = 0; round < 5; round++) {
      if (claim(own, path)) return () => releaseLock(path);
      const holder = readHolder(path);
      if (holder && startOfProcess(holder.pid) === holder.started)
        throw new StartFailure(
          `DATA_DIR ${dataDir} is in use by process ${holder.pid}: stop that one first or choose another DATA_DIR.`,
        );
      clearStale(path, holder);
    }
  } finally {
    rmSync(own, { force: true });
  }
  throw new StartFailure(
    `DATA_DIR ${dataDir} is in use by another process: stop that one first or choose another DATA_DIR.`,
  );
}

/** Whether a living process holds the data directory. */
export function isDataDirLocked(dataDir: string): boolean {
  const holder = readHolder(join(dataDir, "lock"));
  return holder !== null && startOfProcess(holder.pid) === holder.started;
}

function writeOwn(dataDir: string): string {
  const own = join(dataDir, `lock.${randomBytes(6).toString("hex")}`);
  const holder: Holder = {
    pid: process.pid,
    started: startOfProcess(process.pid) ?? "",
  };
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(own, JSON.stringify(holder), { mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartFailure(
      `DATA_DIR ${dataDir} cannot be written (${code}): choose a folder that this user may write to.`,
    );
  }
  return own;
}

/** `link` is atomic and refuses an existing name, and the name appears with its full content. */
function claim(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Two starters may judge the same lock stale. Renaming gives it to one of them; the other may then have moved
 * away the fresh lock of the first, sees that by its content, and puts it back.
 */
function clearStale(path: string, judged: Holder | null): void {
  const aside = `${path}.stale-${randomBytes(6).toString("hex")}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  const moved = readHolder(aside);
  if (moved && JSON.stringify(moved) !== JSON.stringify(judged))
    claim(aside, path);
  rmSync(aside, { force: true });
}

function releaseLock(path: string): void {
  if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true });
}

function readHolder(path: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(readFileSync(path, "utf8"));
    const { pid, started } = holder as Partial<Holder>;
    return typeof pid === "number" && typeof started === "string"
      ? { pid, started }
      : null;
  } catch {
    return null;
  }
}
