import type { Request } from "@playwright/test";
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
} from "xstate";
import type { CallName } from "../../../contract/api.ts";
import type { Site } from "../browser/site.ts";
import type { CaseMoment, Cases } from "../walker/bindings.ts";
import type { KeyMoment } from "../walker/plan-paths.ts";
import type { Drive } from "./drive.ts";
import type { AnswerPayload } from "./gate.ts";

/** Somebody does it on the page, or time brings it. */
export type OnPage<E, M extends AnyStateMachine, N> = {
  /** The payloads it is tried with, without the type; one without any when left out. */
  readonly cases?: Cases<Omit<E, "type">, M>;
  /** `before` is the planned snapshot in which it happens. */
  readonly cause: (
    drive: Drive<N>,
    event: E,
    before: SnapshotFrom<M>,
  ) => Promise<void>;
};

/** It comes by itself, at once after the step before; `ahead` makes ready, before that step, what it will say. */
export type ByItself<E, M extends AnyStateMachine, N> = {
  readonly cases: Cases<Omit<E, "type">, M>;
  readonly byItself:
    | true
    | ((drive: Drive<N>, event: E, before: SnapshotFrom<M>) => unknown);
};

/** Nobody can cause it in a browser, in one line why. */
export type Never = { readonly never: string };

/**
 * Makes the world so that the real server gives an answer; the request is held meanwhile, and the chart is as
 * `before` says.
 */
export type Arrange<N> = (
  drive: Drive<N>,
  site: Site,
  request: Request,
  before: AnyMachineSnapshot,
) => Promise<unknown>;
/** How the call of an invoke is answered. */
export type Answer<N> = {
  readonly payload: AnswerPayload;
  /** What must be so on the server for its real answer; null for one that is put in at the network's edge. */
  readonly arrange: Arrange<N> | null;
  /** Says what else a server that is not ours is taken to tell from then on. */
  readonly elsewhere?: (drive: Drive<N>) => void;
};
/** The answers that can come; a function when they depend on where the chart is. */
export type Answered<N> = {
  readonly answers:
    | readonly Answer<N>[]
    | ((snapshot: AnyMachineSnapshot) => readonly Answer<N>[]);
};

export type Cause<E, M extends AnyStateMachine, N> =
  | OnPage<E, M, N>
  | ByItself<E, M, N>
  | Never;
/** A cause, or another one at each place. */
export type EventBinding<E, M extends AnyStateMachine, N> =
  | Cause<E, M, N>
  | ((moment: CaseMoment<M>) => Cause<E, M, N>);

type ActorEvent = { readonly type: string; readonly output?: unknown };

/** Every event of the chart, by how it is caused in a browser. */
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

/** Looks at the page: does it show this state? The snapshot is the planned one. */
export type StateCheck<M extends AnyStateMachine, N> = (
  drive: Drive<N>,
  snapshot: SnapshotFrom<M>,
) => Promise<void>;

/** How one flow is driven through the real browser. `N` are the notes that a path takes. */
export type DrivenFlow<M extends AnyStateMachine, N> = {
  readonly machine: M;
  /** What the plan starts with; `open` makes it so. */
  readonly inputs?: readonly unknown[];
  readonly key?: (moment: KeyMoment<M>) => unknown;
  /** The call that each invoke makes, by the invoke's id. */
  readonly calls: Readonly<Record<string, CallName>>;
  /** Made anew for each path, before anything else: who it is about, what the page is opened with. */
  readonly notes: (drive: Drive<unknown>) => N | Promise<N>;
  /** Lets time pass in another way than `drive.pass`, for a page that looks at the clock by itself. */
  readonly pass?: (drive: Drive<N>, milliseconds: number) => Promise<void>;
  /** Opens the page, so that the chart starts. */
  readonly open: (drive: Drive<N>, inputIndex: number) => Promise<void>;
  readonly events: EventBindingsOf<M, N>;
  /** Events that may come at any time without changing the state, such as ticks. */
  readonly ambient?: readonly string[];
  /** Every state in which the chart comes to rest and a page can be looked at. */
  readonly states: Readonly<Record<string, StateCheck<M, N> | Never>>;
  /** Transitions that nobody can cause in a browser though their event can be caused, in one line why. */
  readonly unreachable?: Readonly<Record<string, string>>;
};

/** Types a flow by its machine and its notes. */
export function drivenFlow<M extends AnyStateMachine, N>(
  flow: DrivenFlow<M, N>,
): DrivenFlow<M, N> {
  return flow;
}

/** The real server's answer, once the world is so. */
export function fromServer<N>(
  payload: AnswerPayload,
  arrange: Arrange<N> = async () => {},
  elsewhere: (drive: Drive<N>) => void = () => {},
): Answer<N> {
  return { payload, arrange, elsewhere };
}

/** An answer that the real server never gives, put in at the network's edge. `_why` is for the reader. */
export function atTheEdge<N>(payload: AnswerPayload, _why: string): Answer<N> {
  return { payload, arrange: null };
}

/** The answers that can come at a place. */
export function answersAt<N>(
  { answers }: Answered<N>,
  snapshot: AnyMachineSnapshot,
): readonly Answer<N>[] {
  return typeof answers === "function" ? answers(snapshot) : answers;
}

/** A flow of any machine and notes, as the harness reads it. */
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
