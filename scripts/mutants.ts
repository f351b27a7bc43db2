/**
 * Mutation tests: changes the product in small ways, one at a time, and counts the changes that a test detects. Prints
 * the undetected changes and the score; fails below 95 %.
 *
 *   npm run mutants -- --help
 */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runCli } from "xstate-toolkit/cli";
import { flowOfFolder } from "./flow-folder.ts";
import { runSourceMutants } from "./mutants/source.ts";

const MIN_SCORE = 95;
const USAGE = `Mutation tests: change the code in small ways, one at a time, and count the changes that a test detects.

  npm run mutants                              all functions of contract/ and machines/, with StrykerJS
  npm run mutants -- contract/scoring.ts       the functions in these files or folders
  npm run mutants -- --charts                  the charts of all flows
  npm run mutants -- --charts login matching   the charts of these flows, by folder or by name
      --workers 1                              number of parallel processes
      --force                                  also functions whose code and tests have not changed since the last run`;

process.chdir(join(import.meta.dirname, ".."));
try {
  const score = await run();
  if (score !== null && score < MIN_SCORE) {
    console.log(`The score is below ${MIN_SCORE} %.`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}

/**
 * Returns the score of the functions in percent; null when it printed the usage or tested charts.
 *
 * @throws for an invalid argument.
 */
async function run(): Promise<number | null> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      charts: { type: "boolean", default: false },
      force: { type: "boolean", default: false },
      workers: { type: "string", default: String(availableParallelism()) },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return null;
  }
  const workers = Number(values.workers);
  if (values.charts) {
    process.exitCode = await runCli([
      "mutants",
      ...positionals.map(flowOfFolder),
      "--workers",
      String(workers),
    ]);
    return null;
  }
  return runSourceMutants(positionals, workers, values.force);
}
