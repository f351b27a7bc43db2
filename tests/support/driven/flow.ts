import type { Request } from "@playwright/test";
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import type * as toolkit from "xstate-toolkit/playwright";
import type { CallName } from "../../../contract/api.ts";
import type { Site } from "../browser/site.ts";
import type { Drive } from "./drive.ts";

export type { AnswerPayload, Never } from "xstate-toolkit/playwright";

/** The toolkit's types with the drive of this product. `N` is the type of the notes of a path. */
export type OnPage<E, M extends AnyStateMachine, N> = toolkit.OnPage<
  E,
  M,
  Drive<N>
>;
export type Automatic<E, M extends AnyStateMachine, N> = toolkit.Automatic<
  E,
  M,
  Drive<N>
>;
export type Answered<N> = toolkit.Answered<Answer<N>>;
export type Cause<E, M extends AnyStateMachine, N> = toolkit.Cause<
  E,
  M,
  Drive<N>
>;
export type EventBinding<
  E,
  M extends AnyStateMachine,
  N,
> = toolkit.EventBinding<E, M, Drive<N>>;
export type EventBindingsOf<
  M extends AnyStateMachine,
  N,
> = toolkit.EventBindingsOf<M, Drive<N>, Answer<N>>;
export type StateCheck<M extends AnyStateMachine, N> = toolkit.StateCheck<
  M,
  Drive<N>
>;

/**
 * Prepares the server so that it sends the planned answer, while the request is held. `before` is the planned snapshot.
 */
export type Arrange<N> = (
  drive: Drive<N>,
  site: Site,
  request: Request,
  before: AnyMachineSnapshot,
) => Promise<unknown>;
/** An answer to the call of an invoke. */
export type Answer<N> = {
  readonly payload: toolkit.AnswerPayload;
  /** Prepares the server for its real answer; null for an answer that is mocked in the browser's network layer. */
  readonly arrange: Arrange<N> | null;
  /** Mocks calls outside the flow that follow this answer, on a deployment that the test cannot prepare. */
  readonly mockOtherCalls?: (drive: Drive<N>) => void;
};
/** How one flow is run in a real browser. `N` is the type of the notes of a path. */
export type DrivenFlow<M extends AnyStateMachine, N> = toolkit.DrivenFlow<
  M,
  Drive<N>,
  Answer<N>,
  CallName
> & {
  /** Creates the notes of a path before anything else, for example its account. */
  readonly notes: (drive: Drive<unknown>) => N | Promise<N>;
};

/** Declares a flow, typed by its machine and its notes. */
export function drivenFlow<M extends AnyStateMachine, N>(
  flow: DrivenFlow<M, N>,
): DrivenFlow<M, N> {
  return flow;
}

/** The real server's answer, after `arrange` has prepared it. */
export function fromServer<N>(
  payload: toolkit.AnswerPayload,
  arrange: Arrange<N> = async () => {},
  mockOtherCalls: (drive: Drive<N>) => void = () => {},
): Answer<N> {
  return { payload, arrange, mockOtherCalls };
}

/** An answer that the real server never sends, mocked in the browser's network layer. `_why` documents the reason. */
export function mocked<N>(
  payload: toolkit.AnswerPayload,
  _why: string,
): Answer<N> {
  return { payload, arrange: null };
}

/** A flow without the types of one machine and its notes. */
export type AnyDrivenFlow = DrivenFlow<AnyStateMachine, unknown>;
