import type {
  AnyActorLogic,
  AnyStateMachine,
  EventFromLogic,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
} from "xstate";
import type { Definition } from "./definition.ts";

/** What a binding that is a function may look at. */
export interface CaseMoment<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  /** Simulated milliseconds since the start. */
  readonly elapsed: number;
}

/** The payloads an event is tried with, without its type; a function when they depend on where the machine is. */
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
 * Every event that the machine listens to, with the cases it is tried with. `[]` says that only the machine
 * itself raises it. `after` events need none: time brings them. The key of an actor's answer ends in the
 * invoke's id; where that is also the actor's name, the output is typed.
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
  /** A wildcard descriptor: its cases carry their own type. */
  readonly [key: `${string}*`]:
    | Cases<{ readonly type: string; readonly [field: string]: unknown }, M>
    | undefined;
};

export type AnyCases =
  | readonly object[]
  | ((moment: CaseMoment<AnyStateMachine>) => readonly object[]);

/** The bindings as the walker reads them. */
export type AnyBindings = Readonly<Record<string, AnyCases | undefined>>;

/** Every event that needs a binding and has none, and every binding for an event that nothing listens to. */
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

/** True when an event bound under `key` is one that `descriptor` listens to. */
export function answers(key: string, descriptor: string): boolean {
  if (key === descriptor || descriptor === "*") return true;
  return descriptor.endsWith(".*") && key.startsWith(descriptor.slice(0, -1));
}
