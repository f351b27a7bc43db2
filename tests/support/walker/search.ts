import type { AnyActorRef } from "xstate";
import type { AnyBindings } from "./bindings.ts";
import { goalsOf } from "./goals.ts";
import { stableText } from "./plain-value.ts";
import type { Place, Stepper } from "./pure-step.ts";
import { goOn, startOf, type Visit } from "./visit.ts";

export interface WalkOptions {
  readonly bindings: AnyBindings;
  readonly inputs: readonly unknown[];
  /** What of a place, besides the state, tells it from another; two equal ones are walked on from once. */
  readonly key?: ((place: Place) => unknown) | undefined;
}

export interface SearchOptions extends WalkOptions {
  /** Goals that need no path any more. */
  readonly reached: ReadonlySet<string>;
  /** Steps after which the search gives up. */
  readonly limit: number;
}

export interface SearchResult {
  /** For each goal reached, the end of a short path to it; ends that reach several stand once. */
  readonly ends: readonly Visit[];
  readonly missing: readonly string[];
  /** True when the limit stopped the search, so that what is missing may be reachable after all. */
  readonly limited: boolean;
  readonly steps: number;
}

/** One edge that was walked. */
export interface Arrival {
  readonly visit: Visit;
  /** The place it leads to, as the key tells places apart. */
  readonly place: string;
}

/**
 * Walks the real machine breadth first with the edge as the unit, for as long as it is asked for more: an edge into a
 * known place is still taken, so self-loops and ways back count. The first place of every state comes before the second
 * of any, so that a form with many fields is not filled in every possible way before the walk goes on.
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
      yield arrive(goOn(stepper, from, cause));
}

/** Walks until every goal is reached, or the limit is. */
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

/** Places to walk on from: by how many of the same state came before, then in the order of their finding. */
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

/** The place of a visit, as the key tells places apart. */
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
