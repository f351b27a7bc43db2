import type { Request } from "@playwright/test";
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
} from "xstate";
import type { CaseMoment, Cases, KeyMoment } from "xstate-toolkit/plan";
import type { CallName } from "../../../contract/api.ts";
import type { Site } from "../browser/site.ts";
import type { Drive } from "./drive.ts";
import type { AnswerPayload } from "./gate.ts";

/** An event caused by an action on the page, or by time. */
export type OnPage<E, M extends AnyStateMachine, N> = {
  /** Payloads without `type`. Default: one without properties. */
  readonly cases?: Cases<Omit<E, "type">, M>;
  /** Causes the event. `before` is the planned snapshot before it. */
  readonly cause: (
    drive: Drive<N>,
    event: E,
    before: SnapshotFrom<M>,
  ) => Promise<void>;
};

/**
 * An event that follows immediately from the previous step. `ahead` runs before that step and prepares the event's
 * payload.
 */
export type Automatic<E, M extends AnyStateMachine, N> = {
  readonly cases: Cases<Omit<E, "type">, M>;
  readonly automatic:
    | true
    | ((drive: Drive<N>, event: E, before: SnapshotFrom<M>) => unknown);
};

/** The reason why an event or state cannot be caused or observed in a browser. */
export type Never = { readonly never: string };

/**
 * Prepares the server so that it sends the planned answer, while the request is held. `before` is the planned snapshot.
 */
export type Arrange<N> = (
  drive: Drive<N>,
  site: Site,
  request: Request,
  before: AnyMachineSnapshot,
) => Promise<unknown>;
/** The answers to the call of an invoke. */
export type Answer<N> = {
  readonly payload: AnswerPayload;
  /** Prepares the server for its real answer; null for an answer that is mocked in the browser's network layer. */
  readonly arrange: Arrange<N> | null;
  /** Sets the later answers of a deployment that the test cannot prepare. */
  readonly elsewhere?: (drive: Drive<N>) => void;
};
/** Possible answers; a function when they depend on the current state. */
export type Answered<N> = {
  readonly answers:
    | readonly Answer<N>[]
    | ((snapshot: AnyMachineSnapshot) => readonly Answer<N>[]);
};

export type Cause<E, M extends AnyStateMachine, N> =
  | OnPage<E, M, N>
  | Automatic<E, M, N>
  | Never;
/** A binding, or a function that returns one for the current state. */
export type EventBinding<E, M extends AnyStateMachine, N> =
  | Cause<E, M, N>
  | ((moment: CaseMoment<M>) => Cause<E, M, N>);

type ActorEvent = { readonly type: string; readonly output?: unknown };

/** The binding of every event of the chart. */
export type EventBindingsOf<M extends AnyStateMachine, N> = {
  readonly [K in EventFromLogic<M>["type"] & string as string extends K
    ? never
    : K]: EventBinding<Extract<EventFromLogic<M>, { type: K }>, M, N>;
} & {
  readonly [key: `xstate.${"done" | "error"}.actor.${string}`]:
    | Answered<N>
    | EventBinding<ActorEvent, M, N>
    | undefined;
};

/** Asserts that the page shows the state. The snapshot is the planned one. */
export type StateCheck<M extends AnyStateMachine, N> = (
  drive: Drive<N>,
  snapshot: SnapshotFrom<M>,
) => Promise<void>;

/** How one flow is run in a real browser. `N` is the type of the notes of a path. */
export type DrivenFlow<M extends AnyStateMachine, N> = {
  readonly machine: M;
  /** Ids of tests/rules.tsv that the checks of the states cover. */
  readonly rules?: readonly string[];
  /** The machine's inputs in the plan; `open` opens the page so that the chart has that input. */
  readonly inputs?: readonly unknown[];
  readonly contextKey?: (moment: KeyMoment<M>) => unknown;
  /** The call that each invoke makes, by invoke id. */
  readonly calls: Readonly<Record<string, CallName>>;
  /** Creates the notes of a path before anything else, for example its account. */
  readonly notes: (drive: Drive<unknown>) => N | Promise<N>;
  /** Replaces `drive.pass`, for a page that reads the clock itself. */
  readonly pass?: (drive: Drive<N>, milliseconds: number) => Promise<void>;
  /** Opens the page so that the chart starts. */
  readonly open: (drive: Drive<N>, inputIndex: number) => Promise<void>;
  readonly events: EventBindingsOf<M, N>;
  /** Events that may occur at any time without changing the state, such as ticks. */
  readonly ambient?: readonly string[];
  /** A check for every state in which the chart rests and the page can be observed. */
  readonly states: Readonly<Record<string, StateCheck<M, N> | Never>>;
  /** Transitions that cannot be caused in a browser although their event can, with the reason. */
  readonly unreachable?: Readonly<Record<string, string>>;
};

/** Declares a flow, typed by its machine and its notes. */
export function drivenFlow<M extends AnyStateMachine, N>(
  flow: DrivenFlow<M, N>,
): DrivenFlow<M, N> {
  return flow;
}

/** The real server's answer, after `arrange` has prepared it. */
export function fromServer<N>(
  payload: AnswerPayload,
  arrange: Arrange<N> = async () => {},
  elsewhere: (drive: Drive<N>) => void = () => {},
): Answer<N> {
  return { payload, arrange, elsewhere };
}

/** An answer that the real server never sends, mocked in the browser's network layer. `_why` documents the reason. */
export function mocked<N>(payload: AnswerPayload, _why: string): Answer<N> {
  return { payload, arrange: null };
}

/** Returns the possible answers at a snapshot. */
export function answersAt<N>(
  { answers }: Answered<N>,
  snapshot: AnyMachineSnapshot,
): readonly Answer<N>[] {
  return typeof answers === "function" ? answers(snapshot) : answers;
}

/** A flow without the types of one machine and its notes. */
export type AnyDrivenFlow = DrivenFlow<AnyStateMachine, unknown>;
export type AnyCause = Cause<
  { readonly type: string },
  AnyStateMachine,
  unknown
>;
export type AnyEventBinding =
  | Answered<unknown>
  | AnyCause
  | ((moment: CaseMoment<AnyStateMachine>) => AnyCause);
