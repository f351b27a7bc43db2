import { type EventObject, fromCallback, fromPromise } from "xstate";
import type { CallName } from "../../contract/api.ts";
import type { InputOf, ResponseOf } from "../../contract/calls/index.ts";

/**
 * Placeholder for the actor that sends a call. Its input contains the body and the path parameters, its output is the
 * response. `src/services/api.ts` implements it.
 */
export function callActor<Name extends CallName>(_name: Name) {
  return fromPromise<ResponseOf<Name>, InputOf<Name>>(notProvided);
}

/** Placeholder for an actor that returns an output or fails. */
export function taskActor<Output, Input = void>() {
  return fromPromise<Output, Input>(notProvided);
}

/** Placeholder for an actor that sends events until it is stopped. */
export function eventActor<Event extends EventObject>() {
  return fromCallback<Event>(notProvidedSource);
}

/** Returns the invocation of an event actor, with its name as id. `missing` describes what does not work when the actor
 * fails. */
export function invokeEventActor<Name extends string>(
  src: Name,
  missing: string,
) {
  return { id: src, src, onError: { description: missing } };
}

/**
 * Placeholder for every actor that a chart names. The browser provides the real one with `machine.provide`.
 * @throws always, so that a chart without the real actor fails immediately.
 */
export async function notProvided(): Promise<never> {
  return notProvidedSource();
}

/**
 * Placeholder for callback actors, which cannot reject a promise.
 * @throws always.
 */
export function notProvidedSource(): never {
  throw new Error("The actor must be provided with machine.provide");
}
