import { type EventObject, fromCallback, fromPromise } from "xstate";
import type { CallName } from "../../contract/api.ts";
import type { InputOf, ResponseOf } from "../../contract/calls/index.ts";

/**
 * Placeholders for the actors that charts refer to. The browser provides the real actors with `machine.provide`. Without
 * a real actor, a call or task fails, so that the chart takes its `onError` transition.
 */

/**
 * Placeholder for the actor that sends a call. Its input contains the body and the path parameters, and its output is
 * the response. `src/services/api.ts` implements it.
 */
export function apiActor<Name extends CallName>(_name: Name) {
  return taskActor<ResponseOf<Name>, InputOf<Name>>();
}

/** Placeholder for an actor that returns an output or fails. */
export function taskActor<Output, Input = void>() {
  return fromPromise<Output, Input>(async () => {
    throw new Error("The actor must be provided with machine.provide");
  });
}

/** An actor that sends `Event` to its chart. `sent` is only a type: XState does not type events that actors send. */
export type EventActor<Event> = ReturnType<typeof fromCallback> & {
  readonly sent?: Event;
};

/** Placeholder for an actor that sends events until it is stopped. It sends none. */
export function eventActor<Event extends EventObject>(): EventActor<Event> {
  return fromCallback(() => {});
}

/** Returns the invocation of a listener or a timer, with its name as id. */
export function invokeEventActor<Name extends string>(src: Name) {
  return { id: src, src };
}
