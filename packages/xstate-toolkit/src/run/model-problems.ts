import type { Definition } from "../model/definition.ts";
import { bindingProblems } from "../plan/bindings.ts";
import { bindingsOf } from "../plan/plan-paths.ts";
import { type AnyModel, START } from "./model.ts";
import { readExpectations } from "./read-expectations.ts";

const STATE_ASSERTIONS = [
  "tags",
  "notTags",
  "context",
  "can",
  "cannot",
  "check",
];
const TRANSITION_ASSERTIONS = [
  "effects",
  "calls",
  "stops",
  "context",
  "after",
  "check",
  "when",
];
/** Assertions that have a meaning even when they are empty: `effects: []` asserts that there are no effects. */
const MEANINGFUL_WHEN_EMPTY = ["effects", "calls", "stops"];

/**
 * Checks a model against its machine. Returns one sentence per problem, such as an event without a binding, a state
 * without an expectation, or a name that the machine does not have.
 */
export function modelProblems(
  definition: Definition,
  model: AnyModel,
): string[] {
  return [
    ...bindingProblems(definition, bindingsOf(definition, model)),
    ...(model.states ? stateProblems(definition, model.states) : []),
    ...(model.transitions
      ? transitionProblems(definition, model.transitions)
      : []),
    ...readExpectations(definition, model).problems,
  ];
}

function stateProblems(definition: Definition, states: object): string[] {
  const expectations = new Map<string, unknown>(Object.entries(states));
  const known = new Map(definition.nodes.map((entry) => [entry.path, entry]));
  const problems: string[] = [];
  for (const { path, canRest } of definition.nodes) {
    if (canRest && !expectations.has(path))
      problems.push(`state "${path}" has no expectation in states`);
  }
  for (const [path, expectation] of expectations) {
    const entry = known.get(path);
    if (entry === undefined) {
      problems.push(
        `states lists "${path}", which is not a state of the machine`,
      );
    } else if (entry.leaf && !entry.canRest) {
      problems.push(`states lists "${path}", in which the machine never rests`);
    } else if (assertsNothing(expectation, STATE_ASSERTIONS)) {
      problems.push(`the expectation of state "${path}" asserts nothing`);
    }
  }
  return problems;
}

function transitionProblems(
  definition: Definition,
  transitions: object,
): string[] {
  const expectations = new Map<string, unknown>(Object.entries(transitions));
  const known = new Map(
    definition.transitions.map((entry) => [entry.label, entry]),
  );
  const problems: string[] = [];
  for (const { label, kind } of definition.transitions) {
    const expectation = expectations.get(label);
    if (expectation === undefined) {
      problems.push(`transition "${label}" has no expectation in transitions`);
    } else if (
      kind === "after" &&
      assertionOf(expectation, "after") === undefined
    ) {
      problems.push(
        `the expectation of transition "${label}" has no after, which is required for a delayed transition`,
      );
    }
  }
  for (const [label, expectation] of expectations) {
    const entry = known.get(label);
    if (entry === undefined && label !== START) {
      problems.push(
        `transitions lists "${label}", which is not a transition of the machine`,
      );
    } else if (assertsNothing(expectation, TRANSITION_ASSERTIONS)) {
      problems.push(`the expectation of transition "${label}" asserts nothing`);
    } else if (
      !entry?.guarded &&
      assertionOf(expectation, "when") !== undefined
    ) {
      problems.push(
        `the expectation of transition "${label}" has a when, but the transition has no guard`,
      );
    }
  }
  return problems;
}

function assertsNothing(
  expectation: unknown,
  assertions: readonly string[],
): boolean {
  if (typeof expectation === "function") return false;
  return assertions.every((assertion) => {
    const value = assertionOf(expectation, assertion);
    if (value === undefined) return true;
    if (MEANINGFUL_WHEN_EMPTY.includes(assertion) || typeof value !== "object")
      return false;
    return Object.keys(value ?? {}).length === 0;
  });
}

function assertionOf(expectation: unknown, assertion: string): unknown {
  return (expectation as Readonly<Record<string, unknown>>)[assertion];
}
