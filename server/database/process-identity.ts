import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * When a process started, as text that no later process with the same number shares; null when there is no
 * such process. On Linux: the boot and the start in clock ticks; elsewhere what `ps` says.
 */
export function startOfProcess(pid: number): string | null {
  if (!isAlive(pid)) return null;
  if (process.platform !== "linux") return startByPs(pid);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command stands in brackets and may itself hold spaces and brackets: count after the last one.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    // A zombie has ended: it holds no file and no lock.
    return fields[0] === "Z" ? null : `${boot}/${fields[19]}`;
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
