import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/**
 * When a process started, as text that no later process with the same number shares; null when there is no
 * such process. On Linux: the boot and the start in clock ticks; elsewhere what `ps` says.
 */
export function startOfProcess(pid: number): string | null {
  if (!isAlive(pid)) return null;
  if (process.platform !== "linux") return startByPs(pid);
  const fields = statOf(pid);
  // A zombie has ended: it holds no file and no lock.
  if (fields === null || fields[0] === "Z") return null;
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return `${boot}/${fields[19]}`;
}

/** What Linux says of a process, from its state on; null without such a process. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command is in brackets and may itself contain spaces and brackets: count after the last one.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

/** The command line of a process, or an empty text. */
export function commandOfProcess(pid: number): string {
  try {
    if (process.platform === "linux")
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
  return ps(pid, "command=");
}

/** The numbers of the processes that a process has started and that have not ended. */
export function childrenOf(pid: number): number[] {
  if (process.platform === "linux")
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((child) => Number(statOf(child)?.[1]) === pid);
  return spawnSync("ps", ["-axo", "ppid=,pid="], { encoding: "utf8" })
    .stdout.split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([parent]) => parent === pid)
    .map(([, child = 0]) => child);
}

/** True when a process with this number exists, ours or another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function startByPs(pid: number): string | null {
  return ps(pid, "lstart=").trim() || null;
}

function ps(pid: number, column: string): string {
  const answer = spawnSync("ps", ["-o", column, "-p", String(pid)], {
    encoding: "utf8",
  });
  return answer.status === 0 ? answer.stdout : "";
}
