import { ROOT } from "../model/definition.ts";
import type { CoverageRecord } from "../show/coverage-file.ts";
import type { ChartObserver } from "./chart-observer.ts";
import type { AnyFlowBinding } from "./flow.ts";
import type { FlowPlan } from "./plan-flow.ts";

/** Browser coverage of a flow. */
export type BrowserCoverageRecord = CoverageRecord & {
  /** Transitions that cannot be triggered in a browser, with the reason. */
  readonly excluded: Readonly<Record<string, string>>;
};

/**
 * Returns the coverage of a browser run, and one sentence for each transition or state that was not covered as planned.
 */
export function coverageOf(
  flow: AnyFlowBinding,
  { definition, excluded }: FlowPlan,
  { takenTransitions, skippedBranches }: ChartObserver,
  checkedStates: ReadonlySet<string>,
  paths: number,
): { coverage: BrowserCoverageRecord; missing: string[] } {
  const labels = definition.transitions.map(({ label }) => label);
  const guarded = definition.transitions
    .filter((transition) => transition.guarded)
    .map(({ label }) => label);
  const states = definition.nodes
    .map(({ path }) => path)
    .filter((path) => path !== ROOT);
  const countIn = (names: readonly string[], covered: ReadonlySet<string>) =>
    names.filter((name) => covered.has(name)).length;
  const missing = [
    ...labels
      .filter((label) => !takenTransitions.has(label) && !excluded.has(label))
      .map((label) => `transition "${label}" was not taken in the browser`),
    ...[...excluded.keys()]
      .filter((label) => takenTransitions.has(label))
      .map(
        (label) =>
          `transition "${label}" was taken, although the binding declares it impossible`,
      ),
    ...Object.entries(flow.states).flatMap(([path, check]) =>
      typeof check === "function" && !checkedStates.has(path)
        ? [`state "${path}" was never checked`]
        : [],
    ),
  ];
  const entered = new Set(
    [...checkedStates].flatMap((path) =>
      path
        .split(".")
        .map((_, index, keys) => keys.slice(0, index + 1).join(".")),
    ),
  );
  return {
    missing,
    coverage: {
      machine: definition.id,
      states: { total: states.length, covered: countIn(states, entered) },
      transitions: {
        total: labels.length,
        covered: countIn(labels, takenTransitions),
      },
      branches: {
        total: 2 * guarded.length,
        covered:
          countIn(guarded, takenTransitions) +
          countIn(guarded, skippedBranches),
      },
      paths,
      excluded: Object.fromEntries(excluded),
    },
  };
}
