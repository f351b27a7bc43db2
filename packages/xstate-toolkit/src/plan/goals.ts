import type { AnyMachineSnapshot } from "xstate";
import { type Definition, isLeaf, pathOf } from "../model/definition.ts";
import type { AnyBindings } from "./bindings.ts";
import type { Trigger } from "./pure-step.ts";
import type { StepTrace } from "./step-recorder.ts";

/**
 * What paths cover: all transitions; all transitions and both outcomes of each guard; all pairs of consecutive
 * transitions; or all states in which the machine can rest.
 */
export const COVERAGE_GOALS = [
  "transitions",
  "branches",
  "pairs",
  "states",
] as const;
/** One of `COVERAGE_GOALS`. */
export type CoverageGoal = (typeof COVERAGE_GOALS)[number];

/**
 * Returns the goals that `cover` selects. `pairs` selects the same goals as `transitions`. The result may include goals
 * that `goalsOf` omits.
 */
export function goalsOfCoverage(
  { transitions, nodes }: Definition,
  cover: CoverageGoal,
): Set<string> {
  if (cover === "states")
    return new Set(nodes.map(({ path }) => stateGoal(path)));
  const labels = transitions.map(({ label }) => label);
  return new Set([
    ...labels.map(transitionGoal),
    ...(cover === "branches" ? labels.map(guardGoal) : []),
  ]);
}

/**
 * Returns the goals of a machine: to take each transition, exercise both outcomes of each guard, rest in each state,
 * send each listed payload and start from each input. Each goal is represented by the message that a plan reports when
 * no path reaches it.
 */
export function goalsOf(
  definition: Definition,
  bindings: AnyBindings,
  inputs: readonly unknown[],
): Set<string> {
  const goals = new Set<string>();
  for (const { label, guarded } of definition.transitions) {
    goals.add(transitionGoal(label));
    if (guarded) goals.add(guardGoal(label));
  }
  for (const { path, canRest } of definition.nodes)
    if (canRest) goals.add(stateGoal(path));
  for (const [name, cases] of Object.entries(bindings)) {
    if (!Array.isArray(cases)) continue;
    cases.forEach((_, index) => {
      goals.add(caseGoal(name, index));
    });
  }
  inputs.forEach((_, index) => {
    goals.add(inputGoal(index));
  });
  return goals;
}

/** Returns the goals that one step reached. For the start, which has no trigger, they include the goal of its input. */
export function goalsReachedBy(
  trace: StepTrace,
  snapshot: AnyMachineSnapshot,
  trigger: Trigger | null,
  inputIndex: number,
): Set<string> {
  const reached = new Set<string>();
  for (const { transitions } of trace.microsteps) {
    for (const label of transitions) reached.add(transitionGoal(label));
  }
  for (const { label, passed } of trace.guards) {
    if (!passed) reached.add(guardGoal(label));
  }
  for (const node of snapshot._nodes) {
    if (isLeaf(node)) reached.add(stateGoal(pathOf(node)));
  }
  reached.add(
    trigger === null
      ? inputGoal(inputIndex)
      : caseGoal(trigger.key, trigger.caseIndex),
  );
  return reached;
}

/** Returns the goal of taking a transition. */
export function transitionGoal(label: string): string {
  return `transition "${label}" is never taken`;
}

/** Returns the goal that the guard of a transition is false at least once. */
export function guardGoal(label: string): string {
  return `the guard of "${label}" is never false`;
}

/** Returns the goal of resting in a state. */
export function stateGoal(path: string): string {
  return `the machine never rests in state "${path}"`;
}

/** Returns the goal of sending a payload. */
export function caseGoal(name: string, index: number): string {
  return `case ${index + 1} of event "${name}" is never sent`;
}

function inputGoal(inputIndex: number): string {
  return `no path starts from input ${inputIndex + 1}`;
}
