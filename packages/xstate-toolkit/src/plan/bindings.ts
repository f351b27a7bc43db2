import type {
  AnyActorLogic,
  AnyStateMachine,
  EventFromLogic,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
} from "xstate";
import type { Definition } from "../model/definition.ts";

/** The argument of a binding that is a function. */
export interface CaseMoment<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  /** Simulated milliseconds since the start. */
  readonly elapsed: number;
}

/** Payloads of an event, without `type`. A function when they depend on the current state. */
export type Cases<T, M extends AnyStateMachine> =
  | readonly T[]
  | ((moment: CaseMoment<M>) => readonly T[]);

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
 * All events of the machine with their payloads. `[]` means that only the machine itself raises the event. `after`
 * events need no entry, because the simulated clock fires them. The key of an actor's done or error event ends in the
 * invoke's id; the output is typed when the id is also the actor's name.
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
  /** A wildcard descriptor. Its payloads include their type. */
  readonly [key: `${string}*`]:
    | Cases<{ readonly type: string; readonly [field: string]: unknown }, M>
    | undefined;
};

export type AnyCases =
  | readonly object[]
  | ((moment: CaseMoment<AnyStateMachine>) => readonly object[]);

/** The bindings without the types of one machine. */
export type AnyBindings = Readonly<Record<string, AnyCases | undefined>>;

/** Returns a sentence for each event without a binding, and for each binding that no transition handles. */
export function bindingProblems(
  definition: Definition,
  bindings: AnyBindings,
): string[] {
  const bound = Object.keys(bindings).filter(
    (key) => bindings[key] !== undefined,
  );
  const listened = new Set(
    definition.transitions
      .filter(({ kind }) => ["event", "actorDone", "actorError"].includes(kind))
      .map(({ descriptor }) => descriptor),
  );
  return [
    ...[...listened]
      .filter((descriptor) => !bound.some((key) => answers(key, descriptor)))
      .map((descriptor) => `event "${descriptor}" has no binding in events`),
    ...bound
      .filter(
        (key) => ![...listened].some((descriptor) => answers(key, descriptor)),
      )
      .map(
        (key) => `events binds "${key}", which the machine does not listen to`,
      ),
  ];
}

/** Returns whether an event bound under `key` matches the event descriptor. */
export function answers(key: string, descriptor: string): boolean {
  if (key === descriptor || descriptor === "*") return true;
  return descriptor.endsWith(".*") && key.startsWith(descriptor.slice(0, -1));
}
