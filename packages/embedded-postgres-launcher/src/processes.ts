import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Returns whether a process of any user is running. A zombie does not count, because it has no files or locks. */
export function isProcessRunning(pid: number): boolean {
  const state =
    process.platform === "linux" ? readStat(pid)?.[0] : ps(pid, "stat=");
  return Boolean(state) && !state?.startsWith("Z");
}

/** Returns the fields of /proc/PID/stat, starting with the state; null when the process does not exist. */
function readStat(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command is in parentheses and may itself contain spaces and parentheses, so the state follows the last ")".
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

/** Returns the ids of a process's children. */
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

function ps(pid: number, column: string): string {
  const result = spawnSync("ps", ["-o", column, "-p", String(pid)], {
    encoding: "utf8",
  });
  return result.status === 0 ? result.stdout : "";
}
