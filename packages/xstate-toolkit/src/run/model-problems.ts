import type { Definition } from "../model/definition.ts";
import { bindingProblems } from "../plan/bindings.ts";
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
  return [
    ...bindingProblems(definition, bindingsOf(definition, model)),
    ...locateExpectations(definition, model).problems,
  ];
}
