import { createHash, randomBytes } from "node:crypto";
import {
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartFailure } from "../start-failure.ts";
import { processIdentity } from "./process-identity.ts";

/** The content of the lock file: the process that owns the lock. */
type Holder = { pid: number; started: string };

/**
 * Thrown when another process uses the data directory. A separate class, so that callers that can share the directory can detect
 * it.
 */
export class DataDirInUse extends StartFailure {}

/** Number of attempts, and the pause between them in milliseconds, while another process removes a stale lock. */
const MAX_ATTEMPTS = 100;
const RETRY_DELAY = 20;

/**
 * Locks a data directory for this process. Returns a function that releases the lock. The lock contains the process id and start
 * time, so that it does not survive a killed process or match a later process with the same id.
 *
 * @throws DataDirInUse when another process has locked it, StartFailure when the directory cannot be written.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  const path = join(dataDir, "lock");
  const ownFile = writeOwnFile(dataDir);
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      if (claim(ownFile, path)) return () => releaseLock(path);
      const content = readLock(path);
      if (content === null) continue;
      if (isRunning(content))
        throw inUseError(dataDir, parseHolder(content)?.pid);
      if (!removeStaleLock(ownFile, path, content)) await sleep(RETRY_DELAY);
    }
  } finally {
    rmSync(ownFile, { force: true });
  }
  throw inUseError(dataDir);
}

function inUseError(dataDir: string, pid?: number): DataDirInUse {
  const owner = pid === undefined ? "another process" : `process ${pid}`;
  return new DataDirInUse(
    `DATA_DIR ${dataDir} is in use by ${owner}: stop that process first or choose another DATA_DIR.`,
  );
}

function writeOwnFile(dataDir: string): string {
  const ownFile = join(dataDir, `lock.${randomBytes(6).toString("hex")}`);
  const holder: Holder = {
    pid: process.pid,
    started: processIdentity(process.pid) ?? "",
  };
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(ownFile, JSON.stringify(holder), { mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartFailure(
      `DATA_DIR ${dataDir} cannot be written (${code}): choose a folder that this user may write to.`,
    );
  }
  return ownFile;
}

/**
 * Links this process's file to a path. Returns false if the path exists. Unlike a write, a link is atomic and creates the path with
 * its full content.
 */
function claim(ownFile: string, path: string): boolean {
  try {
    linkSync(ownFile, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Removes a stale lock but never a newer one: a process first creates a marker for exactly this content, so only one
 * process removes the lock, and a later lock never has the same content. Returns false while another process is
 * removing it.
 */
function removeStaleLock(ownFile: string, path: string, staleContent: string) {
  const digest = createHash("sha256").update(staleContent).digest("hex");
  const marker = `${path}.clearing-${digest.slice(0, 16)}`;
  if (!claim(ownFile, marker)) {
    const remover = readLock(marker);
    // The process that created the marker ended before it removed the marker.
    if (remover !== null && !isRunning(remover))
      rmSync(marker, { force: true });
    return false;
  }
  if (readLock(path) === staleContent) rmSync(path, { force: true });
  rmSync(marker, { force: true });
  return true;
}

function releaseLock(path: string): void {
  const content = readLock(path);
  if (content !== null && parseHolder(content)?.pid === process.pid)
    rmSync(path, { force: true });
}

function isRunning(content: string): boolean {
  const holder = parseHolder(content);
  return holder !== null && processIdentity(holder.pid) === holder.started;
}

/** Returns the content of a lock file, or null when it does not exist. */
function readLock(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

function parseHolder(content: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(content);
    const { pid, started } = holder as Partial<Holder>;
    return typeof pid === "number" && typeof started === "string"
      ? { pid, started }
      : null;
  } catch {
    return null;
  }
}
