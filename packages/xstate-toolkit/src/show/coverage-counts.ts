import {
  type Definition,
  ROOT,
  type TransitionKind,
} from "../model/definition.ts";
import { guardGoal } from "../plan/goals.ts";
import { labelsOf, pairsOfPaths } from "../plan/pairs.ts";
import type { Path } from "../plan/path.ts";
import type { Share } from "./coverage-file.ts";

/** The names of the elements of a chart that paths covered, by kind. */
export type CoveredElements = {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
  /** Labels of guarded transitions whose guard returned false. */
  readonly guardsFalse: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
};

/** The numbers of covered elements and of all elements, by kind. */
export type CoverageCounts = {
  readonly states: Share;
  readonly transitions: Share;
  readonly guardsTrue: Share;
  readonly guardsFalse: Share;
  /** Possible pairs of consecutive transitions. */
  readonly pairs: Share;
  readonly delays: Share;
  readonly actorsDone: Share;
  readonly actorsFailed: Share;
};

/** Column headings of the counts, in order. */
export const COUNT_HEADINGS = {
  states: "states",
  transitions: "transitions",
  guardsTrue: "guards true",
  guardsFalse: "guards false",
  pairs: "pairs",
  delays: "delays",
  actorsDone: "actors done",
  actorsFailed: "actors failed",
} as const satisfies Record<keyof CoverageCounts, string>;

/** Returns the elements of a chart that planned paths cover. */
export function coveredByPaths(
  { transitions }: Definition,
  paths: readonly Path[],
): CoveredElements {
  const reached = new Set(paths.flatMap((path) => [...path.reached]));
  return {
    states: new Set(paths.flatMap(({ entered }) => [...entered])),
    transitions: new Set(paths.flatMap(labelsOf)),
    guardsFalse: new Set(
      transitions
        .map(({ label }) => label)
        .filter((label) => reached.has(guardGoal(label))),
    ),
    pairs: pairsOfPaths(paths),
  };
}

/** Counts the covered elements of a chart. `pairs` contains every possible pair of transitions. */
export function countCoverage(
  definition: Definition,
  pairs: ReadonlySet<string>,
  covered: CoveredElements,
): CoverageCounts {
  const states = definition.nodes
    .map(({ path }) => path)
    .filter((path) => path !== ROOT);
  const labels = definition.transitions.map(({ label }) => label);
  const guarded = definition.transitions
    .filter((transition) => transition.guarded)
    .map(({ label }) => label);
  const ofKind = (kind: TransitionKind) =>
    definition.transitions
      .filter((transition) => transition.kind === kind)
      .map(({ label }) => label);
  return {
    states: shareOf(states, covered.states),
    transitions: shareOf(labels, covered.transitions),
    guardsTrue: shareOf(guarded, covered.transitions),
    guardsFalse: shareOf(guarded, covered.guardsFalse),
    pairs: shareOf([...pairs], covered.pairs),
    delays: shareOf(ofKind("after"), covered.transitions),
    actorsDone: shareOf(ofKind("actorDone"), covered.transitions),
    actorsFailed: shareOf(ofKind("actorError"), covered.transitions),
  };
}

function shareOf(
  names: readonly string[],
  covered: ReadonlySet<string>,
): Share {
  return {
    total: names.length,
    covered: names.filter((name) => covered.has(name)).length,
  };
}
