import type { AnyActorRef } from "xstate";
import { stableText } from "../model/plain-value.ts";
import type { AnyBindings } from "./bindings.ts";
import { goalsOf } from "./goals.ts";
import type { Place, Stepper } from "./pure-step.ts";
import { startOf, takeStep, type Visit } from "./visit.ts";

export interface WalkOptions {
  readonly bindings: AnyBindings;
  readonly inputs: readonly unknown[];
  /** Distinguishes places with the same state. The search continues only once from places with an equal key. */
  readonly key?: ((place: Place) => unknown) | undefined;
}

export interface SearchOptions extends WalkOptions {
  /** Goals that are already reached. */
  readonly reached: ReadonlySet<string>;
  /** Maximum number of steps. */
  readonly limit: number;
}

export interface SearchResult {
  /** The ends of short paths, each listed once; together they reach all goals found. */
  readonly ends: readonly Visit[];
  readonly missing: readonly string[];
  /** Whether the search stopped at its limit, so that missing goals may still be reachable. */
  readonly limited: boolean;
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
 * many fields would be filled in every combination first.
 */
export function* walkOn(
  stepper: Stepper,
  { bindings, inputs, key }: WalkOptions,
): Generator<Arrival> {
  const known = new Set<string>();
  const frontier = new Frontier();
  const arrive = (visit: Visit): Arrival => {
    const place = placeText(visit, key);
    if (!known.has(place)) {
      known.add(place);
      frontier.add(visit);
    }
    return { visit, place };
  };
  for (const index of inputs.keys())
    yield arrive(startOf(stepper, inputs, index));
  for (let from = frontier.next(); from; from = frontier.next())
    for (const cause of stepper.causes(from.place, bindings))
      yield arrive(takeStep(stepper, from, cause));
}

/** Explores until all goals or the limit are reached. */
export function search(stepper: Stepper, options: SearchOptions): SearchResult {
  const { bindings, inputs, reached, limit } = options;
  const missing = goalsOf(stepper.definition, bindings, inputs);
  for (const goal of reached) missing.delete(goal);
  const ends: Visit[] = [];
  let steps = 0;
  for (const { visit } of walkOn(stepper, options)) {
    if (visit.cause !== null) steps += 1;
    if (steps > limit)
      return { ends, missing: [...missing], limited: true, steps };
    let isNews = false;
    for (const goal of visit.reached) if (missing.delete(goal)) isNews = true;
    if (isNews) ends.push(visit);
    if (missing.size === 0) break;
  }
  return { ends, missing: [...missing], limited: false, steps };
}

/** Queue of places, ordered by the number of earlier places with the same state, then by discovery. */
class Frontier {
  readonly #seen = new Map<string, number>();
  readonly #ranks: Visit[][] = [];
  #lowest = 0;

  add(visit: Visit): void {
    const state = stableText(visit.place.snapshot.value);
    const rank = this.#seen.get(state) ?? 0;
    this.#seen.set(state, rank + 1);
    this.#ranks[rank] ??= [];
    this.#ranks[rank].push(visit);
    this.#lowest = Math.min(this.#lowest, rank);
  }

  next(): Visit | undefined {
    while (this.#ranks[this.#lowest]?.length === 0) this.#lowest += 1;
    return this.#ranks[this.#lowest]?.shift();
  }
}

/** Returns the key of a visit's place as a string. */
export function placeText(
  { place, inputIndex }: Visit,
  key: WalkOptions["key"],
): string {
  const { snapshot, timers, elapsed, settled } = place;
  const own =
    key === undefined
      ? [snapshot.context, timers.map(({ due }) => due - elapsed)]
      : key(place);
  const children: Readonly<Record<string, AnyActorRef | undefined>> =
    snapshot.children;
  const running = Object.entries(children)
    .filter(([, child]) => child !== undefined && !settled.has(child))
    .map(([id]) => id);
  const history = Object.entries(snapshot.historyValue).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ]);
  const events = timers.map(({ event }) => event.type);
  return stableText([
    inputIndex,
    snapshot.status,
    snapshot.value,
    own,
    events,
    running,
    history,
  ]);
}
