import type { Definition } from "../model/definition.ts";
import { bindingProblems, unboundEvents } from "../plan/bindings.ts";
import { bindingsOf } from "../plan/plan-paths.ts";
import { locateExpectations } from "./locate-expectations.ts";
import type { AnyModel } from "./model.ts";

/**
 * Checks a model against its machine. Returns one sentence per problem, such as an event without a binding, a wrong
 * target, or a name that the machine does not have.
 */
export function modelProblems(
  definition: Definition,
  model: AnyModel,
): string[] {
  const bindings = bindingsOf(definition, model);
  // The author of an expectation knows the event, so it needs an entry in `events` only if it has a payload.
  const expected = new Set(
    Object.values(model.expect ?? {}).flatMap((state) =>
      Object.keys(state?.on ?? {}),
    ),
  );
  const withoutPayload = unboundEvents(definition, bindings).filter(
    (event) => expected.has(event) && !event.startsWith("xstate."),
  );
  const defaults = Object.fromEntries(
    withoutPayload.map((event) => [event, [{}]]),
  );
  return [
    ...bindingProblems(definition, { ...bindings, ...defaults }),
    ...locateExpectations(definition, model).problems,
  ];
}
