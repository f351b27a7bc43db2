import { spawn } from "node:child_process";

/**
 * Runs a program in the same terminal. With `json`, its output goes to standard error, because standard output must
 * contain only the JSON. Resolves with the program's exit code, or with 1 if a signal terminated the program.
 */
export function runProgram(
  [program = "", ...args]: readonly string[],
  environment: Readonly<Record<string, string>>,
  { json }: { readonly json?: boolean },
): Promise<number> {
  return new Promise((resolve, reject) => {
    spawn(program, args, {
      stdio: ["inherit", json ? 2 : "inherit", "inherit"],
      env: { ...process.env, ...environment },
    })
      .on("error", reject)
      .on("exit", (code) => resolve(code ?? 1));
  });
}
