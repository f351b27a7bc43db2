/**
 * Runs mutation tests: makes small changes to the product, one at a time, and counts the changes that a test detects.
 * Prints the undetected changes and the score; fails if the score is too low.
 *
 *   npm run mutants -- --help
 */
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { flowOfFolder } from "./flow-folder.ts";

const MIN_SCORE = 95;
const USAGE = `Mutation tests: make small changes to the code, one at a time, and count the changes that a test detects.

  npm run mutants                              all functions of contract/ and machines/, with StrykerJS
  npm run mutants -- contract/scoring.ts       the functions in these files or folders
  npm run mutants -- --charts                  the charts of all flows
  npm run mutants -- --charts login matching   the charts of these flows (names of folders or flows)
      --defaults                               also count the changes of charts that are detected without expectations
      --workers 1                              number of parallel processes
      --force                                  retest functions even if their code and tests have not changed`;

process.chdir(join(import.meta.dirname, ".."));
const options = readOptions();
// Both programs take seconds to load, and invalid options need neither.
if (options?.charts) {
  const { runCli } = await import("xstate-toolkit/cli");
  const { names, workers } = options;
  process.exitCode = await runCli([
    "mutants",
    ...names.map(flowOfFolder),
    "--workers",
    String(workers),
    ...(options.defaults ? ["--defaults"] : []),
  ]);
} else if (options) {
  const { runSourceMutants } = await import("./mutants/source.ts");
  const { names, workers, force } = options;
  const score = await runSourceMutants(names, workers, force);
  if (score < MIN_SCORE) {
    console.log(`The score is below ${MIN_SCORE} %.`);
    process.exitCode = 1;
  }
}

/** Returns the options. Prints the usage and returns null for `--help` and for invalid arguments. */
function readOptions() {
  try {
    const { values, positionals: names } = parseArgs({
      allowPositionals: true,
      options: {
        charts: { type: "boolean", default: false },
        defaults: { type: "boolean", default: false },
        force: { type: "boolean", default: false },
        workers: { type: "string", default: String(availableParallelism()) },
        help: { type: "boolean", default: false },
      },
    });
    const { charts, defaults, force, help } = values;
    if (help) {
      console.log(USAGE);
      return null;
    }
    const workers = Number(values.workers);
    if (!Number.isInteger(workers) || workers < 1)
      throw new Error("--workers must be a positive whole number.");
    if (charts && force)
      throw new Error("--force cannot be combined with --charts.");
    const missing = charts
      ? undefined
      : names.find((name) => !existsSync(name));
    if (missing !== undefined) throw new Error(`${missing} does not exist.`);
    return { names, charts, defaults, force, workers };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exitCode = 2;
    return null;
  }
}
