import type { AnyBindings } from "./bindings.ts";
import { type Pair, pairsIn } from "./pairs.ts";
import type { Stepper, Trigger } from "./pure-step.ts";
import type {
  PairExit,
  PairNode,
  PairSearch,
  PairStart,
} from "./search-pairs.ts";
import { replay, transitionsTaken, type Visit, visitsTo } from "./visit.ts";
import { workTime } from "./work-time.ts";

type PathOptions = {
  readonly stepper: Stepper;
  readonly bindings: AnyBindings;
  /** Maximum number of steps of a path, unless a single pair needs more. */
  readonly maxSteps: number;
  /** When the search for paths has to end, as `workTime` counts. */
  readonly deadline: number;
};

/** A node of the search and the last transition taken. */
type PairPosition = {
  readonly node: PairNode;
  readonly last: string | null;
};

/** The sequence of triggers that leads from a position to the nearest uncovered pair, and that pair. */
type Route = { readonly triggers: readonly Trigger[]; readonly pair: Pair };

/**
 * Returns paths that together cover every pair that a search found. Each path continues to the nearest uncovered pair
 * until none can be reached within `maxSteps` steps.
 */
export function pairPaths(search: PairSearch, options: PathOptions): Visit[][] {
  const uncovered = new UncoveredPairs(
    [...search.ends.values()].map(({ pair }) => pair),
  );
  const paths: Visit[][] = [];
  for (const { pair, end } of search.ends.values()) {
    while (uncovered.has(pair) && workTime() < options.deadline) {
      // When different states have the same key, a pair that seems close may not be reachable.
      const visits = nextPath(search, options, uncovered) ?? visitsTo(end);
      uncovered.deleteAll(pairsOf(visits));
      paths.push(visits);
    }
  }
  return paths;
}

/**
 * Returns one path through uncovered pairs, or undefined when the nearest uncovered pair cannot be reached within
 * `maxSteps` steps.
 */
function nextPath(
  search: PairSearch,
  { stepper, bindings, maxSteps }: PathOptions,
  uncovered: UncoveredPairs,
): Visit[] | undefined {
  const remaining = uncovered.copy();
  let [route, start] = shortestRoute(search.starts, remaining);
  let visits: Visit[] | undefined = start && [start];
  let best: Visit[] | undefined;
  while (
    route &&
    visits &&
    visits.length + route.triggers.length <= maxSteps + 1
  ) {
    visits = replay(stepper, bindings, visits, route.triggers);
    if (!visits) break;
    remaining.deleteAll(pairsOf(visits));
    if (remaining.has(route.pair)) break;
    best = visits;
    const node = search.nodeOf(visits.at(-1) as Visit);
    const last = labelsOf(visits).at(-1) ?? null;
    route = node && routeToNearestPair({ node, last }, remaining);
  }
  return best;
}

function shortestRoute(
  starts: readonly PairStart[],
  uncovered: UncoveredPairs,
): [Route, Visit] | [undefined, undefined] {
  let best: [Route, Visit] | [undefined, undefined] = [undefined, undefined];
  for (const { node, visit } of starts) {
    const last = transitionsTaken(visit).at(-1) ?? null;
    const route = routeToNearestPair({ node, last }, uncovered);
    const length = best[0]?.triggers.length ?? Number.POSITIVE_INFINITY;
    if (route && route.triggers.length < length) best = [route, visit];
  }
  return best;
}

type QueuedPosition = PairPosition & {
  readonly from: QueuedPosition | null;
  readonly trigger: Trigger | null;
};

/** Finds the nearest uncovered pair by breadth-first search. */
function routeToNearestPair(
  from: PairPosition,
  uncovered: UncoveredPairs,
): Route | undefined {
  const visited = new Map<PairNode, Set<string | null>>();
  const queue: QueuedPosition[] = [{ ...from, from: null, trigger: null }];
  // The queue grows during the iteration.
  for (const position of queue) {
    for (const exit of position.node.exits) {
      const pair = uncovered.firstOf(position.last, exit);
      if (pair !== undefined)
        return { triggers: [...triggersTo(position), exit.trigger], pair };
      const last = exit.labels.at(-1) ?? position.last;
      const transitions = visited.get(exit.to) ?? new Set();
      if (transitions.has(last)) continue;
      visited.set(exit.to, transitions.add(last));
      queue.push({
        node: exit.to,
        last,
        from: position,
        trigger: exit.trigger,
      });
    }
  }
  return undefined;
}

function triggersTo(position: QueuedPosition): Trigger[] {
  const triggers: Trigger[] = [];
  for (
    let current: QueuedPosition | null = position;
    current?.trigger;
    current = current.from
  )
    triggers.unshift(current.trigger);
  return triggers;
}

/** Uncovered pairs, indexed by their first transition because look-ups are frequent. */
class UncoveredPairs {
  readonly #secondsByFirst = new Map<string, Set<string>>();

  constructor(pairs: Iterable<Pair>) {
    for (const [first, second] of pairs) {
      const seconds = this.#secondsByFirst.get(first) ?? new Set();
      this.#secondsByFirst.set(first, seconds.add(second));
    }
  }

  copy(): UncoveredPairs {
    return new UncoveredPairs(
      [...this.#secondsByFirst].flatMap(([first, seconds]) =>
        [...seconds].map((second): Pair => [first, second]),
      ),
    );
  }

  has([first, second]: Pair): boolean {
    return this.#secondsByFirst.get(first)?.has(second) ?? false;
  }

  deleteAll(pairs: Iterable<Pair>): void {
    for (const [first, second] of pairs) {
      const seconds = this.#secondsByFirst.get(first);
      seconds?.delete(second);
      if (seconds?.size === 0) this.#secondsByFirst.delete(first);
    }
  }

  /** Returns the first uncovered pair in the sequence of `last` and the exit's transitions. */
  firstOf(last: string | null, { labels }: PairExit): Pair | undefined {
    let first = last;
    for (const second of labels) {
      if (first !== null && this.#secondsByFirst.get(first)?.has(second))
        return [first, second];
      first = second;
    }
    return undefined;
  }
}

function labelsOf(visits: readonly Visit[]): string[] {
  return visits.flatMap(transitionsTaken);
}

function pairsOf(visits: readonly Visit[]): Pair[] {
  return pairsIn(labelsOf(visits));
}
