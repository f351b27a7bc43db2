import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Returns the command line of a process, or an empty string when there is none, or only a zombie, which has no files or locks. */
export function commandOfProcess(pid: number): string {
  if (process.platform !== "linux") {
    const [, state, command = ""] =
      /^\s*(\S+)\s+(.*)/s.exec(
        ps("-o", "state=,command=", "-p", String(pid)),
      ) ?? [];
    return state?.startsWith("Z") ? "" : command;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

/** Returns the ids of a process's children. */
export function childrenOf(pid: number): number[] {
  if (process.platform === "linux")
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((child) => parentOf(child) === pid);
  return ps("-axo", "ppid=,pid=")
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([parent]) => parent === pid)
    .map(([, child = 0]) => child);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command is in parentheses and may itself contain spaces and parentheses. The state and the parent follow it.
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return undefined;
  }
}

function ps(...args: readonly string[]): string {
  return spawnSync("ps", args, { encoding: "utf8" }).stdout;
}
