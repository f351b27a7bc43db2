/**
 * Measures the coverage of every chart by the model tests and the browser tests. Walks every pair of transitions live,
 * regenerates statecharts-docs/, and fails when a live run covers less than planned.
 *
 *   npm run coverage:charts                        uses the last results of the browser tests
 *   npm run paths -- --run && npm run coverage:charts   runs the browser tests first
 */
import { join } from "node:path";
import { readCoverage } from "xstate-toolkit/show";
import { catalogue } from "../machines/index.ts";
import { BROWSER_COVERAGE_FOLDER } from "../tests/support/driven/coverage.ts";
import { writtenCoverage } from "./docs/coverage.ts";
import {
  coverageProblems,
  coverageTable,
  notDriven,
} from "./docs/coverage-live.ts";
import { makeDocs } from "./docs/make-docs.ts";
import { writeDocs } from "./docs/write-docs.ts";
import { runProgram } from "./run-program.ts";

process.chdir(join(import.meta.dirname, ".."));
const code = await runProgram(
  process.execPath,
  [
    ...["node_modules/vitest/vitest.mjs", "run", "--project", "pure"],
    ...["--reporter=dot", "tests/flows"],
  ],
  { PAIRS: "on" },
);
// An empty map of known coverage, so that all pairs are searched again.
writeDocs(await makeDocs(new Map()));
const written = writtenCoverage();
const flows = catalogue.flatMap(({ name }) => written.get(name) ?? []);
const browser = readCoverage(BROWSER_COVERAGE_FOLDER);
const problems = coverageProblems(flows, readCoverage(), browser);
console.log(coverageTable(flows));
const waiting = notDriven(flows, browser);
if (waiting.length > 0)
  console.log(
    `No browser run is recorded for ${waiting.join(", ")}: run "npm run paths -- --run" first.`,
  );
for (const problem of problems) console.error(problem);
process.exitCode = code === 0 && problems.length === 0 ? 0 : 1;
