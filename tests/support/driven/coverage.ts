import { join } from "node:path";
import type { CoverageRecord } from "../walker/coverage-file.ts";
import { ROOT } from "../walker/definition.ts";
import type { ChartWatch } from "./chart-watch.ts";
import type { AnyDrivenFlow } from "./flow.ts";
import type { FlowPlan } from "./plan-flow.ts";

/** Beside that of the machine walk, in the same form. */
export const BROWSER_COVERAGE_FOLDER = join(".results", "coverage-browser");

/** The record of a flow that a browser was driven through. */
export type BrowserCoverageRecord = CoverageRecord & {
  /** Transitions that nobody can cause in a browser, with the reason. */
  readonly excused: Readonly<Record<string, string>>;
};

/** What the browser's own chart took, of all that there is, and one sentence for everything that is not as it should. */
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
