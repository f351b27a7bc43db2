import { ROOT } from "../model/definition.ts";
import { allStates, type Chart, type ChartTransition } from "../show/chart.ts";

/** The transitions that lead into a state and out of it. */
type Neighbours = {
  readonly into: readonly ChartTransition[];
  readonly outOf: readonly ChartTransition[];
};

/**
 * Returns what leads into a state and out of it, also by way of the states around it and inside it: a transition to its
 * parent enters the initial state, and a transition of its parent leaves every state inside.
 */
export function neighboursOf(chart: Chart, path: string): Neighbours {
  const initial = new Map(
    allStates(chart.root).map((state) => [state.path, state.initial]),
  );
  const isInside = (inner: string) =>
    path === ROOT || inner === path || inner.startsWith(`${path}.`);
  const enters = (target: string): boolean =>
    isInside(target) ||
    (initial.get(target) ?? []).some((next) => next !== target && enters(next));
  const leavesFrom = (source: string) =>
    isInside(source) || source === ROOT || path.startsWith(`${source}.`);
  const isOwn = ({ source }: ChartTransition) => source === path;
  return {
    into: chart.transitions.filter(
      (transition) =>
        transition.targets.some(enters) &&
        (!isInside(transition.source) || isOwn(transition)),
    ),
    outOf: chart.transitions.filter(
      (transition) =>
        leavesFrom(transition.source) &&
        (!isInside(transition.source) ||
          isOwn(transition) ||
          transition.targets.some((target) => !isInside(target))),
    ),
  };
}
