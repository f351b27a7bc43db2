/**
 * Starts the development servers: Vite, with hot module replacement and a proxy for the API's paths, and the API
 * server, which restarts when its sources change.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createServer } from "vite";

process.chdir(join(import.meta.dirname, ".."));
const vite = await createServer();
await vite.listen();
vite.printUrls();
const api = spawn(
  process.execPath,
  ["--watch", "--watch-preserve-output", "server/main.ts"],
  { stdio: "inherit" },
);

let isStopping = false;
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (api.exitCode === null && api.signalCode === null) {
    const exited = new Promise((resolve) => api.once("exit", resolve));
    api.kill("SIGTERM");
    await exited;
  }
  await vite.close();
  process.exit(code);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => void stop(0));
api.on("exit", (code) => void stop(code ?? 1));
