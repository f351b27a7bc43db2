/**
 * Measures what must stay fast, side by side with the plain way of doing it, and prints the ratio: a ratio holds on
 * any machine, a time does not.
 *
 *   npm run bench                       everything
 *   npm run bench -- matching           one of them
 *   npm run bench -- matching 1000000   with a size of its own
 *   npm run bench -- attacks 12000      with the milliseconds of each attack
 */
import { join } from "node:path";

type Bench = { readonly run: (size?: number) => Promise<void> };

const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  attacks: () => import("./bench/attacks.ts"),
  accounts: () => import("./bench/accounts.ts"),
  matching: () => import("./bench/matching.ts"),
};

process.chdir(join(import.meta.dirname, ".."));
const [wanted, size] = process.argv.slice(2);
const names = wanted === undefined ? Object.keys(BENCHES) : [wanted];
for (const name of names) {
  const load = BENCHES[name];
  if (!load) {
    console.error(
      `There is no bench ${name}; there are ${Object.keys(BENCHES).join(", ")}.`,
    );
    process.exit(1);
  }
  const { run } = await load();
  await run(size === undefined ? undefined : Number(size));
}
