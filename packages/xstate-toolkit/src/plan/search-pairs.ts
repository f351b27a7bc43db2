import { type Pair, pairsIn, pairText } from "./pairs.ts";
import type { Cause, Stepper } from "./pure-step.ts";
import { type ExploreOptions, explore } from "./search.ts";
import { situationText } from "./situation-key.ts";
import { replay, transitionsTaken, type Visit } from "./visit.ts";

/** The situations with the same key, with every exit from them. */
export interface PairNode {
  readonly visit: Visit;
  readonly exits: PairExit[];
  /** A visit for each transition that leads to it; the key is null for the start. */
  readonly arrivals: Map<string | null, Visit>;
}

/** A step that leaves a node. */
export interface PairExit {
  readonly cause: Cause;
  /** Labels of the transitions taken, in order; empty when every guard returns false. */
  readonly labels: readonly string[];
  readonly to: PairNode;
}

/** A pair, and the end of a path that takes it. */
export interface PairEnd {
  readonly pair: Pair;
  readonly end: Visit;
}

/** The result of a search for pairs. */
export interface PairSearch {
  readonly starts: readonly PairNode[];
  /** The possible pairs by their text, each with the end of a path to it. */
  readonly ends: ReadonlyMap<string, PairEnd>;
  nodeOf(visit: Visit): PairNode | undefined;
  /** Whether the search stopped at its limit, so that there may be more pairs. */
  readonly limited: boolean;
  readonly steps: number;
}

/**
 * Finds every pair of transitions that can follow one another. Visits every situation that the key distinguishes and tries
 * every exit after every transition that leads there. Ends when every situation is explored, or at the limit.
 */
export function searchPairs(
  stepper: Stepper,
  { limit, ...options }: ExploreOptions & { readonly limit: number },
): PairSearch {
  const nodes = new Map<string, PairNode>();
  const walkedFrom = new Map<Visit | null, PairNode>();
  const ends = new Map<string, PairEnd>();
  const starts: PairNode[] = [];
  let steps = 0;
  for (const { visit, situation: text } of explore(stepper, options)) {
    if (visit.cause !== null) steps += 1;
    if (steps > limit) break;
    const labels = transitionsTaken(visit);
    for (const pair of pairsIn(labels)) addEnd(ends, pair, visit);
    let node = nodes.get(text);
    if (node === undefined) {
      node = { visit, exits: [], arrivals: new Map() };
      nodes.set(text, node);
      walkedFrom.set(visit, node);
    }
    const { cause } = visit;
    const last = labels.at(-1) ?? (cause === null ? null : undefined);
    if (last !== undefined && !node.arrivals.has(last))
      node.arrivals.set(last, visit);
    if (cause === null) starts.push(node);
    else walkedFrom.get(visit.from)?.exits.push({ cause, labels, to: node });
  }
  const repeatStep: RepeatStep = (visit, cause) =>
    replay(stepper, options.bindings, [visit], [cause])?.at(-1);
  propagateArrivals(nodes.values(), repeatStep);
  combineArrivals(nodes.values(), repeatStep, ends);
  return {
    starts,
    ends,
    nodeOf: (visit) => nodes.get(situationText(visit, options.key)),
    limited: steps > limit,
    steps,
  };
}

/** Repeats a cause after another visit. When the key maps different situations to one node, the cause may be impossible there. */
type RepeatStep = (visit: Visit, cause: Cause) => Visit | undefined;

function addEnd(ends: Map<string, PairEnd>, pair: Pair, end: Visit): void {
  const text = pairText(pair);
  if (!ends.has(text)) ends.set(text, { pair, end });
}

/**
 * Copies the arrivals of a node to those that are reached from it without a transition, because such a step does not
 * change which transition was taken last.
 */
function propagateArrivals(
  nodes: Iterable<PairNode>,
  repeatStep: RepeatStep,
): void {
  const emptySteps = [...nodes].flatMap((from) =>
    from.exits
      .filter(({ labels, to }) => labels.length === 0 && to !== from)
      .map((exit) => ({ from, ...exit })),
  );
  for (let hasNewArrival = emptySteps.length > 0; hasNewArrival; ) {
    hasNewArrival = false;
    for (const { from, cause, to } of emptySteps)
      for (const [last, visit] of from.arrivals) {
        if (to.arrivals.has(last)) continue;
        const repeated = repeatStep(visit, cause);
        if (repeated === undefined) continue;
        to.arrivals.set(last, repeated);
        hasNewArrival = true;
      }
  }
}

/** Tries every exit of a node after every transition that leads to it. */
function combineArrivals(
  nodes: Iterable<PairNode>,
  repeatStep: RepeatStep,
  ends: Map<string, PairEnd>,
): void {
  for (const { arrivals, exits } of nodes)
    for (const [last, visit] of arrivals)
      for (const { cause, labels } of exits) {
        const [first] = labels;
        if (last === null || first === undefined) continue;
        const pair: Pair = [last, first];
        if (ends.has(pairText(pair))) continue;
        const end = repeatStep(visit, cause);
        if (end && transitionsTaken(end)[0] === first) addEnd(ends, pair, end);
      }
}
