import { spawn } from "node:child_process";

/** Runs a program in the same terminal. Resolves with its exit code; with 1 when a signal ended it. */
export function runProgram(
  [program = "", ...args]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    spawn(program, args, {
      stdio: "inherit",
      env: { ...process.env, ...environment },
    })
      .on("error", reject)
      .on("exit", (code) => resolve(code ?? 1));
  });
}
