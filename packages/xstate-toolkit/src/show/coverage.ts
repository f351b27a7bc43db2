import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyStateMachine } from "xstate";
import { readDefinition } from "../model/definition.ts";
import { stableText } from "../model/plain-value.ts";
import { pairsOfPaths, pairText } from "../plan/pairs.ts";
import type { Path } from "../plan/path.ts";
import { findPairPaths } from "../plan/plan-pairs.ts";
import type { PlanSpec } from "../plan/plan-paths.ts";
import type { CatalogueEntry } from "./catalogue.ts";
import {
  COUNT_HEADINGS,
  type CoverageCounts,
  countCoverage,
  coveredByPaths,
} from "./coverage-counts.ts";
import { machineJson } from "./machine-text.ts";
import type { BrowserPlan } from "./options.ts";
import { guardsOf } from "./visualiser-page.ts";

type Count = {
  readonly all: number;
  readonly machine: number;
  /** Null for a flow without a browser binding. */
  readonly browser: number | null;
};

/** Coverage of one flow by its model test and by its browser test. */
export type FlowCoverage = {
  readonly flow: string;
  readonly counts: {
    readonly [K in Exclude<keyof CoverageCounts, "pairs">]: Count;
  } & {
    /** Absent unless pairs of transitions were requested. */
    readonly pairs?: Count;
  };
  /** The number of paths of the model test, of the plan for all pairs, and of the browser test. */
  readonly paths: {
    readonly machine: number;
    readonly pairs?: number;
    readonly browser: number | null;
  };
  /** Labels of the transitions that the browser test takes. */
  readonly browserTransitions: readonly string[];
  /** Labels of transitions that cannot be triggered in a browser, with the reason. */
  readonly excluded: Readonly<Record<string, string>>;
  /** Possible pairs of transitions, as indexes into the chart's transitions: `0>2 2>3`. */
  readonly pairs?: string;
  /** Set when the search for pairs stopped at one of its limits, or when the planned paths do not cover every pair. */
  readonly arePairsIncomplete?: true;
  /** A hash of the data from which the pairs were computed. When the hash changes, the pairs are computed again. */
  readonly foundFrom?: string;
};

type FoundPairs = {
  readonly pairs: string;
  readonly arePairsIncomplete?: true;
  readonly foundFrom: string;
  readonly paths: { readonly pairs: number };
};

/** Reads the coverage by flow from a folder of generated docs. Returns an empty map if coverage.json does not exist. */
export function readWrittenCoverage(folder: string): Map<string, FlowCoverage> {
  const file = join(folder, "coverage.json");
  if (!existsSync(file)) return new Map();
  const { flows } = JSON.parse(readFileSync(file, "utf8")) as {
    flows: FlowCoverage[];
  };
  return new Map(flows.map((coverage) => [coverage.flow, coverage]));
}

/** Returns the kinds that at least one of the flows counts: all, or all except the pairs of transitions. */
export function countedKinds(
  counts: readonly FlowCoverage["counts"][],
): (keyof CoverageCounts)[] {
  return (Object.keys(COUNT_HEADINGS) as (keyof CoverageCounts)[]).filter(
    (kind) => kind !== "pairs" || counts.some(({ pairs }) => pairs),
  );
}

/** Returns the content of coverage.json. */
export function coverageJson(flows: readonly FlowCoverage[]): string {
  return `${JSON.stringify({ counted: COUNT_HEADINGS, flows }, null, 2)}\n`;
}

/**
 * Counts what the plans of a flow cover. Live runs need not be counted, because the model and browser tests fail when a
 * live run covers less than its plan.
 *
 * @param options.pairs whether to count pairs of transitions. Finding them is slow.
 * @param options.previous earlier coverage. Its pairs are reused when the machine and the plan are unchanged.
 * @param options.reusePairs whether to reuse the earlier pairs without checking that nothing has changed.
 */
export function coverageOfFlow(
  { name, machine, plan: givenPlan }: CatalogueEntry,
  paths: readonly Path[],
  options: {
    readonly browserPlan?: BrowserPlan | undefined;
    readonly pairs?: boolean;
    readonly previous?: FlowCoverage | undefined;
    readonly reusePairs?: boolean;
  } = {},
): FlowCoverage {
  const { browserPlan } = options;
  const spec = givenPlan as PlanSpec<AnyStateMachine>;
  const definition = readDefinition(machine);
  const labels = definition.transitions.map(({ label }) => label);
  const found = options.pairs
    ? findPairs(machine, spec, paths, options)
    : undefined;
  const pairs = namedPairs(found?.pairs ?? "", labels);
  // With PAIRS=on, the model tests also walk paths that cover every pair.
  const modelCounts = countCoverage(definition, pairs, {
    ...coveredByPaths(definition, paths),
    pairs,
  });
  const covered = browserPlan && coveredByPaths(definition, browserPlan.paths);
  const browserCounts = covered && countCoverage(definition, pairs, covered);
  const counts = Object.fromEntries(
    (Object.keys(COUNT_HEADINGS) as (keyof CoverageCounts)[])
      .filter((kind) => kind !== "pairs" || found !== undefined)
      .map((kind) => [
        kind,
        {
          all: modelCounts[kind].total,
          machine: modelCounts[kind].covered,
          browser: browserCounts?.[kind].covered ?? null,
        },
      ]),
  ) as FlowCoverage["counts"];
  return {
    flow: name,
    counts,
    paths: {
      machine: paths.length,
      ...(found && { pairs: found.paths.pairs }),
      browser: browserPlan?.paths.length ?? null,
    },
    browserTransitions: labels.filter((label) =>
      covered?.transitions.has(label),
    ),
    excluded: Object.fromEntries(browserPlan?.excluded ?? []),
    ...(found && {
      pairs: found.pairs,
      ...(found.arePairsIncomplete && { arePairsIncomplete: true }),
      foundFrom: found.foundFrom,
    }),
  };
}

/** Returns the pairs of earlier coverage if they are still valid, and otherwise searches for them. */
function findPairs(
  machine: AnyStateMachine,
  spec: PlanSpec<AnyStateMachine>,
  paths: readonly Path[],
  options: {
    readonly previous?: FlowCoverage | undefined;
    readonly reusePairs?: boolean;
  },
): FoundPairs {
  const foundFrom = fingerprintOf(machine, spec, paths);
  const { previous, reusePairs } = options;
  const isCurrent = reusePairs || previous?.foundFrom === foundFrom;
  const count = previous?.paths.pairs;
  if (!isCurrent || previous?.pairs === undefined || count === undefined)
    return pairsOf(machine, spec, foundFrom);
  return {
    pairs: previous.pairs,
    ...(previous.arePairsIncomplete && { arePairsIncomplete: true }),
    foundFrom: previous.foundFrom ?? foundFrom,
    paths: { pairs: count },
  };
}

/** Computes the pairs of a flow. */
function pairsOf(
  machine: AnyStateMachine,
  spec: PlanSpec<AnyStateMachine>,
  foundFrom: string,
): FoundPairs {
  const { pairs, paths, limited, definition } = findPairPaths(machine, spec);
  const taken = pairsOfPaths(paths);
  const isComplete = !limited && [...pairs].every((pair) => taken.has(pair));
  const labels = definition.transitions.map(({ label }) => label);
  const numbered = labels.flatMap((first, from) =>
    labels.flatMap((second, to) =>
      pairs.has(pairText([first, second])) ? [`${from}>${to}`] : [],
    ),
  );
  const count = { pairs: paths.length };
  const found = { pairs: numbered.join(" "), paths: count, foundFrom };
  return isComplete ? found : { ...found, arePairsIncomplete: true };
}

function namedPairs(text: string, labels: readonly string[]): Set<string> {
  return new Set(
    text.split(" ").flatMap((pair) => {
      const [from, to] = pair.split(">").map(Number);
      const [first, second] = [labels[from ?? -1], labels[to ?? -1]];
      return first === undefined || second === undefined
        ? []
        : [pairText([first, second])];
    }),
  );
}

/**
 * Returns a hash of the data from which the pairs are computed: the machine, the inputs, payloads, key functions and
 * limits of the plan, and the source code of the guards. All other functions affect the hash only through the
 * transitions and contexts of the planned paths.
 */
function fingerprintOf(
  machine: AnyStateMachine,
  spec: PlanSpec<AnyStateMachine>,
  paths: readonly Path[],
): string {
  const { input, inputs, events, limits } = spec;
  const keys = [`${spec.stateKey}`, `${spec.contextKey}`];
  const steps = paths.map(({ text, steps }) => [
    text,
    steps.map(({ transitions, snapshot }) => [transitions, snapshot.context]),
  ]);
  return createHash("sha256")
    .update(machineJson(machine))
    .update(stableText([input, inputs, events, ...keys, limits]))
    .update(stableText(guardsOf(machine)))
    .update(stableText(steps))
    .digest("hex")
    .slice(0, 16);
}
