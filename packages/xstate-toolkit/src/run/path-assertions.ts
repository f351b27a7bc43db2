import { expect } from "vitest";
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from "xstate";
import type { Definition } from "../model/definition.ts";
import { plainValue, stableText } from "../model/plain-value.ts";
import { reachedBy } from "../plan/goals.ts";
import type { Path, PathStep } from "../plan/path.ts";
import { checkOf } from "../plan/rules.ts";
import type {
  Microstep,
  Occurrence,
  StepTrace,
} from "../plan/step-recorder.ts";
import {
  checkGuard,
  checkState,
  checkTransition,
  mustAssert,
} from "./expectations.ts";
import {
  type AnyModel,
  type Named,
  START,
  type StateMoment,
  type TransitionMoment,
} from "./model.ts";

/** The result of one step of a live run. */
export interface Look {
  readonly trace: StepTrace;
  readonly snapshot: AnyMachineSnapshot;
  readonly planned: AnyMachineSnapshot;
  readonly event: EventObject;
  /** Delay of the timer that fired, in milliseconds; null when none fired. */
  readonly fired: number | null;
  readonly elapsed: number;
}

/** The effects of one transition in a step. */
interface TransitionEffects {
  readonly effects: readonly Named[];
  readonly calls: readonly Named[];
  readonly stops: readonly string[];
}

/**
 * Compares a live run with its plan and its model, step by step. A failed expectation is recorded and the run
 * continues, so that all failures are reported. A run that leaves its plan ends.
 */
export class PathAssertions {
  /** Goals reached and states entered: the live coverage. */
  readonly reached = new Set<string>();
  readonly entered = new Set<string>();
  /** Labels of the transitions taken, in order. */
  readonly taken: string[] = [];
  /**
   * Names (`transition <label>`, `state <path>`, `invariant <name>`) of the expectations that ran, and of those that
   * failed.
   */
  readonly held = new Set<string>();
  readonly failed = new Set<string>();
  readonly errors: Error[] = [];
  readonly #definition: Definition;
  readonly #model: AnyModel;
  readonly #path: Path;
  #step: PathStep | null = null;
  #last: AnyMachineSnapshot;

  constructor(definition: Definition, model: AnyModel, path: Path) {
    this.#definition = definition;
    this.#model = model;
    this.#path = path;
    this.#last = path.initial;
  }

  enter(step: PathStep): void {
    this.#step = step;
  }

  /** Ends the run with an error. */
  abort(error: unknown): void {
    this.#keep(error);
  }

  look(look: Look): void {
    const { trace, snapshot } = look;
    for (const path of trace.entered) this.entered.add(path);
    for (const { transitions } of trace.microsteps)
      this.taken.push(...transitions);
    const cause = this.#step?.cause ?? null;
    const { inputIndex } = this.#path;
    for (const goal of reachedBy(trace, snapshot, cause, inputIndex)) {
      this.reached.add(goal);
    }
    this.#model.observe?.({
      context: snapshot.context,
      effects: trace.microsteps.flatMap(({ occurrences }) =>
        occurrences.map(({ name, value }): Named => [name, value]),
      ),
    });
    this.#isWherePlanned(look);
    if (this.#step === null) this.#checkStart(look);
    this.#checkGuards(look);
    trace.microsteps.forEach((microstep, index) => {
      this.#checkMicrostep(look, microstep, index === 0 ? look.fired : null);
    });
    this.#checkRest(look);
    this.#last = snapshot;
  }

  #isWherePlanned({ snapshot, planned }: Look): void {
    const [live, plan] = [snapshot, planned].map(
      ({ status, value, context }) => ({
        status,
        value,
        context,
      }),
    );
    if (stableText(live) === stableText(plan)) return;
    expect(
      plainValue(live),
      "the live machine is where the pure one is",
    ).toEqual(plainValue(plan));
    throw new Error(
      `the live machine is at ${stableText(live)}, planned ${stableText(plan)}`,
    );
  }

  /** A guard that returned false takes no transition, so it does not count as a checked expectation. */
  #checkGuards({ trace }: Look): void {
    for (const { label, passed, before, event } of trace.guards) {
      const given = this.#model.transitions[label];
      if (typeof given !== "object" || given.when === undefined) continue;
      try {
        checkGuard(label, given.when, { before, event }, passed);
      } catch (error) {
        this.failed.add(`transition ${label}`);
        this.#keep(error);
      }
    }
  }

  #checkStart(look: Look): void {
    const deeds = effectsOf(null, look.trace.microsteps);
    const given = this.#model.transitions[START];
    if (given === undefined && deeds.effects.length + deeds.calls.length === 0)
      return;
    this.#attempt(`transition ${START}`, () =>
      checkTransition(
        START,
        given ?? {},
        this.#momentOf(look, null, deeds),
        null,
      ),
    );
  }

  #checkMicrostep(
    look: Look,
    microstep: Microstep,
    fired: number | null,
  ): void {
    for (const label of microstep.transitions) {
      const deeds = effectsOf(label, [microstep]);
      const given = this.#model.transitions[label];
      this.#attempt(`transition ${label}`, () => {
        if (given === undefined)
          throw new Error(`transition "${label}" has no expectation`);
        checkTransition(
          label,
          given,
          this.#momentOf(look, microstep, deeds),
          fired,
        );
      });
    }
  }

  #momentOf(
    look: Look,
    microstep: Microstep | null,
    deeds: TransitionEffects,
  ): TransitionMoment<AnyStateMachine> {
    return {
      before: microstep?.before ?? this.#last,
      after: microstep?.after ?? look.snapshot,
      event: microstep?.event ?? look.event,
      elapsed: look.elapsed,
      ...deeds,
    } as TransitionMoment<AnyStateMachine>;
  }

  #checkRest({ snapshot, event, elapsed }: Look): void {
    const moment = { snapshot, event, elapsed } as StateMoment<AnyStateMachine>;
    const active = new Set<unknown>(snapshot._nodes.map(({ id }) => id));
    const states = this.#model.states as Readonly<
      Record<string, Parameters<typeof checkState>[1] | undefined>
    >;
    for (const { path, node, rests } of this.#definition.nodes) {
      if (!active.has(node.id)) continue;
      const given = states[path];
      if (given === undefined && !rests) continue;
      this.#attempt(`state ${path}`, () => {
        if (given === undefined)
          throw new Error(`state "${path}" has no expectation`);
        checkState(path, given, moment);
      });
    }
    for (const [name, entry] of Object.entries(this.#model.invariants ?? {})) {
      this.#attempt(`invariant ${name}`, () =>
        mustAssert(`the invariant "${name}"`, checkOf(entry), moment),
      );
    }
  }

  #attempt(name: string, check: () => void): void {
    this.held.add(name);
    try {
      check();
    } catch (error) {
      this.failed.add(name);
      this.#keep(error);
    }
  }

  #keep(thrown: unknown): void {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const at = this.#step === null ? "(start)" : this.#step.text;
    const number =
      this.#step === null ? 0 : this.#path.steps.indexOf(this.#step) + 1;
    error.message = `${error.message}\n  at step ${number}, ${at}, of ${this.#definition.id}: ${this.#path.text}`;
    this.errors.push(error);
  }
}

function effectsOf(
  by: string | null,
  microsteps: readonly Microstep[],
): TransitionEffects {
  const own = microsteps.flatMap(({ occurrences }) =>
    occurrences.filter((occurrence) => occurrence.by === by),
  );
  const named = (what: Occurrence["what"]): Named[] =>
    own
      .filter((occurrence) => occurrence.what === what)
      .map(({ name, value }) => [name, value]);
  return {
    effects: named("effect"),
    calls: named("call"),
    stops: named("stop").map(([id]) => id),
  };
}
