import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyStateMachine } from "xstate";
import { readDefinition, stableText } from "xstate-toolkit/model";
import type { Path } from "xstate-toolkit/plan";
import {
  findPairPaths,
  type PlanSpec,
  pairsOfPaths,
  pairText,
  planPaths,
} from "xstate-toolkit/plan";
import {
  COUNTED,
  type CoverageCounts,
  countCoverage,
  takenByPaths,
} from "xstate-toolkit/show";
import type { CatalogueEntry } from "../../machines/index.ts";
import { drivenFlows } from "../../tests/flows/browser-bindings.ts";
import { plans } from "../../tests/flows/plans.ts";
import { planFlow } from "../../tests/support/driven/plan-flow.ts";
import { machineJson } from "./machine-text.ts";
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
  readonly counts: { readonly [K in keyof CoverageCounts]: Count };
  /** Number of paths of the model test, of those for all pairs, and of the browser test. */
  readonly paths: {
    readonly machine: number;
    readonly pairs: number;
    readonly browser: number | null;
  };
  /** Labels of the transitions that the browser test takes. */
  readonly driven: readonly string[];
  /** Labels of transitions that cannot be caused in a browser, with the reason. */
  readonly excused: Readonly<Record<string, string>>;
  /** Possible pairs of transitions, as indexes into the chart's transitions. */
  readonly pairs: string;
  /** Fingerprint of what the pairs were computed from. They are computed again when it changes. */
  readonly foundFrom: string;
};

type KnownPairs = Pick<FlowCoverage, "pairs" | "foundFrom"> & {
  readonly paths: Pick<FlowCoverage["paths"], "pairs">;
};

const FILE = join("statecharts-docs", "coverage.json");

/** Reads the committed coverage, by flow. Returns an empty map when there is none. */
export function writtenCoverage(file = FILE): Map<string, FlowCoverage> {
  if (!existsSync(file)) return new Map();
  const { flows } = JSON.parse(readFileSync(file, "utf8")) as {
    flows: FlowCoverage[];
  };
  return new Map(flows.map((coverage) => [coverage.flow, coverage]));
}

/** Returns the content of coverage.json. */
export function coverageJson(flows: readonly FlowCoverage[]): string {
  return `${JSON.stringify({ counted: COUNTED, flows }, null, 2)}\n`;
}

/** Returns the planned paths of a flow's model test. */
export function walkedPaths({
  name,
  machine,
}: CatalogueEntry): readonly Path[] {
  return planPaths(machine, planOf(name));
}

/**
 * Counts what the plans of a flow cover. Only the plans are read, because the model and browser tests fail when a live
 * run covers less.
 *
 * @param known earlier coverage. Its pairs are reused when chart and plan are unchanged, because computing them takes
 *   long.
 * @param isTrusted reuses the known coverage without comparing.
 */
export function coverageOfFlow(
  { name, machine }: CatalogueEntry,
  walked: readonly Path[],
  known: KnownPairs | undefined,
  isTrusted = false,
): FlowCoverage {
  const definition = readDefinition(machine);
  const labels = definition.transitions.map(({ label }) => label);
  const foundFrom = fingerprintOf(name, machine, walked);
  const isCurrent = isTrusted || known?.foundFrom === foundFrom;
  const found = known && isCurrent ? known : pairsOf(name, machine, foundFrom);
  const pairs = namedPairs(found.pairs, labels);
  // `npm run coverage:charts` also walks the paths of the pairs, which cover all of them.
  const inMachine = countCoverage(definition, pairs, {
    ...takenByPaths(definition, walked),
    pairs,
  });
  const flow = drivenFlows[name];
  const plan = flow && planFlow(flow);
  const taken = plan && takenByPaths(definition, plan.paths);
  const inBrowser = taken && countCoverage(definition, pairs, taken);
  const counts = Object.fromEntries(
    (Object.keys(COUNTED) as (keyof CoverageCounts)[]).map((what) => [
      what,
      {
        all: inMachine[what].total,
        machine: inMachine[what].taken,
        browser: inBrowser?.[what].taken ?? null,
      },
    ]),
  ) as FlowCoverage["counts"];
  return {
    flow: name,
    counts,
    paths: {
      machine: walked.length,
      pairs: found.paths.pairs,
      browser: plan?.paths.length ?? null,
    },
    driven: labels.filter((label) => taken?.transitions.has(label)),
    excused: Object.fromEntries(plan?.excused ?? []),
    pairs: found.pairs,
    foundFrom,
  };
}

/**
 * Computes the pairs of a flow.
 *
 * @throws when the paths do not cover all pairs, or the search reaches its limit.
 */
function pairsOf(
  name: string,
  machine: AnyStateMachine,
  foundFrom: string,
): KnownPairs {
  const { pairs, paths, limited, definition } = findPairPaths(
    machine,
    planOf(name),
  );
  const taken = pairsOfPaths(paths);
  if (limited || [...pairs].some((pair) => !taken.has(pair)))
    throw new Error(
      `${name}: not every pair of transitions was found; clip the context with the plan's key`,
    );
  const labels = definition.transitions.map(({ label }) => label);
  const numbered = labels.flatMap((first, from) =>
    labels.flatMap((second, to) =>
      pairs.has(pairText([first, second])) ? [`${from}>${to}`] : [],
    ),
  );
  const count = { pairs: paths.length };
  return { pairs: numbered.join(" "), paths: count, foundFrom };
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
 * Returns a hash of what the pairs depend on: the chart, the payloads of the plan, and the guards and actions as the
 * walk observes them.
 */
function fingerprintOf(
  name: string,
  machine: AnyStateMachine,
  walked: readonly Path[],
): string {
  const { input, inputs, events, key } = planOf(name);
  const shown = walked.map(({ text, steps }) => [
    text,
    steps.map(({ transitions, snapshot }) => [transitions, snapshot.context]),
  ]);
  return createHash("sha256")
    .update(machineJson(machine))
    .update(stableText([input, inputs, events, String(key)]))
    .update(stableText(guardsOf(machine)))
    .update(stableText(shown))
    .digest("hex")
    .slice(0, 16);
}

function planOf(name: string): PlanSpec<AnyStateMachine> {
  const plan = plans[name];
  if (!plan) throw new Error(`${name} has no plan in tests/flows`);
  return plan as PlanSpec<AnyStateMachine>;
}
