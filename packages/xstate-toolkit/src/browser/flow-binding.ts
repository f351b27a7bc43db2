import type {
  AnswerBinding,
  AnyEventBinding,
  AnyFlowBinding,
  PlannedAnswer,
} from "./flow.ts";

/** Returns `logIn` for `xstate.done.actor.logIn`. */
export function invokeIdOf(name: string): string {
  return name.replace(/^xstate\.(done|error)\.actor\./, "");
}

/** Returns the binding of an event; undefined when it has none. */
export function bindingOf(
  flow: AnyFlowBinding,
  name: string,
): AnyEventBinding | undefined {
  const events = flow.events as Readonly<
    Record<string, AnyEventBinding | undefined>
  >;
  return events[name];
}

/** Returns whether a binding lists the answers to a request. */
export function hasAnswers(
  binding: AnyEventBinding,
): binding is AnswerBinding<PlannedAnswer> {
  return typeof binding === "object" && "answers" in binding;
}
