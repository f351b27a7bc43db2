import type {
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  TagsFrom,
} from "xstate";
import type { HouseRules } from "../model/definition-problems.ts";
import type { RandomPathOptions } from "../plan/parsed-path.ts";
import type { PlanSpec } from "../plan/plan-paths.ts";
import type { CheckWithRules } from "../plan/rules.ts";
import type {
  Expectations,
  ExpectedDelays,
  GuardArgs,
  NamedValue,
  PathOf,
  StateArgs,
  TransitionArgs,
} from "./expectation-types.ts";

/** What must be true whenever the machine rests in a state. */
export interface OldStateExpectation<M extends AnyStateMachine> {
  /** Ids of the rules that the expectation covers. */
  readonly rules?: readonly string[];
  /** Tags that the snapshot must have. */
  readonly tags?: readonly TagsFrom<M>[];
  /** Tags that the snapshot must not have. */
  readonly notTags?: readonly TagsFrom<M>[];
  /** Expected values of context keys, compared with `toEqual`; asymmetric matchers work. */
  readonly context?: Partial<ContextFrom<M>>;
  /** Events that `snapshot.can` must accept. */
  readonly can?: readonly EventFromLogic<M>[];
  /** Events that `snapshot.can` must reject. */
  readonly cannot?: readonly EventFromLogic<M>[];
  readonly check?: (args: StateArgs<M>) => void;
}

type ValueOrFunction<T, M extends AnyStateMachine> =
  | T
  | ((args: TransitionArgs<M>) => T);

/**
 * What a transition must do. Effects and calls must match exactly: the test fails if the transition has one that is not
 * listed here, and omitting `effects` or `calls` means that there are none.
 */
export interface TransitionExpectation<M extends AnyStateMachine> {
  /** Ids of the rules that the expectation covers. */
  readonly rules?: readonly string[];
  /**
   * Returns whether the guard must return true. Write the condition independently of the chart. The result is compared
   * with every outcome of the guard, true or false.
   */
  readonly when?: (args: GuardArgs<M>) => boolean;
  /** Actions with their params, emitted events and sent events. */
  readonly effects?: ValueOrFunction<readonly NamedValue[], M>;
  /** Actors that are started, with their input. */
  readonly calls?: ValueOrFunction<readonly NamedValue[], M>;
  /** Running actors that are stopped before they finish; not checked when omitted. */
  readonly stops?: ValueOrFunction<readonly string[], M>;
  /** Expected values of context keys after the transition, or "unchanged". */
  readonly context?: ValueOrFunction<Partial<ContextFrom<M>> | "unchanged", M>;
  /** Milliseconds until the timer of the transition fires; required for every delayed transition. */
  readonly after?: ValueOrFunction<number, M>;
  readonly check?: (args: TransitionArgs<M>) => void;
}

type StateKey<M extends AnyStateMachine> = PathOf<M>;

/**
 * The context after one step of a live run, and the effects of the step, including the actors that it started or
 * stopped.
 */
export interface StepOutput {
  readonly context: unknown;
  readonly effects: readonly NamedValue[];
}

/** The model of a machine: the payloads of its events, and the expectations for its states and transitions. */
export interface Model<M extends AnyStateMachine> extends PlanSpec<M> {
  /**
   * Expectations for all atomic and final states in which the machine can rest. Expectations for compound states are
   * optional. A function is used as the `check` of the expectation.
   */
  readonly states?:
    | {
        readonly [K in StateKey<M>]?:
          | OldStateExpectation<M>
          | ((args: StateArgs<M>) => void);
      }
    | undefined;
  /**
   * Expectations for all transitions, by label. The key `(start)` is required when the start of the machine has effects
   * or calls. A function is used as the `check` of the expectation.
   */
  readonly transitions?:
    | Readonly<
        Record<
          string,
          TransitionExpectation<M> | ((args: TransitionArgs<M>) => void)
        >
      >
    | undefined;
  /** What the machine must do, by state and event. */
  readonly expect?: Expectations<M>;
  /** Values of context keys at the start; a function if they depend on the input. */
  readonly initialContext?:
    | Partial<ContextFrom<M>>
    | ((args: TransitionArgs<M>) => Partial<ContextFrom<M>>);
  /** The expected number of milliseconds of each delay. */
  readonly delays?: ExpectedDelays<M>;
  /** If true, each state, transition and delay of the machine needs an expectation. Default: false. */
  readonly complete?: boolean;
  /** Assertions by name, which are checked at the start and after every step. */
  readonly invariants?: Readonly<
    Record<string, CheckWithRules<(args: StateArgs<M>) => void>>
  >;
  /** Random paths, run live and checked like the planned ones. */
  readonly randomPaths?: RandomPathOptions;
  /** The house rules that the definition must follow. Default: none. */
  readonly houseRules?: HouseRules;
  /** Called with the values that the machine produced, after the start and after each step of a live run. */
  readonly observe?: (produced: StepOutput) => void;
  /** Folder of the coverage file. Default: `.results/coverage`. */
  readonly resultsFolder?: string;
}

/** A model of any machine. */
export type AnyModel = Model<AnyStateMachine>;

/** The key of the expectation for the start of the machine. */
export const START = "(start)";
