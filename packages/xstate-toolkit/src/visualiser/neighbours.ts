import {
  allStates,
  type Chart,
  type ChartTransition,
  isInside,
} from "../show/chart.ts";
import type { Selection } from "./visualiser-machine.ts";

/** The transitions that lead into a state and out of it. */
export type Neighbours = {
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
  const isWithin = (inner: string) => inner === path || isInside(inner, path);
  const enters = (target: string): boolean =>
    isWithin(target) ||
    (initial.get(target) ?? []).some((next) => next !== target && enters(next));
  const leavesFrom = (source: string) =>
    isWithin(source) || isInside(path, source);
  const isOwn = ({ source }: ChartTransition) => source === path;
  return {
    into: chart.transitions.filter(
      (transition) =>
        transition.targets.some(enters) &&
        (!isWithin(transition.source) || isOwn(transition)),
    ),
    outOf: chart.transitions.filter(
      (transition) =>
        leavesFrom(transition.source) &&
        (!isWithin(transition.source) ||
          isOwn(transition) ||
          transition.targets.some((target) => !isWithin(target))),
    ),
  };
}

/** Returns what leads into the selected state and out of it, or the transitions of the selected event. */
export function selectedTransitions(
  chart: Chart,
  selection: Selection | null,
): Neighbours {
  if (selection?.kind === "state") return neighboursOf(chart, selection.path);
  const isSelected = ({ kind, trigger }: ChartTransition) =>
    kind === "event" && trigger === selection?.name;
  return { into: [], outOf: chart.transitions.filter(isSelected) };
}
