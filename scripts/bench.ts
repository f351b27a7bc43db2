/**
 * Runs the benchmarks. Each benchmark compares an operation with a baseline and prints the ratio. The ratio varies less
 * from machine to machine than the measured durations do.
 *
 *   npm run bench                       all benchmarks
 *   npm run bench -- matching           one benchmark
 *   npm run bench -- matching 100000    with up to 100,000 investors
 *   npm run bench -- api --metrics      the server with metrics and without
 *   npm run bench -- attacks 12000      with 12,000 ms for each attack
 *   npm run bench -- pages 7 --only login --against before=http://127.0.0.1:4001/login
 *                                       with 7 visits to each page whose name contains "login", and to this URL
 */
import { join } from "node:path";

type Bench = {
  readonly run: (size?: number, options?: string[]) => Promise<void>;
};

const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  attacks: () => import("./bench/attacks.ts"),
  accounts: () => import("./bench/accounts.ts"),
  api: () => import("./bench/api.ts"),
  mail: () => import("./bench/mail.ts"),
  matching: () => import("./bench/matching.ts"),
  nodes: () => import("./bench/nodes.ts"),
  pages: () => import("./bench/pages.ts"),
  planning: () => import("./bench/planning.ts"),
};

process.chdir(join(import.meta.dirname, ".."));
const [requested, ...rest] = process.argv.slice(2);
const [size] = rest[0]?.startsWith("--") ? [] : rest.splice(0, 1);
const names = requested === undefined ? Object.keys(BENCHES) : [requested];
for (const name of names) {
  const load = BENCHES[name];
  if (!load) {
    console.error(
      `Unknown benchmark ${name}: use one of ${Object.keys(BENCHES).join(", ")}, or omit the name to run all.`,
    );
    process.exit(1);
  }
  const { run } = await load();
  await run(size === undefined ? undefined : Number(size), rest);
}
