import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from "xstate";
import { type Definition, readDefinition } from "../model/definition.ts";
import { plainValue, stableText } from "../model/plain-value.ts";
import { goalsReachedBy } from "../plan/goals.ts";
import type { Path, PathStep } from "../plan/path.ts";
import { checkOf } from "../plan/rules.ts";
import type {
  Microstep,
  Occurrence,
  StepTrace,
} from "../plan/step-recorder.ts";
import {
  checkBranch,
  checkChange,
  checkDelay,
  checkGuard,
  checkRest,
  checkStart,
  runCheck,
} from "./check-expectations.ts";
import { microstepProblems, restProblems } from "./derived-checks.ts";
import { setMessage } from "./error-message.ts";
import type {
  NamedValue,
  StateArgs,
  TransitionArgs,
} from "./expectation-types.ts";
import {
  type LocatedExpectations,
  namedDelayOf,
} from "./locate-expectations.ts";
import type { AnyModel } from "./model.ts";
import { testRunner } from "./test-runner.ts";

/** The result of one step of a live run. */
export interface StepResult {
  readonly trace: StepTrace;
  readonly snapshot: AnyMachineSnapshot;
  readonly planned: AnyMachineSnapshot;
  readonly event: EventObject;
  /** Delay of the timer that fired, in milliseconds; null when none fired. */
  readonly delay: number | null;
  readonly elapsed: number;
}

/** The effects of one transition in a step. */
interface TransitionEffects {
  readonly effects: readonly NamedValue[];
  readonly calls: readonly NamedValue[];
  readonly stops: readonly string[];
}

/**
 * Compares a live run with its plan and its model, step by step. A failed expectation is recorded and the run
 * continues, so that all failures are reported. A run ends when it deviates from its plan.
 */
export class PathAssertions {
  /** The goals that the run reached. */
  readonly reached = new Set<string>();
  /** Paths of the states that the run entered. */
  readonly entered = new Set<string>();
  /** Labels of the transitions taken, in order. */
  readonly taken: string[] = [];
  /** What was taken, entered or checked: `transition <label>`, `state <path>` or `invariant <name>`. */
  readonly checked = new Set<string>();
  /** The expectations that failed. */
  readonly failed = new Set<string>();
  readonly errors: Error[] = [];
  readonly #definition: Definition;
  readonly #machine: AnyStateMachine;
  readonly #model: AnyModel;
  readonly #expectations: LocatedExpectations;
  readonly #path: Path;
  #step: PathStep | null = null;
  #last: AnyMachineSnapshot;

  constructor(
    machine: AnyStateMachine,
    model: AnyModel,
    expectations: LocatedExpectations,
    path: Path,
  ) {
    this.#machine = machine;
    this.#definition = readDefinition(machine);
    this.#model = model;
    this.#expectations = expectations;
    this.#path = path;
    this.#last = path.initial;
  }

  beginStep(step: PathStep): void {
    this.#step = step;
  }

  /** Records an error that ends the run. */
  abort(error: unknown): void {
    this.#addError(error);
  }

  /** Checks the result of the start or of a step. */
  checkStep(result: StepResult): void {
    const { trace, snapshot } = result;
    for (const path of trace.entered) {
      this.entered.add(path);
      this.checked.add(`state ${path}`);
    }
    for (const label of trace.microsteps.flatMap((step) => step.transitions)) {
      this.taken.push(label);
      this.checked.add(`transition ${label}`);
    }
    const trigger = this.#step?.trigger ?? null;
    const { inputIndex } = this.#path;
    for (const goal of goalsReachedBy(trace, snapshot, trigger, inputIndex)) {
      this.reached.add(goal);
    }
    this.#model.observe?.({
      context: snapshot.context,
      effects: trace.microsteps.flatMap(({ occurrences }) =>
        occurrences.map(({ name, value }): NamedValue => [name, value]),
      ),
    });
    this.#checkPlan(result);
    if (this.#step === null) {
      this.#attempt("start", () =>
        checkStart(
          this.#model.initialContext,
          this.#argsOf(result, null, effectsOf([])),
        ),
      );
    }
    this.#checkGuards(result);
    trace.microsteps.forEach((microstep, index) => {
      const delay = index === 0 ? result.delay : null;
      this.#checkMicrostep(result, microstep, delay);
    });
    this.#checkStatesAndInvariants(result);
    this.#last = snapshot;
  }

  #checkPlan({ snapshot, planned }: StepResult): void {
    const [live, plan] = [snapshot, planned].map(
      ({ status, value, context }) => ({
        status,
        value,
        context,
      }),
    );
    if (stableText(live) === stableText(plan)) return;
    testRunner().assertEqual(
      plainValue(live),
      plainValue(plan),
      "the live actor is in the planned state",
    );
    throw new Error(
      `the live actor is in ${stableText(live)}, but the planned state is ${stableText(plan)}`,
    );
  }

  /** Compares guard outcomes with `when`. An expectation counts as checked only when its transition is taken. */
  #checkGuards({ trace }: StepResult): void {
    for (const { label, passed, before, event } of trace.guards) {
      const when = this.#expectations.transitions.get(label)?.when;
      if (when === undefined) continue;
      try {
        const args = { context: before.context, before, event };
        checkGuard(label, when, args, passed);
      } catch (error) {
        this.failed.add(`transition ${label}`);
        this.#addError(error);
      }
    }
  }

  #checkMicrostep(
    result: StepResult,
    microstep: Microstep,
    delay: number | null,
  ): void {
    const { states, transitions } = this.#expectations;
    const occurrences = (pick: (occurrence: Occurrence) => boolean) =>
      this.#argsOf(
        result,
        microstep,
        effectsOf(microstep.occurrences.filter(pick)),
      );
    for (const problem of microstepProblems(
      this.#definition,
      this.#machine.implementations.actions,
      microstep,
    ))
      this.#addError(new Error(problem));
    for (const label of microstep.transitions) {
      const entry = this.#definition.transitions.find(
        (transition) => transition.label === label,
      );
      const args = occurrences(
        ({ causedBy, state }) => causedBy === label && state === null,
      );
      this.#attempt(`transition ${label}`, () => {
        for (const name of entry ? namedDelayOf(entry) : []) {
          const expected = this.#model.delays?.[name];
          if (expected !== undefined) checkDelay(name, expected, delay, args);
        }
        const expectation = transitions.get(label);
        if (expectation) checkBranch(label, expectation, args);
      });
    }
    for (const change of microstep.stateChanges) {
      const expectation = states.get(change.path);
      if (expectation)
        this.#attempt(`state ${change.path}`, () =>
          checkChange(
            change,
            expectation,
            occurrences(
              ({ state }) =>
                state?.path === change.path && state.change === change.change,
            ),
          ),
        );
    }
  }

  #argsOf(
    result: StepResult,
    microstep: Microstep | null,
    recorded: TransitionEffects,
  ): TransitionArgs<AnyStateMachine> {
    return {
      before: microstep?.before ?? this.#last,
      after: microstep?.after ?? result.snapshot,
      event: microstep?.event ?? result.event,
      elapsed: result.elapsed,
      ...recorded,
    } as TransitionArgs<AnyStateMachine>;
  }

  #checkStatesAndInvariants({ snapshot, event, elapsed }: StepResult): void {
    const args = { snapshot, event, elapsed } as StateArgs<AnyStateMachine>;
    const active = new Set<unknown>(snapshot._nodes.map(({ id }) => id));
    for (const problem of restProblems(snapshot, this.#model.events))
      this.#addError(new Error(problem));
    for (const [path, expectation] of this.#expectations.states) {
      const node = this.#definition.nodes.find((entry) => entry.path === path);
      if (node !== undefined && active.has(node.node.id))
        this.#attempt(`state ${path}`, () =>
          checkRest(path, expectation, args),
        );
    }
    for (const [name, entry] of Object.entries(this.#model.invariants ?? {})) {
      this.#attempt(`invariant ${name}`, () =>
        runCheck(`the invariant "${name}"`, checkOf(entry), args),
      );
    }
  }

  #attempt(name: string, check: () => void): void {
    this.checked.add(name);
    try {
      check();
    } catch (error) {
      this.failed.add(name);
      this.#addError(error);
    }
  }

  #addError(thrown: unknown): void {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const stepText = this.#step === null ? "(start)" : this.#step.text;
    const number =
      this.#step === null ? 0 : this.#path.steps.indexOf(this.#step) + 1;
    setMessage(
      error,
      `${error.message}\n  at step ${number}, ${stepText}, of ${this.#definition.id}: ${this.#path.text}`,
    );
    this.errors.push(error);
  }
}

function effectsOf(occurrences: readonly Occurrence[]): TransitionEffects {
  const named = (kind: Occurrence["kind"]): NamedValue[] =>
    occurrences
      .filter((occurrence) => occurrence.kind === kind)
      .map(({ name, value }) => [name, value]);
  return {
    effects: named("effect"),
    calls: named("call"),
    stops: named("stop").map(([id]) => id),
  };
}
