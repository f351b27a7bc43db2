import { type Pair, pairsIn, pairText } from "./pairs.ts";
import { placeText } from "./place-key.ts";
import type { Cause, Stepper } from "./pure-step.ts";
import { type WalkOptions, walkOn } from "./search.ts";
import { replay, takenBy, type Visit } from "./visit.ts";

/** A place, as distinguished by the key, with every exit from it. */
export interface PairPlace {
  readonly visit: Visit;
  readonly exits: PairExit[];
  /** Transitions that lead to it (null for the start), each with a visit. */
  readonly arrivals: Map<string | null, Visit>;
}

export interface PairExit {
  readonly cause: Cause;
  /** Labels of the transitions taken, in order; empty when every guard returns false. */
  readonly labels: readonly string[];
  readonly to: PairPlace;
}

export interface PairEnd {
  readonly pair: Pair;
  readonly end: Visit;
}

export interface PairSearch {
  readonly starts: readonly PairPlace[];
  /** The possible pairs by their text, each with the end of a path to it. */
  readonly ends: ReadonlyMap<string, PairEnd>;
  placeOf(visit: Visit): PairPlace | undefined;
  /** Whether the search stopped at its limit, so that there may be more pairs. */
  readonly limited: boolean;
  readonly steps: number;
}

/**
 * Finds every pair of transitions that can follow one another. Visits every place that the key distinguishes and tries
 * every exit after every transition that leads there. Ends when no place is left or at the limit.
 */
export function searchPairs(
  stepper: Stepper,
  { limit, ...options }: WalkOptions & { readonly limit: number },
): PairSearch {
  const places = new Map<string, PairPlace>();
  const walkedFrom = new Map<Visit | null, PairPlace>();
  const ends = new Map<string, PairEnd>();
  const starts: PairPlace[] = [];
  let steps = 0;
  for (const { visit, place: text } of walkOn(stepper, options)) {
    if (visit.cause !== null) steps += 1;
    if (steps > limit) break;
    const labels = takenBy(visit);
    for (const pair of pairsIn(labels)) addEnd(ends, pair, visit);
    let place = places.get(text);
    if (place === undefined) {
      place = { visit, exits: [], arrivals: new Map() };
      places.set(text, place);
      walkedFrom.set(visit, place);
    }
    const { cause } = visit;
    const last = labels.at(-1) ?? (cause === null ? null : undefined);
    if (last !== undefined && !place.arrivals.has(last))
      place.arrivals.set(last, visit);
    if (cause === null) starts.push(place);
    else walkedFrom.get(visit.from)?.exits.push({ cause, labels, to: place });
  }
  const again: Again = (visit, cause) =>
    replay(stepper, options.bindings, [visit], [cause])?.at(-1);
  passOn(places.values(), again);
  pairUp(places.values(), again, ends);
  return {
    starts,
    ends,
    placeOf: (visit) => places.get(placeText(visit, options.key)),
    limited: steps > limit,
    steps,
  };
}

/** Repeats a cause after another visit. When the key merges places, the cause may be impossible there. */
type Again = (visit: Visit, cause: Cause) => Visit | undefined;

function addEnd(ends: Map<string, PairEnd>, pair: Pair, end: Visit): void {
  const text = pairText(pair);
  if (!ends.has(text)) ends.set(text, { pair, end });
}

/** A step that takes no transition does not change the transition taken last. */
function passOn(places: Iterable<PairPlace>, again: Again): void {
  const silent = [...places].flatMap((from) =>
    from.exits
      .filter(({ labels, to }) => labels.length === 0 && to !== from)
      .map((exit) => ({ from, ...exit })),
  );
  for (let isNews = silent.length > 0; isNews; ) {
    isNews = false;
    for (const { from, cause, to } of silent)
      for (const [last, visit] of from.arrivals) {
        if (to.arrivals.has(last)) continue;
        const passed = again(visit, cause);
        if (passed === undefined) continue;
        to.arrivals.set(last, passed);
        isNews = true;
      }
  }
}

/** Combines every transition that leads to a place with every exit, and tries each. */
function pairUp(
  places: Iterable<PairPlace>,
  again: Again,
  ends: Map<string, PairEnd>,
): void {
  for (const { arrivals, exits } of places)
    for (const [last, visit] of arrivals)
      for (const { cause, labels } of exits) {
        const [first] = labels;
        if (last === null || first === undefined) continue;
        const pair: Pair = [last, first];
        if (ends.has(pairText(pair))) continue;
        const end = again(visit, cause);
        if (end && takenBy(end)[0] === first) addEnd(ends, pair, end);
      }
}
