/**
 * Counts what is walked of every chart, at machine level and in the browser, side by side: walks every pair of
 * transitions live, writes statecharts-docs/coverage.json and its page anew, and fails where a live run took less.
 *
 *   npm run coverage:charts                        what the last driven tests took counts for the browser
 *   npm run paths -- --run && npm run coverage:charts   drives the browser first
 */
import { join } from "node:path";
import { catalogue } from "../machines/index.ts";
import { BROWSER_COVERAGE_FOLDER } from "../tests/support/driven/coverage.ts";
import { COUNTED } from "../tests/support/walker/coverage-counts.ts";
import {
  type CoverageRecord,
  readCoverage,
} from "../tests/support/walker/coverage-file.ts";
import { type FlowCoverage, writtenCoverage } from "./docs/coverage.ts";
import { makeDocs } from "./docs/make-docs.ts";
import { writeDocs } from "./docs/write-docs.ts";
import { runProgram } from "./run-program.ts";

/** One sentence for each count that is not whole at machine level, and for each live run that took less than planned. */
export function coverageProblems(
  flows: readonly FlowCoverage[],
  machine: readonly CoverageRecord[],
  browser: readonly CoverageRecord[],
): string[] {
  return flows.flatMap(({ flow, counts }) => {
    const walked = machine.find((record) => record.machine === flow);
    const driven = browser.find((record) => record.machine === flow);
    const lacking = (Object.keys(COUNTED) as (keyof typeof COUNTED)[])
      .filter((what) => counts[what].machine < counts[what].all)
      .map((what) => `${flow}: not all ${COUNTED[what]} are walked`);
    const guards = counts.guardsTrue.machine + counts.guardsFalse.machine;
    const drivenPlan = counts.transitions.browser ?? 0;
    return [
      ...lacking,
      ...(walked ? [] : [`${flow}: the machine was not walked live`]),
      ...less(flow, "states", walked?.states.taken, counts.states.machine),
      ...less(
        flow,
        "transitions",
        walked?.transitions.taken,
        counts.transitions.machine,
      ),
      ...less(flow, "guard outcomes", walked?.branches.taken, guards),
      ...less(flow, "pairs", walked?.pairs?.taken ?? 0, counts.pairs.machine),
      ...less(
        flow,
        "transitions in the browser",
        driven?.transitions.taken,
        drivenPlan,
      ),
    ];
  });
}

function less(
  flow: string,
  what: string,
  live: number | undefined,
  planned: number,
): string[] {
  return live === undefined || live >= planned
    ? []
    : [`${flow}: ${live} of ${planned} ${what} were taken live`];
}

/** The counts of all flows as a table: at machine level / in the browser / of all. */
function tableOf(flows: readonly FlowCoverage[]): string {
  const whats = Object.keys(COUNTED) as (keyof typeof COUNTED)[];
  const rows = [
    ["machine/browser/all", ...whats.map((what) => COUNTED[what])],
    ...flows.map(({ flow, counts }) => [
      flow,
      ...whats.map((what) => {
        const { machine, browser, all } = counts[what];
        return `${machine}/${browser ?? "-"}/${all}`;
      }),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join("  "),
    )
    .join("\n");
}

if (import.meta.main) {
  process.chdir(join(import.meta.dirname, ".."));
  const code = await runProgram(
    process.execPath,
    [
      ...["node_modules/vitest/vitest.mjs", "run", "--project", "pure"],
      ...["--reporter=dot", "tests/machines"],
    ],
    { PAIRS: "on" },
  );
  // Looks for all pairs anew, whatever was known.
  writeDocs(await makeDocs(new Map()));
  const written = writtenCoverage();
  const flows = catalogue.flatMap(({ name }) => written.get(name) ?? []);
  const problems = coverageProblems(
    flows,
    readCoverage(),
    readCoverage(BROWSER_COVERAGE_FOLDER),
  );
  console.log(tableOf(flows));
  for (const problem of problems) console.error(problem);
  process.exitCode = code === 0 && problems.length === 0 ? 0 : 1;
}
