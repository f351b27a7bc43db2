/** Prevents concurrent setups of the current folder. Uses no dependencies and supports Node 20. */
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

const LOCK = ".setup-lock";

/** Runs `work` while no other process sets up this folder. Removes the lock of a process that has ended. */
export async function withSetupLock(work) {
  let isWaiting = false;
  while (!takeLock()) {
    const owner = readOwner();
    // After a container restart, this process can have the same id as the killed process that left the lock.
    if (owner !== null && (owner === process.pid || !isRunning(owner)))
      rmSync(LOCK, { recursive: true, force: true });
    else {
      if (!isWaiting) console.log("Waiting for another setup of this folder …");
      isWaiting = true;
      sleep(200);
    }
  }
  try {
    await work();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function takeLock() {
  // Created under another name and renamed, so that a lock always contains the id of its owner.
  const ownLock = `${LOCK}.${process.pid}`;
  rmSync(ownLock, { recursive: true, force: true });
  mkdirSync(ownLock);
  writeFileSync(join(ownLock, "pid"), String(process.pid));
  try {
    renameSync(ownLock, LOCK);
    return true;
  } catch (error) {
    rmSync(ownLock, { recursive: true, force: true });
    if (!["ENOTEMPTY", "EEXIST", "EPERM"].includes(error.code)) throw error;
    return false;
  }
}

function readOwner() {
  try {
    return Number(readFileSync(join(LOCK, "pid"), "utf8"));
  } catch {
    return null;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
