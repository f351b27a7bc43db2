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
import { startOfProcess } from "./process-identity.ts";

/** What one process says of itself in the lock file. */
type Holder = { pid: number; started: string };

/** Another process uses the data directory; to be told apart by who can use it together with that one. */
export class DataDirInUse extends StartFailure {}

/** How often, and after which pause in milliseconds, a lock is looked at that others are clearing away. */
const ROUNDS = 100;
const PAUSE = 20;

/**
 * Makes this process the only user of a data directory, and returns how to give it back. The lock names the
 * process and its start, so neither a killed holder nor a later process with the same number keeps it.
 *
 * @throws DataDirInUse when another process holds it, StartFailure when the directory cannot be written.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  const path = join(dataDir, "lock");
  const own = writeOwn(dataDir);
  try {
    for (let round = 0; round < ROUNDS; round++) {
      if (claim(own, path)) return () => releaseLock(path);
      const found = read(path);
      if (found === null) continue;
      if (isAliveHolder(found)) throw inUse(dataDir, holderOf(found)?.pid);
      if (!clearStale(own, path, found)) await sleep(PAUSE);
    }
  } finally {
    rmSync(own, { force: true });
  }
  throw inUse(dataDir);
}

function inUse(dataDir: string, pid?: number): DataDirInUse {
  const whom = pid === undefined ? "another process" : `process ${pid}`;
  return new DataDirInUse(
    `DATA_DIR ${dataDir} is in use by ${whom}: stop that one first or choose another DATA_DIR.`,
  );
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
 * Removes a lock that was judged stale, and never a later one that took its place: whoever removes holds a marker of
 * this very content, so only one does at a time, and a stale content that is gone never comes back. False while
 * another process is at it.
 */
function clearStale(own: string, path: string, stale: string): boolean {
  const digest = createHash("sha256").update(stale).digest("hex");
  const marker = `${path}.clearing-${digest.slice(0, 16)}`;
  if (!claim(own, marker)) {
    const clearer = read(marker);
    // Killed in the one moment between its two steps.
    if (clearer !== null && !isAliveHolder(clearer))
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

function isAliveHolder(content: string): boolean {
  const holder = holderOf(content);
  return holder !== null && startOfProcess(holder.pid) === holder.started;
}

/** The content of a lock file; null when there is none. */
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
