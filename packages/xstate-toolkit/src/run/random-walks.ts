import fc from "fast-check";
import { describe, test } from "vitest";
import type {
  AnyEventObject,
  AnyStateMachine,
  InputFrom,
  SnapshotFrom,
} from "xstate";
import type { AnyBindings, EventBindings } from "../plan/bindings.ts";
import { withDefaultCases } from "../plan/default-cases.ts";
import { bindingsOf, inputsOf } from "../plan/plan-paths.ts";
import {
  createStepper,
  type Stepper,
  type SystemActors,
  type Trigger,
} from "../plan/pure-step.ts";
import { type CheckWithRules, checkOf, rulesOf } from "../plan/rules.ts";
import { startTextOf, triggerText } from "../plan/visit.ts";
import { runCheck } from "./check-expectations.ts";

/** The argument of an invariant, at the start and after each step. */
export interface WalkArgs<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  /** The snapshot before the step; at the start, the current snapshot. */
  readonly before: SnapshotFrom<M>;
  readonly event: AnyEventObject;
  /** Labels of the transitions that the step took. */
  readonly transitions: readonly string[];
  /** Simulated milliseconds since the start. */
  readonly elapsed: number;
}

/** The events, inputs and invariants of random walks. */
export interface RandomWalks<M extends AnyStateMachine> {
  readonly input?: InputFrom<M>;
  readonly inputs?: readonly InputFrom<M>[];
  readonly events: EventBindings<M>;
  /** What `system.get` returns for the ids of actors outside the machine. */
  readonly systemActors?: SystemActors;
  /** Invariants by name, checked at the start and after each step. */
  readonly invariants?: Readonly<
    Record<string, CheckWithRules<(args: WalkArgs<M>) => void>>
  >;
  /**
   * Functions that create an invariant with its own state for each walk: `() => { let calls = 0; return (args) => … }`.
   */
  readonly statefulInvariants?: Readonly<
    Record<string, CheckWithRules<() => (args: WalkArgs<M>) => void>>
  >;
  /** Walks per invariant. Default: 100. */
  readonly runs?: number;
  /** Maximum number of steps in a walk. Default: 50. */
  readonly length?: number;
  /** Default: 1, so that runs are reproducible. */
  readonly seed?: number;
}

/**
 * Registers one test per invariant. Each test runs random walks on the simulated machine and checks the invariant at
 * the start and after each step.
 */
export function randomWalks<M extends AnyStateMachine>(
  machine: M,
  walks: RandomWalks<M>,
): void {
  describe(`${machine.id}, random walks`, () => {
    for (const [name, entry] of Object.entries(walks.invariants ?? {}))
      test(name, { tags: rulesOf(entry) }, () =>
        walkAtRandom(machine, walks, name, () => checkOf(entry)),
      );
    for (const [name, entry] of Object.entries(walks.statefulInvariants ?? {}))
      test(name, { tags: rulesOf(entry) }, () =>
        walkAtRandom(machine, walks, name, checkOf(entry)),
      );
  });
}

/** Runs the walks that check one invariant. If a walk fails, throws an error with the shortest failing walk found. */
export function walkAtRandom<M extends AnyStateMachine>(
  machine: M,
  walks: RandomWalks<M>,
  name: string,
  createCheck: () => (args: WalkArgs<M>) => void,
): void {
  const stepper = createStepper(machine, walks.systemActors);
  const { runs = 100, length = 50, seed = 1 } = walks;
  const { definition } = stepper;
  const bindings = withDefaultCases(definition, bindingsOf(definition, walks));
  const inputs = inputsOf(walks);
  const walk = (inputIndex: number, picks: readonly number[]): void => {
    const path = [startTextOf(inputs, inputIndex)];
    const check = createCheck();
    try {
      for (const args of walkSteps(
        stepper,
        bindings,
        inputs[inputIndex],
        picks,
        path,
      )) {
        runCheck(`the invariant "${name}"`, check, args as WalkArgs<M>);
      }
    } catch (error) {
      throw new Error(
        `${machine.id}: the walk for "${name}" failed at ${path.join(" › ")} (seed ${seed}): ${messageOf(error)}`,
        { cause: error },
      );
    }
  };
  const property = fc.property(
    fc.nat({ max: inputs.length - 1 }),
    // Without a size, fast-check rarely generates walks longer than ten steps.
    fc.array(fc.nat(), { minLength: 1, maxLength: length, size: "max" }),
    walk,
  );
  const result = fc.check(property, { numRuns: runs, seed });
  if (result.failed) throw result.errorInstance;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function* walkSteps(
  stepper: Stepper,
  bindings: AnyBindings,
  input: unknown,
  picks: readonly number[],
  path: string[],
): Generator<WalkArgs<AnyStateMachine>> {
  let { state, trace } = stepper.start(input);
  let before = state.snapshot;
  let event: AnyEventObject = { type: "xstate.init" };
  const currentArgs = (): WalkArgs<AnyStateMachine> => ({
    snapshot: state.snapshot,
    before,
    event,
    elapsed: state.elapsed,
    transitions: trace.microsteps.flatMap(({ transitions }) => transitions),
  });
  yield currentArgs();
  for (const pick of picks) {
    const triggers = stepper.triggers(state, bindings);
    if (triggers.length === 0) return;
    const trigger = triggers[pick % triggers.length] as Trigger;
    path.push(triggerText(trigger));
    before = state.snapshot;
    event = trigger.event;
    ({ state, trace } = stepper.step(state, trigger));
    yield currentArgs();
  }
}
