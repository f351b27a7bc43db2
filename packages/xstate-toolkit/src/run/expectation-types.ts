import type {
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  SnapshotFrom,
  StateMachine,
  TagsFrom,
} from "xstate";

/** An action with its params, an actor with its input, `["emit", event]`, or `["sendTo <id>", event]`. */
export type NamedValue = readonly [name: string, value?: unknown];

/** The argument of a state's check and of an invariant. Both are called when the machine is at rest. */
export interface StateArgs<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  /** The event of the step that ended in this state. */
  readonly event: AnyEventObject;
  /** Simulated milliseconds since the start. */
  readonly elapsed: number;
}

/**
 * The argument of the functions in an expectation, except `when`. Effects of other transitions in the same step are not
 * included.
 */
export interface TransitionArgs<
  M extends AnyStateMachine,
  Event = AnyEventObject,
> {
  readonly before: SnapshotFrom<M>;
  readonly after: SnapshotFrom<M>;
  readonly event: Event;
  readonly effects: readonly NamedValue[];
  readonly calls: readonly NamedValue[];
  readonly stops: readonly string[];
  readonly elapsed: number;
}

/** The argument of `when`. */
export interface GuardArgs<M extends AnyStateMachine, Event = AnyEventObject> {
  readonly context: ContextFrom<M>;
  readonly before: SnapshotFrom<M>;
  readonly event: Event;
}

/** The paths of the states of a machine: `idle`, `form.editing`. */
export type StatePath<Value> = Value extends string
  ? Value
  : {
      [K in keyof Value & string]:
        | K
        | `${K}.${StatePath<NonNullable<Value[K]>>}`;
    }[keyof Value & string];

/** The paths of the states of `M`; any string if the types of `M` do not contain them. */
export type PathOf<M extends AnyStateMachine> =
  string extends SnapshotFrom<M>["value"]
    ? string
    : StatePath<SnapshotFrom<M>["value"]>;

type NamesOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer _Actor,
    infer Action,
    infer _Guard,
    infer Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? { action: Action["type"]; delay: Delay }
    : { action: string; delay: string };

/** The names that occur in `effects`. */
type EffectName<M> = NamesOf<M>["action"] | "emit" | `sendTo ${string}`;

/**
 * Effects or calls in order: one name, a list of names and of names with values, or an object of values by name. A
 * value is the params of an action, the input of an actor, or the event that was emitted or sent.
 */
export type Named<Name extends string = string> =
  | Name
  | readonly (Name | readonly [name: Name, value?: unknown])[]
  | { readonly [N in Name]?: unknown };

type OneOrMany<T> = T | readonly T[];
type ValueOrFunction<T, Args> = T | ((args: Args) => T);

/**
 * What one branch of an event must do. Effects and calls must match exactly: a transition may not have others, and
 * omitting them means that there are none. Those of entered and exited states belong to the expectations of these
 * states.
 */
export interface BranchExpectation<
  M extends AnyStateMachine,
  Event = AnyEventObject,
> {
  /** The states in `target`. Omitted: the transition has no target. */
  readonly to?: OneOrMany<PathOf<M>>;
  /** Whether the transition exits and enters its target again. Default: not checked. */
  readonly reenter?: boolean;
  /**
   * Returns whether the guard must return true. Write the condition independently of the chart. The result is compared
   * with every outcome of the guard, true or false.
   */
  readonly when?: (args: GuardArgs<M, Event>) => boolean;
  /** Actions of the transition with their params, emitted events and sent events. Actions that assign are not listed. */
  readonly effects?: ValueOrFunction<
    Named<EffectName<M>>,
    TransitionArgs<M, Event>
  >;
  /** Actors that actions of the transition start, with their input. */
  readonly calls?: ValueOrFunction<Named, TransitionArgs<M, Event>>;
  /** Values of context keys after the transition, compared with `toEqual`; asymmetric matchers work. */
  readonly context?: ValueOrFunction<
    Partial<ContextFrom<M>>,
    TransitionArgs<M, Event>
  >;
  /** Like `context`, but all other context keys must keep their values. */
  readonly changes?: ValueOrFunction<
    Partial<ContextFrom<M>>,
    TransitionArgs<M, Event>
  >;
  readonly check?: (args: TransitionArgs<M, Event>) => void;
}

/** The branches of an event in the order of the chart. The path of a state is a branch that has only this target. */
export type Branches<
  M extends AnyStateMachine,
  Event = AnyEventObject,
> = OneOrMany<PathOf<M> | BranchExpectation<M, Event>>;

/** The type of an event, the descriptor of an actor's event, or a wildcard. */
type EventKey<M extends AnyStateMachine> =
  | (EventFromLogic<M>["type"] & string)
  | `xstate.${string}`
  | `${string}*`;

/** The event of a type; any event if `M` has no type for it. */
type EventOf<M extends AnyStateMachine, Type> =
  Extract<EventFromLogic<M>, { type: Type }> extends never
    ? AnyEventObject
    : Extract<EventFromLogic<M>, { type: Type }>;

/**
 * What the machine must do in a state and with its events. What is not listed is only compared with the definition.
 * Effects and calls of a listed state must match exactly; omitting them means that there are none.
 */
export interface StateExpectation<M extends AnyStateMachine> {
  /** The tags of this state, without those of its ancestors. */
  readonly tags?: OneOrMany<TagsFrom<M>>;
  /** The path of the initial substate. */
  readonly initial?: PathOf<M>;
  /** Effects of entering the state. */
  readonly entry?: ValueOrFunction<Named<EffectName<M>>, TransitionArgs<M>>;
  /** Effects of exiting the state. */
  readonly exit?: ValueOrFunction<Named<EffectName<M>>, TransitionArgs<M>>;
  /** The actors that the state invokes or that its entry actions start, with their input. */
  readonly calls?: ValueOrFunction<Named, TransitionArgs<M>>;
  /** Values of context keys whenever the machine rests in the state. */
  readonly context?: Partial<ContextFrom<M>>;
  /** Called whenever the machine rests in the state. */
  readonly check?: (args: StateArgs<M>) => void;
  /** The branches of events. A key can also be the descriptor of an actor's event, `xstate.done.actor.save`. */
  readonly on?: {
    readonly [E in EventKey<M>]?: Branches<M, EventOf<M, E>>;
  };
  /** The branches of delays, by name or number of milliseconds. */
  readonly after?: {
    readonly [D in NamesOf<M>["delay"] | number]?: Branches<M>;
  };
  readonly always?: Branches<M>;
  /** The branches for the end of the invoked actor or of the state itself. If there are several, use their events in `on`. */
  readonly onDone?: Branches<M>;
  /** The branches for the failure of the invoked actor. If there are several actors, use their events in `on`. */
  readonly onError?: Branches<M>;
}

/** The expectations for a machine, by the path of the state; `(root)` for the machine itself. */
export type Expectations<M extends AnyStateMachine> = {
  readonly [P in PathOf<M> | "(root)"]?: StateExpectation<M>;
};

/** The expected number of milliseconds of each delay; a function if it depends on the state. */
export type ExpectedDelays<M extends AnyStateMachine> = {
  readonly [D in NamesOf<M>["delay"]]?: ValueOrFunction<
    number,
    TransitionArgs<M>
  >;
};
