import { type EventObject, fromCallback, fromPromise } from "xstate";
import type { CallName } from "../../contract/api.ts";
import type { InputOf, ResponseOf } from "../../contract/calls/index.ts";

/**
 * Placeholders for the effects of charts. Their types mark what a chart leaves open, and `provideEffects` demands an
 * implementation of exactly these names. Without one, as in model tests, a call or task fails, so that the chart takes
 * its `onError` transition, and the others do nothing.
 */

/** The property of a type that marks an actor or the parameters of an action as open. No value has it. */
declare const open: unique symbol;
export type Open = { readonly [open]?: true };

/** Whether a type is marked as open. */
export type IsOpen<Type> = 0 extends 1 & Type
  ? false
  : typeof open extends keyof Type
    ? true
    : false;

/** Placeholder for the actor that sends a call and returns its response. `src/services/api.ts` implements it. */
export function apiActor<Name extends CallName>(_name: Name) {
  return taskActor<ResponseOf<Name>, InputOf<Name>>();
}

type Task<Output, Input> = ReturnType<typeof fromPromise<Output, Input>>;

/** Placeholder for an actor that returns an output or fails with a `CallFailure`. */
export function taskActor<Output, Input = void>(): Task<Output, Input> & Open {
  return fromPromise<Output, Input>(async () => {
    throw new Error("The actor must be provided with provideEffects");
  });
}

/** An actor that sends `Event` to its chart. `sent` is only a type: XState does not type events that actors send. */
export type EventActor<Event> = ReturnType<typeof fromCallback> & {
  readonly sent?: Event;
};

/** Placeholder for an actor that sends events until it is stopped. It sends none. */
export function eventActor<Event extends EventObject>(): EventActor<Event> &
  Open {
  return fromCallback(() => {});
}

/** Placeholder for an action that changes something outside the chart. `src/` implements it. */
export function effect<Params extends object | undefined = undefined>(): (
  args: unknown,
  params: undefined extends Params ? Open | undefined : Params & Open,
) => void {
  return () => {};
}

/** Returns the invocation of a listener or a timer, with its name as id. */
export function invokeEventActor<Name extends string>(src: Name) {
  return { id: src, src };
}
