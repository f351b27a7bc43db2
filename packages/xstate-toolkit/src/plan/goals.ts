import type { AnyMachineSnapshot } from "xstate";
import { type Definition, isLeaf, pathOf } from "../model/definition.ts";
import type { AnyBindings } from "./bindings.ts";
import type { Cause } from "./pure-step.ts";
import type { StepTrace } from "./step-recorder.ts";

/**
 * Coverage goals: all transitions; all transitions and both outcomes of each guard; all pairs of consecutive
 * transitions; or all states in which the machine rests.
 */
export const COVERS = ["transitions", "branches", "pairs", "states"] as const;
export type Cover = (typeof COVERS)[number];

/** Returns the goals that belong to a coverage goal; for `pairs`, those of `transitions`. */
export function goalsOfCover(
  { transitions, nodes }: Definition,
  cover: Cover,
): Set<string> {
  if (cover === "states")
    return new Set(nodes.map(({ path }) => neverAtRest(path)));
  const labels = transitions.map(({ label }) => label);
  return new Set([
    ...labels.map(notTaken),
    ...(cover === "branches" ? labels.map(neverFalse) : []),
  ]);
}

/**
 * Returns the goals of a machine: each transition taken, each guard with both outcomes, each state in which a step ends, each
 * payload of a binding sent, each input used. A goal is the sentence that is reported when it is not reached.
 */
export function goalsOf(
  definition: Definition,
  bindings: AnyBindings,
  inputs: readonly unknown[],
): Set<string> {
  const goals = new Set<string>();
  for (const { label, guarded } of definition.transitions) {
    goals.add(notTaken(label));
    if (guarded) goals.add(neverFalse(label));
  }
  for (const { path, rests } of definition.nodes)
    if (rests) goals.add(neverAtRest(path));
  for (const [name, cases] of Object.entries(bindings)) {
    if (!Array.isArray(cases)) continue;
    cases.forEach((_, index) => {
      goals.add(neverTried(name, index));
    });
  }
  inputs.forEach((_, index) => {
    goals.add(neverStarted(index));
  });
  return goals;
}

/** Returns the goals that one step reached. For the start, which has no cause, they include its input. */
export function reachedBy(
  trace: StepTrace,
  snapshot: AnyMachineSnapshot,
  cause: Cause | null,
  inputIndex: number,
): Set<string> {
  const reached = new Set<string>();
  for (const { transitions } of trace.microsteps) {
    for (const label of transitions) reached.add(notTaken(label));
  }
  for (const { label, passed } of trace.guards) {
    if (!passed) reached.add(neverFalse(label));
  }
  for (const node of snapshot._nodes) {
    if (isLeaf(node)) reached.add(neverAtRest(pathOf(node)));
  }
  reached.add(
    cause === null
      ? neverStarted(inputIndex)
      : neverTried(cause.name, cause.caseIndex),
  );
  return reached;
}

/** Returns the goal that a transition is taken. */
export function notTaken(label: string): string {
  return `transition "${label}" is never taken`;
}

/** Returns the goal that the guard of a transition returns false. */
export function neverFalse(label: string): string {
  return `the guard of "${label}" is never false`;
}

/** Returns the goal that the machine rests in a state. */
export function neverAtRest(path: string): string {
  return `state "${path}" is never at rest`;
}

function neverTried(name: string, index: number): string {
  return `case ${index + 1} of event "${name}" is never tried`;
}

function neverStarted(inputIndex: number): string {
  return `input ${inputIndex + 1} is never started from`;
}
