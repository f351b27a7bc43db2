import type { FlowCoverage } from "./coverage.ts";
import { COUNT_HEADINGS } from "./coverage-counts.ts";
import type { CoverageRecord } from "./coverage-file.ts";

/**
 * Returns an error message for each count that is incomplete in the model tests, and for each live run that covered
 * less than planned.
 */
export function coverageProblems(
  flows: readonly FlowCoverage[],
  machine: readonly CoverageRecord[],
  browser: readonly CoverageRecord[],
): string[] {
  const live = flows.flatMap(({ flow, counts }) => {
    const walked = machine.find((record) => record.machine === flow);
    const driven = browser.find((record) => record.machine === flow);
    const guards = counts.guardsTrue.machine + counts.guardsFalse.machine;
    return [
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
        counts.transitions.browser ?? 0,
      ),
    ];
  });
  return [...unplannedGoals(flows), ...live];
}

/** Returns an error message for each count that the plans do not cover completely. */
export function unplannedGoals(flows: readonly FlowCoverage[]): string[] {
  return flows.flatMap(({ flow, counts, arePairsIncomplete }) => [
    ...(Object.keys(COUNT_HEADINGS) as (keyof typeof COUNT_HEADINGS)[])
      .filter((what) => counts[what].machine < counts[what].all)
      .map((what) => `${flow}: not all ${COUNT_HEADINGS[what]} are walked`),
    ...(arePairsIncomplete
      ? [
          `${flow}: the search for pairs ended at its limit; clip the context with the plan's key`,
        ]
      : []),
  ]);
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

/** Returns the flows with a binding but without a recorded browser run. */
export function notDriven(
  flows: readonly FlowCoverage[],
  browser: readonly CoverageRecord[],
): string[] {
  return flows
    .filter(({ flow, paths }) => {
      const isLive = browser.some(({ machine }) => machine === flow);
      return paths.browser !== null && !isLive;
    })
    .map(({ flow }) => flow);
}

/** Formats the counts of all flows as a table: model tests / browser tests / total. */
export function coverageTable(flows: readonly FlowCoverage[]): string {
  const whats = Object.keys(COUNT_HEADINGS) as (keyof typeof COUNT_HEADINGS)[];
  const rows = [
    ["machine/browser/all", ...whats.map((what) => COUNT_HEADINGS[what])],
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
