import type { Page, Request } from "@playwright/test";
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from "xstate";
import type { PlanSpec } from "xstate-toolkit";
import type * as toolkit from "xstate-toolkit/browser";
import type { CallName } from "../../../contract/api.ts";
import type { Site } from "../browser/site.ts";
import { htmlError, httpError, noResponse } from "../call-failures.ts";
import type { Driver } from "./driver.ts";

// The toolkit's types with this product's driver. `F` is the type of a path's fixture.

/**
 * While the request is delayed, prepares the server to send the planned response. `before` is the planned snapshot
 * before the response.
 */
export type Arrange<F> = (
  driver: Driver<F>,
  site: Site,
  request: Request,
  before: AnyMachineSnapshot,
) => Promise<unknown>;
/** A response to the request that an invoked actor makes. */
export type Answer<F> = {
  readonly payload: toolkit.AnswerPayload;
  /** Prepares the server to send the response; null when the response is mocked in the browser's network layer. */
  readonly arrange: Arrange<F> | null;
};
/** How one flow is run in a real browser. `F` is the type of the fixture of a path. */
export type FlowBinding<M extends AnyStateMachine, F> = toolkit.FlowBinding<
  M,
  Driver<F>,
  Answer<F>,
  CallName
> & {
  /** Creates the fixture of a path, for example an account, before the path starts. */
  readonly fixture: (driver: Driver<unknown>) => F | Promise<F>;
};

type Answers<F, M extends AnyStateMachine> =
  | readonly Answer<F>[]
  | ((snapshot: SnapshotFrom<M>) => readonly Answer<F>[]);
/** The call that an invoked actor makes, and the responses with which it succeeds and fails. */
export type FlowCall<F, M extends AnyStateMachine = AnyStateMachine> = {
  readonly call: CallName;
  readonly done: Answers<F, M>;
  readonly failed: Answers<F, M>;
};
type FlowOptions<M extends AnyStateMachine, F> = Omit<
  FlowBinding<M, F>,
  "calls"
> & {
  /** The calls of the chart, by invoke id. */
  readonly calls?: Readonly<Record<string, FlowCall<F, NoInfer<M>>>>;
  /** The flow's plan, whose inputs and context key the paths in the browser share. */
  readonly plan?: Pick<PlanSpec<M>, "input" | "inputs" | "contextKey">;
};

/** Declares a flow binding, typed by its machine and its fixture. */
export function flowBinding<M extends AnyStateMachine, F>({
  calls = {},
  plan = {},
  events,
  ...flow
}: FlowOptions<M, F>): FlowBinding<M, F> {
  const { input, inputs = [input], contextKey } = plan;
  return {
    inputs,
    ...(contextKey && { contextKey }),
    ...flow,
    calls: Object.fromEntries(
      Object.entries(calls).map(([id, { call }]) => [id, call]),
    ),
    events: Object.assign(
      events,
      Object.fromEntries(
        Object.entries(calls).flatMap(([id, { done, failed }]) => [
          [`xstate.done.actor.${id}`, { answers: done }],
          [`xstate.error.actor.${id}`, { answers: failed }],
        ]),
      ),
    ),
  };
}

/** An event that a click on the button with this name triggers. */
export const clickButton = (name: string) => ({
  perform: ({ page }: { readonly page: Page }) =>
    page.getByRole("button", { name }).click(),
});

/** A response that the real server sends after its request limits have been reset and `arrange` has prepared it. */
export function fromServer<F>(
  payload: toolkit.AnswerPayload,
  arrange: Arrange<F> = async () => {},
): Answer<F> {
  return { payload, arrange };
}

/**
 * A response that the real server cannot be made to send, mocked in the browser's network layer. `_why` explains why.
 */
export function mocked(
  payload: toolkit.AnswerPayload,
  _why: string,
): Answer<unknown> {
  return { payload, arrange: null };
}

export const serverError = mocked(
  { error: httpError(500) },
  "a defect of the server",
);
export const proxyError = mocked(
  { error: htmlError(502) },
  "the API never responds with HTML",
);
export const lostConnection = mocked(
  { error: noResponse },
  "no network connection",
);

/** A flow binding whose machine and fixture types have been erased. */
export type AnyFlowBinding = FlowBinding<AnyStateMachine, unknown>;
