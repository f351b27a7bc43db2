import { spawn } from "node:child_process";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs a program in this terminal. Resolves with its exit code. Forwards signals to the program. After a signal, this
 * process exits when the program has ended.
 *
 * @param print Gets what the program prints; by default, the terminal does.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  print?: (text: string) => void,
): Promise<number> {
  const output = print ? "pipe" : "inherit";
  const child = spawn(program, args, {
    stdio: ["inherit", output, output],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => print?.(text));
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    isStopping = true;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      for (const signal of SIGNALS) process.off(signal, stop);
      if (isStopping) process.exit(1);
      resolve(code ?? 1);
    });
  });
}
