/**
 * Runs every part of the tests, or the named parts: `npm test`, and the tests that need other browser engines or
 * minutes. Continues after a failure, and prints the time of each part and the number of passed and failed parts on the
 * last line.
 *
 *   npm run test:all                      all parts
 *   npm run test:all -- engines attacks   only these parts
 */
import { join } from "node:path";
import { runProgram } from "./run-program.ts";

/** A part of the tests. It has passed if its command exits with 0. */
type Part = {
  readonly name: string;
  readonly description: string;
  /** The program's arguments, after `npm run`. */
  readonly command: readonly string[];
};

const PARTS: readonly Part[] = [
  {
    name: "test",
    description:
      "all checks, and all tests in Chromium in English, with a few in Arabic",
    command: ["test"],
  },
  {
    name: "engines",
    description: "the main tasks of both roles in Chromium, Firefox and WebKit",
    command: ["test:engines"],
  },
  {
    name: "typed-profiles",
    description:
      "300 profiles, typed and pasted as people in four countries do, in Chromium and Firefox",
    command: ["test:typed-profiles"],
  },
  {
    name: "layout",
    description:
      "every page in small windows and with large text, in English, and every text 40 % longer",
    command: ["test:layout"],
  },
  {
    name: "languages",
    description:
      "every page in French, Portuguese, Swahili and Arabic: whole texts at four widths, and axe in both themes",
    command: ["test:languages"],
  },
  {
    name: "keyboard",
    description:
      "every flow from its start to its end, with the keyboard only, in English",
    command: ["test:keyboard"],
  },
  {
    name: "old-browsers",
    description:
      "every page in Chromium without the features that an oldest browser lacks",
    command: ["test:old-browsers"],
  },
  {
    name: "upgrade",
    description:
      "two nodes of the last release are replaced by this version under load",
    command: ["test:upgrade"],
  },
  {
    name: "year",
    description:
      "a year of matches, reminders and decisions on two nodes, compared with a simple model",
    command: ["test:year"],
  },
  {
    name: "backup",
    description:
      "backups under load move the data to PostgreSQL 15 of Debian and back",
    command: ["test:backup"],
  },
  {
    name: "failover",
    description:
      "the primary of three PostgreSQL servers is killed, frozen, switched over and cut off under load; PgBouncer",
    command: ["test:failover"],
  },
  {
    name: "deployment",
    description:
      "the container image, the processes of compose.yaml, the systemd unit and the proxies, on Debian 12",
    command: ["check:deployment"],
  },
  {
    name: "hostile",
    description:
      "30,000 generated requests, foreign ids, files, floods, races and stored markup",
    command: ["test:hostile"],
  },
  {
    name: "attacks",
    description: "how much memory and time the known attacks cost the server",
    command: ["bench", "--", "attacks"],
  },
];

process.chdir(join(import.meta.dirname, ".."));
const parts = selectParts(process.argv.slice(2));
const results: { name: string; passed: boolean; seconds: number }[] = [];
for (const [index, { name, description, command }] of parts.entries()) {
  console.log(
    `\n=== ${name} (part ${index + 1} of ${parts.length}): ${description}`,
  );
  const startedAt = performance.now();
  const passed = (await runProgram("npm", ["run", ...command])) === 0;
  const seconds = (performance.now() - startedAt) / 1000;
  results.push({ name, passed, seconds });
}
console.log("");
for (const { name, passed, seconds } of results)
  console.log(
    `${name.padEnd(20)}${`${seconds.toFixed(1)} s`.padStart(9)}  ${passed ? "passed" : "failed"}`,
  );
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Returns the named parts, or all parts if no name is given. Lists the parts and exits if a name is unknown. */
function selectParts(names: readonly string[]): readonly Part[] {
  const unknown = names.filter(
    (name) => !PARTS.some((part) => part.name === name),
  );
  if (unknown.length === 0)
    return names.length === 0
      ? PARTS
      : PARTS.filter(({ name }) => names.includes(name));
  console.error(
    `Unknown part ${unknown.join(", ")}. Use these, or no name to run all:`,
  );
  for (const { name, description } of PARTS)
    console.error(`  ${name.padEnd(20)}${description}`);
  process.exit(1);
}
