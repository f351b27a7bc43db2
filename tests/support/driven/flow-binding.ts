import type { Answered, AnyDrivenFlow, AnyEventBinding } from "./flow.ts";

/** `logIn` of `xstate.done.actor.logIn`. */
export function invokeIdOf(name: string): string {
  return name.replace(/^xstate\.(done|error)\.actor\./, "");
}

/** How an event is bound; undefined for one that is not. */
export function bindingOf(
  flow: AnyDrivenFlow,
  name: string,
): AnyEventBinding | undefined {
  const events = flow.events as Readonly<
    Record<string, AnyEventBinding | undefined>
  >;
  return events[name];
}

/** True for the answer of a call. */
export function isAnswered(
  binding: AnyEventBinding,
): binding is Answered<unknown> {
  return typeof binding === "object" && "answers" in binding;
}
