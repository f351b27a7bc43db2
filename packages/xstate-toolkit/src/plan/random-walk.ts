import fc from "fast-check";
import type { AnyBindings } from "./bindings.ts";
import { parsePath } from "./parsed-path.ts";
import type { Stepper, Trigger } from "./pure-step.ts";
import { StepError, startPath, takeStep, type Visit } from "./visit.ts";

/** Options of random paths: the number of paths, the maximum number of steps in each, and the seed. */
export interface RandomPathOptions {
  readonly runs: number;
  readonly length: number;
  /** Default: 1, so that runs are reproducible. */
  readonly seed?: number;
}

/** A random path. */
export interface Walk {
  /** The start and the steps; empty when the machine throws at the start. */
  readonly visits: readonly Visit[];
  /**
   * Why the walk ends: it has its maximum number of steps (`length`), no step is possible (`over`), or the machine
   * throws.
   */
  readonly end: "length" | "over" | StepError;
}

/** What walks are made of. */
interface WalkSource {
  readonly stepper: Stepper;
  readonly bindings: AnyBindings;
  readonly inputs: readonly unknown[];
}

/**
 * Generates random walks for fast-check. Each step picks one of the possible events, and then one of its payloads, so
 * that an event with many payloads is not more frequent than others. The outcome of an actor is picked like an event.
 *
 * A walk is shrunk by removing steps, and then by using the first input and earlier payloads. Steps that are no longer
 * possible are skipped.
 */
export class RandomWalks extends fc.Arbitrary<Walk> {
  readonly #source: WalkSource;
  readonly #length: number;

  constructor(source: WalkSource, length: number) {
    super();
    this.#source = source;
    this.#length = length;
  }

  override generate(random: fc.Random): fc.Value<Walk> {
    const { stepper, bindings, inputs } = this.#source;
    const walk = this.#walk([], random.nextInt(0, inputs.length - 1), (end) => {
      if (end.depth >= this.#length) return undefined;
      const triggers = stepper.triggers(end.state, bindings);
      const names = [...new Set(triggers.map(({ name }) => name))];
      const name = pickOne(random, names);
      return pickOne(
        random,
        triggers.filter((trigger) => trigger.name === name),
      );
    });
    return new fc.Value(walk, undefined);
  }

  /** Returns a walk from its printed form. Throws if a step is not possible. */
  parse(text: string): Walk {
    const { stepper, bindings, inputs } = this.#source;
    try {
      const visits = parsePath(stepper, bindings, inputs, text);
      return this.#walk(visits, 0, () => undefined);
    } catch (error) {
      if (error instanceof StepError) return { visits: [], end: error };
      throw error;
    }
  }

  override canShrinkWithoutContext(value: unknown): value is Walk {
    return typeof value === "object" && value !== null && "visits" in value;
  }

  override shrink(walk: Walk): fc.Stream<fc.Value<Walk>> {
    return fc
      .stream(this.#smaller(walk))
      .map((smaller) => new fc.Value(smaller, undefined));
  }

  /** Yields walks with fewer steps; then walks with as many steps, but the first input or an earlier payload. */
  *#smaller({ visits, end }: Walk): Generator<Walk> {
    const steps = stepsOf(visits, end);
    const inputIndex = visits[0]?.inputIndex ?? 0;
    for (let size = steps.length; size >= 1; size = Math.floor(size / 2)) {
      for (let from = steps.length - size; ; from = Math.max(0, from - size)) {
        yield this.#replay(visits.slice(0, from + 1), inputIndex, [
          ...steps.slice(from + size),
        ]);
        if (from === 0) break;
      }
    }
    const isAsLong = (walk: Walk) =>
      stepsOf(walk.visits, walk.end).length === steps.length;
    if (inputIndex > 0) {
      const walk = this.#replay([], 0, steps);
      if (isAsLong(walk)) yield walk;
    }
    for (const [index, step] of steps.entries()) {
      for (let caseIndex = 0; caseIndex < step.caseIndex; caseIndex += 1) {
        const walk = this.#replay(visits.slice(0, index + 1), inputIndex, [
          { ...step, caseIndex },
          ...steps.slice(index + 1),
        ]);
        if (isAsLong(walk)) yield walk;
      }
    }
  }

  /** Takes the given steps after the given visits, without those that are not possible. */
  #replay(
    visits: readonly Visit[],
    inputIndex: number,
    steps: readonly WalkStep[],
  ): Walk {
    const { stepper, bindings } = this.#source;
    const waiting = [...steps];
    return this.#walk(visits, inputIndex, (end) => {
      const triggers = stepper.triggers(end.state, bindings);
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        const { name, caseIndex } = step;
        const possible = triggers.find(
          (trigger) => trigger.name === name && trigger.caseIndex === caseIndex,
        );
        if (possible) return possible;
      }
      return undefined;
    });
  }

  #walk(
    from: readonly Visit[],
    inputIndex: number,
    next: (end: Visit) => Trigger | undefined,
  ): Walk {
    const { stepper, bindings, inputs } = this.#source;
    const visits = [...from];
    try {
      let end = visits.at(-1) ?? startPath(stepper, inputs, inputIndex);
      if (visits.length === 0) visits.push(end);
      for (let trigger = next(end); trigger; trigger = next(end)) {
        end = takeStep(stepper, end, trigger);
        visits.push(end);
      }
      const isOver = stepper.triggers(end.state, bindings).length === 0;
      return { visits, end: isOver ? "over" : "length" };
    } catch (error) {
      if (error instanceof StepError) return { visits, end: error };
      throw error;
    }
  }
}

/** Identifies a step of a walk. */
type WalkStep = Pick<Trigger, "name" | "caseIndex">;

/** Returns the steps of a walk, including the one at which the machine throws. */
function stepsOf(visits: readonly Visit[], end: Walk["end"]): WalkStep[] {
  const steps = visits.flatMap(({ trigger }) => trigger ?? []);
  const failed = end instanceof StepError ? end.trigger : null;
  return failed ? [...steps, failed] : steps;
}

function pickOne<T>(random: fc.Random, items: readonly T[]): T | undefined {
  return items.length === 0
    ? undefined
    : items[random.nextInt(0, items.length - 1)];
}

/** Returns random walks. The same seed returns the same walks. */
export function sampleWalks(
  walks: RandomWalks,
  runs: number,
  seed: number,
): Walk[] {
  return fc.sample(walks, { numRuns: runs, seed });
}

/**
 * Returns a walk for which `fails` returns true, and from which no step can be removed.
 *
 * @param walk a walk for which `fails` returns true
 */
export function smallestWalk(
  walks: RandomWalks,
  walk: Walk,
  fails: (walk: Walk) => boolean,
): Walk {
  const property = fc.property(walks, (smaller) => !fails(smaller));
  const result = fc.check(property, { examples: [[walk]], numRuns: 1 });
  return result.counterexample?.[0] ?? walk;
}
