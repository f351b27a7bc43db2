import { type Pair, pairsIn, pairText } from "./pairs.ts";
import type { Stepper, Trigger } from "./pure-step.ts";
import {
  type ExploreOptions,
  explore,
  type SearchEndReason,
} from "./search.ts";
import { SearchBudget } from "./search-limits.ts";
import { stateKeyText } from "./state-key.ts";
import { replay, transitionsTaken, type Visit } from "./visit.ts";
import { workTime } from "./work-time.ts";

/** The states that share a key, and the steps that leave them. */
export interface PairNode {
  readonly visit: Visit;
  readonly exits: PairExit[];
  /**
   * Visits to the node, keyed by the label of the last transition taken. The key is null if no transition has been
   * taken yet.
   */
  readonly arrivals: Map<string | null, Visit>;
}

/** The start of a path. Different inputs can lead to the same node through different transitions at the start. */
export interface PairStart {
  readonly node: PairNode;
  readonly visit: Visit;
}

/** A step that leaves a node. */
export interface PairExit {
  readonly trigger: Trigger;
  /** Labels of the transitions taken, in order; empty when every guard returns false. */
  readonly labels: readonly string[];
  readonly to: PairNode;
}

/** A pair, and the last step of a path that covers it. */
export interface PairEnd {
  readonly pair: Pair;
  readonly end: Visit;
}

/** The result of a search for pairs. */
export interface PairSearch {
  /** One start for each input with which the machine starts without an error. */
  readonly starts: readonly PairStart[];
  /** The possible pairs by their text, each with the last step of a path that covers it. */
  readonly ends: ReadonlyMap<string, PairEnd>;
  nodeOf(visit: Visit): PairNode | undefined;
  /** If not `explored`, there may be more pairs. */
  readonly endReason: SearchEndReason;
  readonly steps: number;
}

/**
 * Finds every possible pair of consecutive transitions. Visits one state for each key, and tries every exit from it
 * after every transition that leads to it. Ends when every state is explored, or at a limit.
 */
export function searchPairs(
  stepper: Stepper,
  {
    limit,
    deadline,
    ...options
  }: ExploreOptions & {
    readonly limit: number;
    /** When the search has to end, as `workTime` counts. */
    readonly deadline: number;
  },
): PairSearch {
  const nodes = new Map<string, PairNode>();
  const nodeByVisit = new Map<Visit | null, PairNode>();
  const ends = new Map<string, PairEnd>();
  const starts: PairStart[] = [];
  const budget = new SearchBudget({
    steps: limit,
    stalledSteps: Infinity,
    stalledSeconds: 0,
    seconds: (deadline - workTime()) / 1_000,
  });
  let endReason: SearchEndReason = "explored";
  const exploration = explore(stepper, {
    ...options,
    onError: (error) => {
      budget.countFailure();
      options.onError?.(error);
    },
  });
  for (const { visit, key, keyLength } of exploration) {
    budget.count(visit);
    endReason = budget.exceeded(keyLength) ?? endReason;
    if (endReason !== "explored") break;
    const labels = transitionsTaken(visit);
    for (const pair of pairsIn(labels)) addEnd(ends, pair, visit);
    let node = nodes.get(key);
    if (node === undefined) {
      node = { visit, exits: [], arrivals: new Map() };
      nodes.set(key, node);
      nodeByVisit.set(visit, node);
    }
    const { trigger } = visit;
    const last = labels.at(-1) ?? (trigger === null ? null : undefined);
    if (last !== undefined && !node.arrivals.has(last))
      node.arrivals.set(last, visit);
    if (trigger === null) starts.push({ node, visit });
    else nodeByVisit.get(visit.from)?.exits.push({ trigger, labels, to: node });
  }
  const repeatStep: RepeatStep = (visit, trigger) =>
    workTime() > deadline
      ? undefined
      : replay(stepper, options.bindings, [visit], [trigger])?.at(-1);
  propagateArrivals(nodes.values(), repeatStep);
  combineArrivals(nodes.values(), repeatStep, ends);
  return {
    starts,
    ends,
    nodeOf: (visit) => nodes.get(stateKeyText(visit, options.stateKey)),
    endReason,
    steps: budget.steps,
  };
}

/**
 * Repeats a trigger after another visit. The trigger may be impossible after that visit, because different states
 * can have the same key.
 */
type RepeatStep = (visit: Visit, trigger: Trigger) => Visit | undefined;

function addEnd(ends: Map<string, PairEnd>, pair: Pair, end: Visit): void {
  const text = pairText(pair);
  if (!ends.has(text)) ends.set(text, { pair, end });
}

/**
 * Copies the arrivals of a node to the nodes that are reached from it without a transition, because such a step does
 * not change which transition was taken last.
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
    for (const { from, trigger, to } of emptySteps)
      for (const [last, visit] of from.arrivals) {
        if (to.arrivals.has(last)) continue;
        const repeated = repeatStep(visit, trigger);
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
      for (const { trigger, labels } of exits) {
        const [first] = labels;
        if (last === null || first === undefined) continue;
        const pair: Pair = [last, first];
        if (ends.has(pairText(pair))) continue;
        const end = repeatStep(visit, trigger);
        if (end && transitionsTaken(end)[0] === first) addEnd(ends, pair, end);
      }
}
