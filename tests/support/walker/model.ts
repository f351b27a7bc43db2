import type {
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  SnapshotFrom,
  TagsFrom,
} from "xstate";
import type { PlanSpec } from "./plan-paths.ts";
import type { Wandering } from "./told-paths.ts";

/** `["goTo", { to: "/login" }]`: an action with its params, an actor with its input, `["emit", event]`,
 * `["sendTo <id>", event]`. Without a second item when there is nothing to it. */
export type Named = readonly [name: string, value?: unknown];

/** What a person can look at when the machine is at rest. */
export interface StateMoment<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  /** What brought it here. */
  readonly event: AnyEventObject;
  /** Simulated milliseconds since the start. */
  readonly elapsed: number;
}

/** What a transition did, alone: not what others of the same step did. */
export interface TransitionMoment<M extends AnyStateMachine> {
  readonly before: SnapshotFrom<M>;
  readonly after: SnapshotFrom<M>;
  readonly event: AnyEventObject;
  readonly effects: readonly Named[];
  readonly calls: readonly Named[];
  readonly stops: readonly string[];
  readonly elapsed: number;
}

/** What a guard looks at. */
export interface GuardMoment<M extends AnyStateMachine> {
  readonly before: SnapshotFrom<M>;
  readonly event: AnyEventObject;
}

/** What must hold whenever the machine rests in a state, written from the specification. */
export interface StateExpectation<M extends AnyStateMachine> {
  readonly rules?: readonly string[];
  /** Tags that the snapshot has. */
  readonly tags?: readonly TagsFrom<M>[];
  /** Tags that it has not. */
  readonly notTags?: readonly TagsFrom<M>[];
  /** Keys of the context with their value (`toEqual`, so matchers work). */
  readonly context?: Partial<ContextFrom<M>>;
  /** Events that a person may send here: their buttons are enabled. */
  readonly can?: readonly EventFromLogic<M>[];
  readonly cannot?: readonly EventFromLogic<M>[];
  readonly check?: (moment: StateMoment<M>) => void;
}

type Given<T, M extends AnyStateMachine> =
  | T
  | ((moment: TransitionMoment<M>) => T);

/**
 * What a transition must have done. What leaves the machine is exact: an effect or a call that is not named here
 * fails, so leaving `effects` and `calls` out says that there are none.
 */
export interface TransitionExpectation<M extends AnyStateMachine> {
  readonly rules?: readonly string[];
  /**
   * When a guarded branch is for the taking, in the specification's own terms: compared with each answer of the
   * guard, yes and no, so that a guard that asks something else fails.
   */
  readonly when?: (moment: GuardMoment<M>) => boolean;
  readonly effects?: Given<readonly Named[], M>;
  /** Actors started, with their input. */
  readonly calls?: Given<readonly Named[], M>;
  /** Running actors stopped before they answered; not looked at when left out. */
  readonly stops?: Given<readonly string[], M>;
  /** Keys of the context after it, or "unchanged". */
  readonly context?: Given<Partial<ContextFrom<M>> | "unchanged", M>;
  /** Milliseconds that its timer ran: needed for every `after(...)`. */
  readonly after?: Given<number, M>;
  readonly check?: (moment: TransitionMoment<M>) => void;
}

/** The paths of the states of a machine: `idle`, `form.editing`. */
export type StatePath<Value> = Value extends string
  ? Value
  : {
      [K in keyof Value & string]:
        | K
        | `${K}.${StatePath<NonNullable<Value[K]>>}`;
    }[keyof Value & string];

type StateKey<M extends AnyStateMachine> =
  string extends SnapshotFrom<M>["value"]
    ? string
    : StatePath<SnapshotFrom<M>["value"]>;

/** A machine's model test: how its events are caused and what each state and transition must show. */
export interface Model<M extends AnyStateMachine> extends PlanSpec<M> {
  /** Every atomic and final state; a compound one may stand here too. A function is its `check`. */
  readonly states: {
    readonly [K in StateKey<M>]?:
      | StateExpectation<M>
      | ((moment: StateMoment<M>) => void);
  };
  /** Every transition by its label, and `(start)` when the start does something. A function is its `check`. */
  readonly transitions: Readonly<
    Record<
      string,
      TransitionExpectation<M> | ((moment: TransitionMoment<M>) => void)
    >
  >;
  /** Checked at the start and after every step; the key is its name and may begin with `[rule-id]`. */
  readonly invariants?: Readonly<
    Record<string, (moment: StateMoment<M>) => void>
  >;
  /** Random paths, run live like the planned ones and held to the same expectations. */
  readonly wander?: Wandering;
  readonly requireDescriptions?: boolean;
  /** Where the coverage file goes; `.results/coverage` by default. */
  readonly resultsFolder?: string;
}

/** A model as the walker reads it, whatever its machine. */
export type AnyModel = Model<AnyStateMachine>;

/** The key of what the machine does when it starts, before any event. */
export const START = "(start)";
