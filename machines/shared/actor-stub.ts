import { fromPromise } from "xstate";
import type { CallName } from "../../contract/api.ts";
import type { AnswerOf, InputOf } from "../../contract/calls/index.ts";

/**
 * Placeholder for the actor that sends a call. Its input is the call's body with its path parameters, its output the answer.
 * `callActor` in `src/services/api.ts` is the real one.
 */
export function callActor<Name extends CallName>(_name: Name) {
  return fromPromise<AnswerOf<Name>, InputOf<Name>>(notProvided);
}

/**
 * Placeholder for every actor that a chart names. The browser provides the real one with `machine.provide`.
 * @throws always, so that a chart without the real actor fails at once.
 */
export async function notProvided(): Promise<never> {
  throw new Error("The actor must be provided with machine.provide");
}

/**
 * Placeholder for callback actors, which cannot reject a promise.
 * @throws always.
 */
export function notProvidedSource(): never {
  throw new Error("The actor must be provided with machine.provide");
}
