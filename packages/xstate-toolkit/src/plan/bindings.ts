import type {
  AnyActorLogic,
  AnyStateMachine,
  EventFromLogic,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
} from "xstate";
import type { Definition, TransitionKind } from "../model/definition.ts";

/** The argument of a function that returns the cases of an event. */
export interface CaseArgs<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  /** Simulated milliseconds since the start. */
  readonly elapsed: number;
}

/** Payloads of an event, without `type`; a function when they depend on the current state. */
export type Cases<T, M extends AnyStateMachine> =
  | readonly T[]
  | ((args: CaseArgs<M>) => readonly T[]);

type ActorOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer TActor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? TActor
    : never;

type OutputOf<Actor, Source> =
  Extract<Actor, { src: Source }> extends {
    logic: infer L extends AnyActorLogic;
  }
    ? OutputFrom<L>
    : unknown;

type EventType<M extends AnyStateMachine> = EventFromLogic<M>["type"];

type SourceOf<M> =
  ActorOf<M> extends { src: infer S extends string } ? S : never;

/**
 * The events of the machine with their payloads. `[]` means that only the machine itself raises the event. An event
 * without a payload needs an entry only in model tests and strict plans. `after` events never need one, because the
 * simulated clock fires them. The key of an actor's done, error or snapshot event ends in the invoke's id or, when the
 * invoke has no id, in the actor's name. The type of `output` is inferred only if the key ends in the actor's name.
 */
export type EventBindings<M extends AnyStateMachine> = {
  readonly [K in EventType<M> & string]?: Cases<
    Omit<Extract<EventFromLogic<M>, { type: K }>, "type">,
    M
  >;
} & {
  readonly [S in SourceOf<M> as `xstate.done.actor.${S}`]?: Cases<
    { readonly output: OutputOf<ActorOf<M>, S> },
    M
  >;
} & {
  readonly [key: `xstate.done.actor.${string}`]:
    | Cases<{ readonly output: unknown }, M>
    | undefined;
  readonly [key: `xstate.error.actor.${string}`]:
    | Cases<{ readonly error: unknown }, M>
    | undefined;
  readonly [key: `xstate.snapshot.${string}`]:
    | Cases<{ readonly snapshot: unknown }, M>
    | undefined;
  /** A wildcard descriptor. Its payloads include the `type` of the event; by default, `any` replaces the `*`. */
  readonly [key: `${string}*`]:
    | Cases<{ readonly type?: string; readonly [field: string]: unknown }, M>
    | undefined;
};

/** The cases of an event of any machine. */
export type AnyCases =
  | readonly object[]
  | ((args: CaseArgs<AnyStateMachine>) => readonly object[]);

/** The bindings of any machine. */
export type AnyBindings = Readonly<Record<string, AnyCases | undefined>>;

/** Returns a sentence for each event without a binding, and for each binding whose event no transition handles. */
export function bindingProblems(
  definition: Definition,
  bindings: AnyBindings,
): string[] {
  return [
    ...unboundEvents(definition, bindings).map(
      (descriptor) => `event "${descriptor}" has no binding in events`,
    ),
    ...unhandledBindings(definition, bindings).map(unhandledBindingMessage),
  ];
}

/** Returns the keys of the bindings whose event no transition handles. */
export function unhandledBindings(
  definition: Definition,
  bindings: AnyBindings,
): string[] {
  const handled = handledEvents(definition);
  return boundKeys(bindings).filter(
    (key) => ![...handled].some((event) => matchesDescriptor(key, event)),
  );
}

/** Returns the sentence that reports a binding whose event no transition handles. */
export function unhandledBindingMessage(key: string): string {
  return `events lists "${key}", which no transition handles`;
}

/** Returns the event descriptors without a binding. */
export function unboundEvents(
  definition: Definition,
  bindings: AnyBindings,
): string[] {
  const bound = boundKeys(bindings);
  return [...handledEvents(definition)].filter(
    (event) => !bound.some((key) => matchesDescriptor(key, event)),
  );
}

/** Returns whether an event bound under `key` matches the event descriptor. */
export function matchesDescriptor(key: string, descriptor: string): boolean {
  if (key === descriptor || descriptor === "*") return true;
  if (!descriptor.endsWith(".*")) return false;
  return `${key}.`.startsWith(descriptor.slice(0, -1));
}

function boundKeys(bindings: AnyBindings): string[] {
  return Object.keys(bindings).filter((key) => bindings[key] !== undefined);
}

/** Returns the descriptors of the events that can have a binding: all except timers and the done events of states. */
function handledEvents({ transitions }: Definition): Set<string> {
  return new Set(
    transitions
      .filter(({ kind }) => BINDABLE_KINDS.has(kind))
      .map(({ descriptor }) => descriptor),
  );
}

const BINDABLE_KINDS: ReadonlySet<TransitionKind> = new Set([
  "event",
  "actorDone",
  "actorError",
  "actorSnapshot",
]);
