import type { Definition } from "../model/definition.ts";
import { type AnyBindings, bindingProblems } from "../plan/bindings.ts";
import type { AnyFlowBinding } from "./flow.ts";
import { bindingOf, hasAnswers, invokeIdOf } from "./flow-binding.ts";

/**
 * Checks the binding of a flow. Returns one sentence for each missing or obsolete entry. `excluded` contains the labels
 * of the transitions that the binding declares impossible in a browser.
 */
export function flowProblems(
  flow: AnyFlowBinding,
  definition: Definition,
  events: AnyBindings,
  excluded: Iterable<string>,
): string[] {
  return [
    ...bindingProblems(definition, events),
    ...stateProblems(flow, definition),
    ...callProblems(flow, definition),
    ...[...excluded]
      .filter((label) => !definition.transitions.some((t) => t.label === label))
      .map(
        (label) =>
          `unreachable lists "${label}", which is not a transition of the chart`,
      ),
  ];
}

function stateProblems(flow: AnyFlowBinding, definition: Definition): string[] {
  const paths = new Set(definition.nodes.map(({ path }) => path));
  return [
    ...definition.nodes
      .filter(({ path, canRest }) => canRest && !(path in flow.states))
      .map(({ path }) => `state "${path}" has no check in states`),
    ...Object.keys(flow.states)
      .filter((path) => !paths.has(path))
      .map(
        (path) => `states lists "${path}", which is not a state of the chart`,
      ),
  ];
}

function callProblems(flow: AnyFlowBinding, definition: Definition): string[] {
  const invokes = new Set<string>(
    definition.nodes.flatMap(({ node }) => node.invoke.map(({ id }) => id)),
  );
  const answered = Object.keys(flow.events).filter((name) => {
    const binding = bindingOf(flow, name);
    return binding !== undefined && hasAnswers(binding);
  });
  return [
    ...Object.keys(flow.calls ?? {})
      .filter((id) => !invokes.has(id))
      .map((id) => `calls lists "${id}", which the chart does not invoke`),
    ...answered
      .filter((name) => !(invokeIdOf(name) in (flow.calls ?? {})))
      .map(
        (name) =>
          `"${name}" has answers, but calls has no entry for its invoke`,
      ),
  ];
}
