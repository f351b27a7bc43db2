import { type Pair, pairsIn, pairText } from "./pairs.ts";
import { stableText } from "./plain-value.ts";
import type { Cause, Stepper } from "./pure-step.ts";
import { keyOf, type SearchOptions } from "./search.ts";
import { goOn, startOf, takenBy, type Visit } from "./visit.ts";

/** A place as the key tells places apart, with everything that leads out of it. */
export interface PairPlace {
  readonly number: number;
  readonly visit: Visit;
  readonly exits: PairExit[];
  /** Transitions after which it is come to (null for the start), each with a visit that does. */
  readonly arrivals: Map<string | null, Visit>;
}

export interface PairExit {
  readonly cause: Cause;
  /** What it takes, in order; nothing when every guard refuses. */
  readonly labels: readonly string[];
  readonly to: PairPlace;
}

export interface PairEnd {
  readonly pair: Pair;
  readonly end: Visit;
}

export interface PairSearch {
  readonly starts: readonly PairPlace[];
  /** Each pair there is, by its text, and the end of a path to it. */
  readonly ends: ReadonlyMap<string, PairEnd>;
  placeOf(visit: Visit): PairPlace | undefined;
  /** True when the limit stopped the search, so that there may be more. */
  readonly limited: boolean;
  readonly steps: number;
}

/**
 * Finds every pair of transitions that can follow one another: walks on from every place, as the key tells places
 * apart, and tries, after each transition that leads there, each one that leads on. Ends when nothing is left, or at
 * the limit.
 */
export function searchPairs(
  stepper: Stepper,
  { bindings, inputs, key, limit }: Omit<SearchOptions, "reached">,
): PairSearch {
  const places = new Map<string, PairPlace>();
  const ends = new Map<string, PairEnd>();
  const ranks = new Ranks();
  const textOf = (visit: Visit) =>
    `${visit.inputIndex} ${keyOf(visit.place, key)}`;
  const arrive = (visit: Visit): PairPlace => {
    const text = textOf(visit);
    const labels = takenBy(visit);
    for (const pair of pairsIn(labels)) {
      const pairName = pairText(pair);
      if (!ends.has(pairName)) ends.set(pairName, { pair, end: visit });
    }
    const known = places.get(text);
    const place = known ?? {
      number: places.size,
      visit,
      exits: [],
      arrivals: new Map(),
    };
    const last = labels.at(-1);
    if (last !== undefined && !place.arrivals.has(last))
      place.arrivals.set(last, visit);
    if (known === undefined) {
      places.set(text, place);
      ranks.add(place);
    }
    return place;
  };

  const starts = inputs.map((_, index) => {
    const start = startOf(stepper, inputs, index);
    const place = arrive(start);
    if (takenBy(start).length === 0) place.arrivals.set(null, start);
    return place;
  });
  let steps = 0;
  let limited = false;
  for (let at = ranks.next(); at && !limited; at = ranks.next()) {
    for (const cause of stepper.causes(at.visit.place, bindings)) {
      steps += 1;
      limited = steps > limit;
      if (limited) break;
      const visit = goOn(stepper, at.visit, cause);
      at.exits.push({ cause, labels: takenBy(visit), to: arrive(visit) });
    }
  }
  passOn(stepper, places);
  pairUp(stepper, places, ends);
  return {
    starts,
    ends,
    placeOf: (visit) => places.get(textOf(visit)),
    limited,
    steps,
  };
}

/** Where a step takes nothing, what was taken last stays so. */
function passOn(
  stepper: Stepper,
  places: ReadonlyMap<string, PairPlace>,
): void {
  const silent = [...places.values()].flatMap((from) =>
    from.exits
      .filter(({ labels, to }) => labels.length === 0 && to !== from)
      .map((exit) => ({ from, ...exit })),
  );
  for (let isNews = silent.length > 0; isNews; ) {
    isNews = false;
    for (const { from, cause, to } of silent)
      for (const [last, visit] of from.arrivals) {
        if (to.arrivals.has(last)) continue;
        to.arrivals.set(last, goOn(stepper, visit, cause));
        isNews = true;
      }
  }
}

/** Every transition that leads to a place with every one that leads on, each tried. */
function pairUp(
  stepper: Stepper,
  places: ReadonlyMap<string, PairPlace>,
  ends: Map<string, PairEnd>,
): void {
  for (const { arrivals, exits } of places.values())
    for (const [last, visit] of arrivals)
      for (const { cause, labels } of exits) {
        const [first] = labels;
        if (last === null || first === undefined) continue;
        const pair: Pair = [last, first];
        const text = pairText(pair);
        if (ends.has(text)) continue;
        const end = goOn(stepper, visit, cause);
        // A key that clips may take two places for one: what leads on from one need not from the other.
        if (takenBy(end)[0] === first) ends.set(text, { pair, end });
      }
}

/** Places to walk on from: by how many of the same state came before. */
class Ranks {
  readonly #seen = new Map<string, number>();
  readonly #ranks: PairPlace[][] = [];
  #lowest = 0;

  add(place: PairPlace): void {
    const state = stableText(place.visit.place.snapshot.value);
    const rank = this.#seen.get(state) ?? 0;
    this.#seen.set(state, rank + 1);
    this.#ranks[rank] ??= [];
    this.#ranks[rank].push(place);
    this.#lowest = Math.min(this.#lowest, rank);
  }

  next(): PairPlace | undefined {
    while (this.#ranks[this.#lowest]?.length === 0) this.#lowest += 1;
    return this.#ranks[this.#lowest]?.shift();
  }
}
