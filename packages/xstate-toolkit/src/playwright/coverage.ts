import { ROOT } from "../model/definition.ts";
import type { CoverageRecord } from "../show/coverage-file.ts";
import type { ChartWatch } from "./chart-watch.ts";
import type { AnyDrivenFlow } from "./flow.ts";
import type { FlowPlan } from "./plan-flow.ts";

/** Browser coverage of a flow. */
export type BrowserCoverageRecord = CoverageRecord & {
  /** Transitions that cannot be caused in a browser, with the reason. */
  readonly excused: Readonly<Record<string, string>>;
};

/**
 * Computes the coverage of the browser's chart, and returns one sentence for each transition or guard outcome that was
 * not covered as planned.
 */
export function coverageOf(
  flow: AnyDrivenFlow,
  { definition, paths, excused }: FlowPlan,
  { everTaken, passedOver }: ChartWatch,
  seen: ReadonlySet<string>,
): { coverage: BrowserCoverageRecord; missing: string[] } {
  const labels = definition.transitions.map(({ label }) => label);
  const guarded = definition.transitions
    .filter((transition) => transition.guarded)
    .map(({ label }) => label);
  const states = definition.nodes
    .map(({ path }) => path)
    .filter((path) => path !== ROOT);
  const taken = (some: readonly string[], set: ReadonlySet<string>) =>
    some.filter((label) => set.has(label)).length;
  const missing = [
    ...labels
      .filter((label) => !everTaken.has(label) && !excused.has(label))
      .map((label) => `transition "${label}" was not taken in the browser`),
    ...[...excused.keys()]
      .filter((label) => everTaken.has(label))
      .map((label) => `"${label}" was taken, though nobody should be able to`),
    ...Object.entries(flow.states).flatMap(([path, check]) =>
      typeof check === "function" && !seen.has(path)
        ? [`state "${path}" was never looked at`]
        : [],
    ),
  ];
  const entered = new Set(
    [...seen].flatMap((path) =>
      path.split(".").map((_, at, keys) => keys.slice(0, at + 1).join(".")),
    ),
  );
  return {
    missing,
    coverage: {
      machine: definition.id,
      states: { total: states.length, taken: taken(states, entered) },
      transitions: { total: labels.length, taken: taken(labels, everTaken) },
      branches: {
        total: 2 * guarded.length,
        taken: taken(guarded, everTaken) + taken(guarded, passedOver),
      },
      paths: paths.length,
      excused: Object.fromEntries(excused),
    },
  };
}
