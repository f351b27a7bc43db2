import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/**
 * Returns a string that identifies a process even if its id is reused later; null when the process does not exist. On
 * Linux: the boot id and the start time in clock ticks; elsewhere the start time from `ps`.
 */
export function processIdentity(pid: number): string | null {
  if (!isAlive(pid)) return null;
  if (process.platform !== "linux") return ps(pid, "lstart=").trim() || null;
  const fields = readStat(pid);
  // A zombie has ended and has no files or locks.
  if (fields === null || fields[0] === "Z") return null;
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return `${boot}/${fields[19]}`;
}

/** Returns the fields of /proc/PID/stat, starting with the state; null when the process does not exist. */
function readStat(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command is in brackets and may contain spaces and brackets itself, so the fields start after the last bracket.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

/** Returns the command line of a process, or an empty string. */
export function commandOfProcess(pid: number): string {
  try {
    if (process.platform === "linux")
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
  return ps(pid, "command=");
}

/** Returns the ids of a process's running children. */
export function childrenOf(pid: number): number[] {
  if (process.platform === "linux")
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((child) => Number(readStat(child)?.[1]) === pid);
  return spawnSync("ps", ["-axo", "ppid=,pid="], { encoding: "utf8" })
    .stdout.split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([parent]) => parent === pid)
    .map(([, child = 0]) => child);
}

/** Returns whether a process with this id exists, for this or another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function ps(pid: number, column: string): string {
  const result = spawnSync("ps", ["-o", column, "-p", String(pid)], {
    encoding: "utf8",
  });
  return result.status === 0 ? result.stdout : "";
}
