/**
 * Mutation tests: changes the product in small ways, one at a time, and counts the changes that a test detects. Prints
 * the undetected changes and the score; fails below 95 %.
 *
 *   npm run mutants                              all functions of contract/ and machines/, with StrykerJS
 *   npm run mutants -- contract/scoring.ts       the functions in these files or folders
 *   npm run mutants -- --charts                  the charts of all flows
 *   npm run mutants -- --charts login matching   the charts of these flows
 *   npm run mutants -- --at-once 1               number of parallel processes
 *   npm run mutants -- --force                   also functions whose code and tests did not change since the last run
 */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runChartMutants } from "./mutants/charts.ts";
import { runSourceMutants } from "./mutants/source.ts";

const MIN_SCORE = 95;

process.chdir(join(import.meta.dirname, ".."));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    charts: { type: "boolean", default: false },
    force: { type: "boolean", default: false },
    "at-once": { type: "string", default: String(availableParallelism()) },
  },
});
const atOnce = Number(values["at-once"]);
const score = values.charts
  ? await runChartMutants(positionals, atOnce)
  : await runSourceMutants(positionals, atOnce, values.force);
if (score < MIN_SCORE) {
  console.log(`The score is below ${MIN_SCORE} %.`);
  process.exitCode = 1;
}
