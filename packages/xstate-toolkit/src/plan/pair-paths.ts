import type { AnyBindings } from "./bindings.ts";
import { type Pair, pairsIn } from "./pairs.ts";
import type { Cause, Stepper } from "./pure-step.ts";
import type { PairExit, PairPlace, PairSearch } from "./search-pairs.ts";
import { replay, startOf, takenBy, type Visit, visitsTo } from "./visit.ts";

type Tour = {
  readonly stepper: Stepper;
  readonly bindings: AnyBindings;
  readonly inputs: readonly unknown[];
  /** Number of steps after which a path ends. */
  readonly longest: number;
};

/** A place, and the transition taken last. */
type PairPosition = { readonly place: PairPlace; readonly last: string | null };

/** The causes from a spot to the nearest uncovered pair, and that pair. */
type Route = { readonly causes: readonly Cause[]; readonly pair: Pair };

/**
 * Returns paths that together cover every pair of a search. Each path continues to the nearest uncovered pair until it
 * has `longest` steps or no uncovered pair can be reached.
 */
export function pairPaths(found: PairSearch, tour: Tour): Visit[][] {
  const open = new UncoveredPairs(
    [...found.ends.values()].map(({ pair }) => pair),
  );
  const paths: Visit[][] = [];
  for (const { pair, end } of found.ends.values()) {
    while (open.has(pair)) {
      // When the key merges places, a pair that seems near may not be reachable.
      const visits = tourFrom(found, tour, open) ?? visitsTo(end);
      open.deleteAll(pairsOf(visits));
      paths.push(visits);
    }
  }
  return paths;
}

/** Returns one path over uncovered pairs, or undefined when the first of them is not reachable. */
function tourFrom(
  found: PairSearch,
  { stepper, bindings, inputs, longest }: Tour,
  open: UncoveredPairs,
): Visit[] | undefined {
  const left = open.copy();
  let [route, input] = nearestStart(found.starts, left);
  let visits: Visit[] | undefined = route && [startOf(stepper, inputs, input)];
  let best: Visit[] | undefined;
  while (
    route &&
    visits &&
    visits.length + route.causes.length <= longest + 1
  ) {
    visits = replay(stepper, bindings, visits, route.causes);
    if (!visits) break;
    left.deleteAll(pairsOf(visits));
    if (left.has(route.pair)) break;
    best = visits;
    const place = found.placeOf(visits.at(-1) as Visit);
    const last = labelsOf(visits).at(-1) ?? null;
    route = place && nearest({ place, last }, left);
  }
  return best;
}

function nearestStart(
  starts: readonly PairPlace[],
  open: UncoveredPairs,
): [Route | undefined, number] {
  let best: [Route | undefined, number] = [undefined, 0];
  starts.forEach((place, index) => {
    const last = takenBy(place.visit).at(-1) ?? null;
    const route = nearest({ place, last }, open);
    const length = best[0]?.causes.length ?? Number.POSITIVE_INFINITY;
    if (route && route.causes.length < length) best = [route, index];
  });
  return best;
}

type QueuedPosition = PairPosition & {
  readonly from: QueuedPosition | null;
  readonly cause: Cause | null;
};

/** Breadth-first search over the places that the search has found. */
function nearest(from: PairPosition, open: UncoveredPairs): Route | undefined {
  const seen = new Map<PairPlace, Set<string | null>>();
  const line: QueuedPosition[] = [{ ...from, from: null, cause: null }];
  // The queue grows during the iteration.
  for (const spot of line) {
    for (const exit of spot.place.exits) {
      const pair = open.firstOf(spot.last, exit);
      if (pair !== undefined)
        return { causes: [...causesTo(spot), exit.cause], pair };
      const last = exit.labels.at(-1) ?? spot.last;
      const lasts = seen.get(exit.to) ?? new Set();
      if (lasts.has(last)) continue;
      seen.set(exit.to, lasts.add(last));
      line.push({ place: exit.to, last, from: spot, cause: exit.cause });
    }
  }
  return undefined;
}

function causesTo(spot: QueuedPosition): Cause[] {
  const causes: Cause[] = [];
  for (let at: QueuedPosition | null = spot; at?.cause; at = at.from)
    causes.unshift(at.cause);
  return causes;
}

/** Uncovered pairs, indexed by their first transition because look-ups are frequent. */
class UncoveredPairs {
  readonly #seconds = new Map<string, Set<string>>();

  constructor(pairs: Iterable<Pair>) {
    for (const [first, second] of pairs) {
      const seconds = this.#seconds.get(first) ?? new Set();
      this.#seconds.set(first, seconds.add(second));
    }
  }

  copy(): UncoveredPairs {
    return new UncoveredPairs(
      [...this.#seconds].flatMap(([first, seconds]) =>
        [...seconds].map((second): Pair => [first, second]),
      ),
    );
  }

  has([first, second]: Pair): boolean {
    return this.#seconds.get(first)?.has(second) ?? false;
  }

  deleteAll(pairs: Iterable<Pair>): void {
    for (const [first, second] of pairs) {
      const seconds = this.#seconds.get(first);
      seconds?.delete(second);
      if (seconds?.size === 0) this.#seconds.delete(first);
    }
  }

  /** Returns the first uncovered pair that an exit forms with the previous transition. */
  firstOf(last: string | null, { labels }: PairExit): Pair | undefined {
    let first = last;
    for (const second of labels) {
      if (first !== null && this.#seconds.get(first)?.has(second))
        return [first, second];
      first = second;
    }
    return undefined;
  }
}

function labelsOf(visits: readonly Visit[]): string[] {
  return visits.flatMap(takenBy);
}

function pairsOf(visits: readonly Visit[]): Pair[] {
  return pairsIn(labelsOf(visits));
}
