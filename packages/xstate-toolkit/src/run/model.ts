import type { AnyStateMachine, ContextFrom } from "xstate";
import type { HouseRules } from "../model/definition-problems.ts";
import type { PlanSpec } from "../plan/plan-paths.ts";
import type { RandomPathOptions } from "../plan/random-walk.ts";
import type { CheckWithRules } from "../plan/rules.ts";
import type {
  Expectations,
  ExpectedDelays,
  NamedValue,
  StateArgs,
  TransitionArgs,
} from "./expectation-types.ts";

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
