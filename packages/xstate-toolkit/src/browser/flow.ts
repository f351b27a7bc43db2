import type { Page } from "@playwright/test";
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
} from "xstate";
import type { CaseArgs, Cases } from "../plan/bindings.ts";
import type { StateKeyArgs } from "../plan/state-key.ts";
import type { ChartObserver } from "./chart-observer.ts";

/**
 * The page and the chart observer that are passed to bindings. A project can extend the driver, for example with its
 * server and accounts.
 */
export interface PageDriver {
  readonly page: Page;
  readonly observer: ChartObserver;
  /** Advances the clock of the page. */
  advanceTime(milliseconds: number): Promise<void>;
}

/** An event that is triggered by an action on the page or by advancing the clock. */
export type PerformedEvent<E, M extends AnyStateMachine, D> = {
  /** Payloads without `type`. Default: a single payload without properties. */
  readonly cases?: Cases<Omit<E, "type">, M>;
  /** Triggers the event. `before` is the planned snapshot before it. */
  readonly perform: (
    driver: D,
    event: E,
    before: SnapshotFrom<M>,
  ) => Promise<void>;
};

/**
 * An event that occurs automatically, immediately after the previous step. If `automatic` is a function, it is called
 * before that step to prepare the event.
 */
export type AutomaticEvent<E, M extends AnyStateMachine, D> = {
  readonly cases: Cases<Omit<E, "type">, M>;
  readonly automatic:
    | true
    | ((driver: D, event: E, before: SnapshotFrom<M>) => unknown);
};

/** The reason why an event cannot be triggered, or a state cannot be checked, in a browser. */
export type Unsupported = { readonly never: string };

/** The payload of an actor's done or error event in a plan. */
export type AnswerPayload =
  | { readonly output: unknown }
  | { readonly error: unknown };

/** A response to the request that an invoked actor makes. Projects add the properties that they need to send it. */
export type PlannedAnswer = { readonly payload: AnswerPayload };

/** Possible answers; a function when they depend on the current state. */
export type AnswerBinding<A extends PlannedAnswer> = {
  readonly answers:
    | readonly A[]
    | ((snapshot: AnyMachineSnapshot) => readonly A[]);
};

/** How an event is triggered on the page, or why it cannot be triggered. */
export type ResolvedBinding<E, M extends AnyStateMachine, D> =
  | PerformedEvent<E, M, D>
  | AutomaticEvent<E, M, D>
  | Unsupported;
/** A binding, or a function that returns one for the current state. */
export type EventBinding<E, M extends AnyStateMachine, D> =
  | ResolvedBinding<E, M, D>
  | ((args: CaseArgs<M>) => ResolvedBinding<E, M, D>);

type ActorEvent = {
  readonly type: string;
  readonly output?: unknown;
  readonly error?: unknown;
};

/** The binding of every event of the machine. If the machine's events are not typed, any event name is allowed. */
export type EventBindingsOf<
  M extends AnyStateMachine,
  D,
  A extends PlannedAnswer,
> = (string extends EventFromLogic<M>["type"]
  ? {
      readonly [key: string]:
        | AnswerBinding<A>
        | EventBinding<EventFromLogic<M>, M, D>
        | undefined;
    }
  : {
      readonly [K in EventFromLogic<M>["type"] & string]: EventBinding<
        Extract<EventFromLogic<M>, { type: K }>,
        M,
        D
      >;
    }) & {
  readonly [key: `xstate.${"done" | "error"}.actor.${string}`]:
    | AnswerBinding<A>
    | EventBinding<ActorEvent, M, D>
    | undefined;
};

/** Asserts that the page shows the state. The snapshot is the planned one. */
export type StateCheck<M extends AnyStateMachine, D> = (
  driver: D,
  snapshot: SnapshotFrom<M>,
) => Promise<void>;

/**
 * How one machine is run in a real browser. `D`, `A` and `C` are the project's types for the driver, the answers and
 * the names of the calls.
 */
export type FlowBinding<
  M extends AnyStateMachine,
  D,
  A extends PlannedAnswer = PlannedAnswer,
  C extends string = string,
> = {
  readonly machine: M;
  /** The machine's inputs in the plan. `open` receives the index of the input that the machine must start with. */
  readonly inputs?: readonly unknown[];
  readonly contextKey?: (args: StateKeyArgs<M>) => unknown;
  /** The call that each invoke makes, by invoke id. */
  readonly calls?: Readonly<Record<string, C>>;
  /** Replaces `driver.advanceTime`, for a page that computes its delays from the current time. */
  readonly advanceTime?: (driver: D, milliseconds: number) => Promise<void>;
  /** Opens the page so that the machine starts. */
  readonly open: (driver: D, inputIndex: number) => Promise<void>;
  readonly events: EventBindingsOf<M, D, A>;
  /** Events that may occur at any time without changing the state, such as ticks. */
  readonly ambient?: readonly string[];
  /** For every state in which the machine can rest, a check of the page or the reason why no check is possible. */
  readonly states: Readonly<Record<string, StateCheck<M, D> | Unsupported>>;
  /** Transitions that cannot be triggered in a browser although their event can, with the reason. */
  readonly unreachable?: Readonly<Record<string, string>>;
};

/** Returns the possible answers in the state of a snapshot. */
export function answersAt<A extends PlannedAnswer>(
  { answers }: AnswerBinding<A>,
  snapshot: AnyMachineSnapshot,
): readonly A[] {
  return typeof answers === "function" ? answers(snapshot) : answers;
}

/** A flow binding whose machine and project types have been erased. */
export type AnyFlowBinding = FlowBinding<AnyStateMachine, PageDriver>;
export type AnyResolvedBinding = ResolvedBinding<
  { readonly type: string },
  AnyStateMachine,
  PageDriver
>;
export type AnyEventBinding =
  | AnswerBinding<PlannedAnswer>
  | AnyResolvedBinding
  | ((args: CaseArgs<AnyStateMachine>) => AnyResolvedBinding);
