import type { AnyActorRef } from "xstate";
import type { AnyBindings } from "./bindings.ts";
import { goalsOf, reachedBy } from "./goals.ts";
import { stableText } from "./plain-value.ts";
import type { Cause, Place, PureStep, Stepper } from "./pure-step.ts";
import type { StepTrace } from "./step-recorder.ts";

/** One node of the search tree: how a place was first reached. */
export interface Visit {
  readonly place: Place;
  readonly trace: StepTrace;
  /** Null for the start. */
  readonly cause: Cause | null;
  readonly from: Visit | null;
  /** Which of the inputs the machine was started with. */
  readonly inputIndex: number;
  /** Every goal that this step alone reached. */
  readonly reached: ReadonlySet<string>;
}

export interface SearchOptions {
  readonly bindings: AnyBindings;
  readonly inputs: readonly unknown[];
  /** What of a place, besides the state, tells it from another; two equal ones are walked on from once. */
  readonly key?: ((place: Place) => unknown) | undefined;
  /** Steps after which the search gives up. */
  readonly limit: number;
}

export interface SearchResult {
  /** For each goal reached, the end of the shortest path to it; ends that reach several stand once. */
  readonly ends: readonly Visit[];
  readonly missing: readonly string[];
  /** True when the limit stopped the search, so that what is missing may be reachable after all. */
  readonly limited: boolean;
  readonly steps: number;
}

/**
 * Breadth-first over the real machine with the edge as the unit: an edge into a known place is still taken, so
 * self-loops and ways back count. The first place of every state comes before the second of any, so that a form
 * with many fields is not filled in every possible way before the walk goes on. Stops as soon as nothing is missing.
 */
export function search(stepper: Stepper, options: SearchOptions): SearchResult {
  const missing = goalsOf(stepper.definition, options.bindings);
  const known = new Set<string>();
  const frontier = new Frontier();
  const ends: Visit[] = [];
  let steps = 0;

  const visit = (
    step: PureStep,
    cause: Cause | null,
    from: Visit | null,
    inputIndex: number,
  ): void => {
    const reached = reachedBy(step.trace, step.place.snapshot, cause);
    const found = { ...step, cause, from, inputIndex, reached };
    let isNews = false;
    for (const goal of reached) if (missing.delete(goal)) isNews = true;
    if (isNews) ends.push(found);
    const key = `${inputIndex} ${keyOf(step.place, options.key)}`;
    if (known.has(key)) return;
    known.add(key);
    frontier.add(found);
  };

  options.inputs.forEach((input, index) => {
    visit(stepper.start(input), null, null, index);
  });
  for (;;) {
    const from = missing.size > 0 ? frontier.next() : undefined;
    if (from === undefined) break;
    for (const cause of stepper.causes(from.place, options.bindings)) {
      if (missing.size === 0) break;
      steps += 1;
      if (steps > options.limit) {
        return { ends, missing: [...missing], limited: true, steps };
      }
      visit(stepFrom(stepper, from, cause), cause, from, from.inputIndex);
    }
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

/** The visits from the start to an end, in order. */
export function visitsTo(end: Visit): Visit[] {
  const visits: Visit[] = [];
  for (let at: Visit | null = end; at !== null; at = at.from)
    visits.unshift(at);
  return visits;
}

/** `form.submitted#2 › onDone`, as messages and titles show a path. */
export function causeText(cause: Cause): string {
  const short = cause.name
    .replace(/^xstate\.(done|error)\.actor\.(.*)$/, "$2 $1")
    .replace(/^xstate\.after\.([^.]*)\..*$/, "after $1");
  return cause.caseCount > 1 ? `${short}#${cause.caseIndex + 1}` : short;
}

function stepFrom(stepper: Stepper, from: Visit, cause: Cause): PureStep {
  try {
    return stepper.step(from.place, cause);
  } catch (error) {
    const before = visitsTo(from).flatMap((visit) => visit.cause ?? []);
    const path = [...before, cause].map(causeText).join(" › ");
    throw new Error(`the machine fails at ${path}: ${String(error)}`, {
      cause: error,
    });
  }
}

function keyOf(place: Place, key: SearchOptions["key"]): string {
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
    snapshot.status,
    snapshot.value,
    own,
    events,
    running,
    history,
  ]);
}
