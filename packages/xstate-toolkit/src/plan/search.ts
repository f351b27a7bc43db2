import { stableText } from "../model/plain-value.ts";
import type { AnyBindings } from "./bindings.ts";
import { type PlaceKey, placeText } from "./place-key.ts";
import type { Stepper } from "./pure-step.ts";
import { StepError, startOf, takeStep, type Visit } from "./visit.ts";

export interface WalkOptions {
  readonly bindings: AnyBindings;
  readonly inputs: readonly unknown[];
  /** Distinguishes places. The search continues only once from places with an equal key. */
  readonly key?: PlaceKey | undefined;
  /** Called when the machine throws. The search continues elsewhere. */
  readonly onError?: ((error: StepError) => void) | undefined;
  /** Returns whether to explore some of the places found last first. Called before each place. */
  readonly isDiving?: (() => boolean) | undefined;
}

export interface SearchOptions extends WalkOptions {
  /** The goals to reach. */
  readonly goals: ReadonlySet<string>;
  /** Maximum number of steps. */
  readonly limit: number;
  /** Maximum number of steps without a new goal. */
  readonly patience: number;
  /** Maximum duration in milliseconds. */
  readonly timeLimit: number;
}

/**
 * Why a search ended: all goals are reached; every place is explored; or it reached its maximum of steps, of steps
 * without a new goal, or of time.
 */
export type SearchEnd = "complete" | "explored" | "limit" | "patience" | "time";

export interface SearchResult {
  /** The ends of short paths, each listed once; together they reach all goals found. */
  readonly ends: readonly Visit[];
  readonly missing: readonly string[];
  readonly end: SearchEnd;
  readonly steps: number;
}

/** One explored edge. */
export interface Arrival {
  readonly visit: Visit;
  /** The key of the place that it leads to. */
  readonly place: string;
}

/**
 * Explores the machine breadth first, lazily. Edges into known places are explored too, so that self-transitions and
 * returns are covered. The first place of every state is explored before the second of any state; otherwise a form with
 * many fields would be filled in every combination first. While `isDiving` returns true, every second place is one of
 * those found last, because some goals are reached only by long paths.
 */
export function* walkOn(
  stepper: Stepper,
  { bindings, inputs, key, onError, isDiving }: WalkOptions,
): Generator<Arrival> {
  const known = new Set<string>();
  const frontier = new Frontier();
  const arrive = (take: () => Visit): Arrival | undefined => {
    let visit: Visit;
    try {
      visit = take();
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      onError?.(error);
      return undefined;
    }
    const place = placeText(visit, key);
    if (!known.has(place)) {
      known.add(place);
      frontier.add(visit);
    }
    return { visit, place };
  };
  for (const index of inputs.keys()) {
    const arrival = arrive(() => startOf(stepper, inputs, index));
    if (arrival) yield arrival;
  }
  for (let turn = 1; ; turn += 1) {
    const isDive = turn % 2 === 0 && isDiving?.();
    const from = (isDive ? frontier.dive() : undefined) ?? frontier.next();
    if (from === undefined) return;
    for (const cause of stepper.causes(from.place, bindings)) {
      const arrival = arrive(() => takeStep(stepper, from, cause));
      if (arrival) yield arrival;
    }
  }
}

/**
 * The search also explores the places found last when it took this many steps, and twice as many as before the last new
 * goal, without a new one.
 */
const DIVE_AFTER = 500;

/** Explores until all goals are reached, nothing is left to explore, or a maximum is reached. */
export function search(stepper: Stepper, options: SearchOptions): SearchResult {
  const { goals, limit, patience, timeLimit, onError } = options;
  const missing = new Set(goals);
  const ends: Visit[] = [];
  let steps = 0;
  let newsAt = 0;
  const started = performance.now();
  const result = (end: SearchEnd): SearchResult => ({
    ends,
    missing: [...missing],
    end,
    steps: Math.min(steps, limit),
  });
  const walk = walkOn(stepper, {
    ...options,
    onError: (error) => {
      steps += 1;
      onError?.(error);
    },
    isDiving: () => steps - newsAt > DIVE_AFTER + 2 * newsAt,
  });
  for (const { visit } of walk) {
    if (visit.cause !== null) steps += 1;
    if (steps > limit) return result("limit");
    let isNews = false;
    for (const goal of visit.reached) if (missing.delete(goal)) isNews = true;
    if (isNews) {
      ends.push(visit);
      newsAt = steps;
    }
    if (missing.size === 0) return result("complete");
    if (steps - newsAt > patience) return result("patience");
    if (performance.now() - started > timeLimit) return result("time");
  }
  return result(missing.size === 0 ? "complete" : "explored");
}

/** The places to explore. */
class Frontier {
  readonly #seen = new Map<string, number>();
  readonly #ranks: Visit[][] = [];
  #lowest = 0;
  readonly #waiting = new Set<Visit>();
  /** Places that a dive may start from, in no order. Some are no longer waiting. */
  readonly #starts: Visit[] = [];
  /** Places found from the last place of the dive. */
  #found: Visit[] = [];
  #isDiving = false;
  readonly #random = pseudoRandom();

  add(visit: Visit): void {
    const state = stableText(visit.place.snapshot.value);
    const rank = this.#seen.get(state) ?? 0;
    this.#seen.set(state, rank + 1);
    this.#ranks[rank] ??= [];
    this.#ranks[rank].push(visit);
    this.#lowest = Math.min(this.#lowest, rank);
    this.#waiting.add(visit);
    if (visit.depth >= DEEPEST_DIVE) return;
    this.#starts.push(visit);
    if (this.#isDiving) this.#found.push(visit);
  }

  /** Returns the place with the fewest earlier places of the same state; of these, the one found first. */
  next(): Visit | undefined {
    this.#isDiving = false;
    for (;;) {
      while (this.#ranks[this.#lowest]?.length === 0) this.#lowest += 1;
      const visit = this.#ranks[this.#lowest]?.shift();
      if (visit === undefined || this.#waiting.delete(visit)) return visit;
    }
  }

  /**
   * Returns a place found from the place that the previous dive returned; when there is none, any place. The choice is
   * pseudo-random, because the places found last are often similar.
   */
  dive(): Visit | undefined {
    const visit =
      this.#takeWaiting(this.#found) ?? this.#takeWaiting(this.#starts);
    this.#found = [];
    this.#isDiving = true;
    return visit;
  }

  #takeWaiting(visits: Visit[]): Visit | undefined {
    while (visits.length > 0) {
      const at = Math.floor(this.#random() * visits.length);
      const visit = visits[at] as Visit;
      visits[at] = visits.at(-1) as Visit;
      visits.pop();
      if (this.#waiting.delete(visit)) return visit;
    }
    return undefined;
  }
}

/** Longer paths would be hard to read. */
const DEEPEST_DIVE = 100;

/** Returns a generator of the same numbers from 0 to 1 in every run (Park and Miller). */
function pseudoRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
