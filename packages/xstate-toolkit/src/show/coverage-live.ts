import { countedKinds, type FlowCoverage } from "./coverage.ts";
import { COUNT_HEADINGS } from "./coverage-counts.ts";
import type { CoverageRecord } from "./coverage-file.ts";
import { textTable } from "./text-table.ts";

/**
 * Returns the problems of the plans, and an error message for each model test without a recorded run and for each live
 * run that covered less than planned.
 */
export function coverageProblems(
  flows: readonly FlowCoverage[],
  modelRecords: readonly CoverageRecord[],
  browserRecords: readonly CoverageRecord[],
): string[] {
  const liveProblems = flows.flatMap(({ flow, counts }) => {
    const modelRecord = modelRecords.find((record) => record.machine === flow);
    const browserRecord = browserRecords.find(
      (record) => record.machine === flow,
    );
    const guards = counts.guardsTrue.machine + counts.guardsFalse.machine;
    return [
      ...(modelRecord
        ? []
        : [`${flow}: no live run of the model test is recorded`]),
      ...shortfallProblems(
        flow,
        "states",
        modelRecord?.states.covered,
        counts.states.machine,
      ),
      ...shortfallProblems(
        flow,
        "transitions",
        modelRecord?.transitions.covered,
        counts.transitions.machine,
      ),
      ...shortfallProblems(
        flow,
        "guard outcomes",
        modelRecord?.branches.covered,
        guards,
      ),
      ...shortfallProblems(
        flow,
        "pairs",
        modelRecord && (modelRecord.pairs?.covered ?? 0),
        counts.pairs?.machine ?? 0,
      ),
      ...shortfallProblems(
        flow,
        "transitions in the browser",
        browserRecord?.transitions.covered,
        counts.transitions.browser ?? 0,
      ),
    ];
  });
  return [...planProblems(flows), ...liveProblems];
}

/**
 * Returns an error message for each kind of element that a plan does not cover completely, and for each incomplete plan
 * for pairs.
 */
export function planProblems(flows: readonly FlowCoverage[]): string[] {
  return flows.flatMap(({ flow, counts, arePairsIncomplete }) => [
    ...countedKinds([counts])
      .filter((kind) => {
        const count = counts[kind];
        return count !== undefined && count.machine < count.all;
      })
      .map((kind) => `${flow}: incomplete plan (${COUNT_HEADINGS[kind]})`),
    ...(arePairsIncomplete
      ? [
          `${flow}: the plan for pairs is incomplete; set contextKey if the context keeps growing`,
        ]
      : []),
  ]);
}

function shortfallProblems(
  flow: string,
  kind: string,
  live: number | undefined,
  planned: number,
): string[] {
  return live === undefined || live >= planned
    ? []
    : [`${flow}: the live runs covered ${live} of ${planned} planned ${kind}`];
}

/** Returns the names of the flows that have a browser binding but no recorded browser run. */
export function flowsWithoutBrowserRun(
  flows: readonly FlowCoverage[],
  browserRecords: readonly CoverageRecord[],
): string[] {
  return flows
    .filter(({ flow, paths }) => {
      const isRecorded = browserRecords.some(({ machine }) => machine === flow);
      return paths.browser !== null && !isRecorded;
    })
    .map(({ flow }) => flow);
}

/** Formats the counts of all flows as a table: model tests / browser tests (`-` if there are none) / total. */
export function flowCoverageTable(flows: readonly FlowCoverage[]): string {
  const kinds = countedKinds(flows.map(({ counts }) => counts));
  const rows = [
    ["machine/browser/all", ...kinds.map((kind) => COUNT_HEADINGS[kind])],
    ...flows.map(({ flow, counts }) => [
      flow,
      ...kinds.map((kind) => {
        const count = counts[kind];
        if (count === undefined) return "-";
        const { machine, browser, all } = count;
        return `${machine}/${browser ?? "-"}/${all}`;
      }),
    ]),
  ];
  return textTable(rows);
}
