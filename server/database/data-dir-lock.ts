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
  const own = writeOwnFile(dataDir);
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      if (claim(own, path)) return () => releaseLock(path);
      const found = read(path);
      if (found === null) continue;
      if (isRunning(found)) throw inUse(dataDir, holderOf(found)?.pid);
      if (!removeStaleLock(own, path, found)) await sleep(RETRY_DELAY);
    }
  } finally {
    rmSync(own, { force: true });
  }
  throw inUse(dataDir);
}

function inUse(dataDir: string, pid?: number): DataDirInUse {
  const owner = pid === undefined ? "another process" : `process ${pid}`;
  return new DataDirInUse(
    `DATA_DIR ${dataDir} is in use by ${owner}: stop that process first or choose another DATA_DIR.`,
  );
}

function writeOwnFile(dataDir: string): string {
  const own = join(dataDir, `lock.${randomBytes(6).toString("hex")}`);
  const holder: Holder = {
    pid: process.pid,
    started: processIdentity(process.pid) ?? "",
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

/** `link` is atomic, fails for an existing name, and creates the name with its full content. */
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
 * Removes a stale lock but never a newer one: a process first creates a marker for exactly this content, so only one
 * process removes the lock, and a later lock never has the same content. Returns false while another process is
 * removing it.
 */
function removeStaleLock(own: string, path: string, stale: string): boolean {
  const digest = createHash("sha256").update(stale).digest("hex");
  const marker = `${path}.clearing-${digest.slice(0, 16)}`;
  if (!claim(own, marker)) {
    const remover = read(marker);
    // The process that created the marker ended before it removed the marker.
    if (remover !== null && !isRunning(remover))
      rmSync(marker, { force: true });
    return false;
  }
  if (read(path) === stale) rmSync(path, { force: true });
  rmSync(marker, { force: true });
  return true;
}

function releaseLock(path: string): void {
  const found = read(path);
  if (found !== null && holderOf(found)?.pid === process.pid)
    rmSync(path, { force: true });
}

function isRunning(content: string): boolean {
  const holder = holderOf(content);
  return holder !== null && processIdentity(holder.pid) === holder.started;
}

/** Returns the content of a lock file, or null when it does not exist. */
function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

function holderOf(content: string): Holder | null {
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
