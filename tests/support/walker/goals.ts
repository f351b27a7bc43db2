import type { Definition } from "./definition.ts";
import type { Place } from "./pure-step.ts";
import type { StepTrace } from "./step-recorder.ts";

/**
 * What the paths of a machine must reach: every transition taken, every guard answered both ways, every state
 * come to rest in. A goal is a sentence that says what is missing when it is not reached.
 */
export function goalsOf(definition: Definition): Set<string> {
  const goals = new Set<string>();
  for (const { label, guarded } of definition.transitions) {
    goals.add(notTaken(label));
    if (guarded) goals.add(neverFalse(label));
  }
  for (const { path, rests } of definition.nodes)
    if (rests) goals.add(neverAtRest(path));
  return goals;
}

/** The goals that one step reached. */
export function reachedBy(trace: StepTrace, place: Place): Set<string> {
  const reached = new Set<string>();
  for (const { transitions } of trace.microsteps) {
    for (const label of transitions) reached.add(notTaken(label));
  }
  for (const { label, passed } of trace.guards) {
    if (!passed) reached.add(neverFalse(label));
  }
  for (const path of restingStates(place.snapshot))
    reached.add(neverAtRest(path));
  return reached;
}

/** The paths of the atomic and final states that a snapshot is in. */
export function restingStates(snapshot: Place["snapshot"]): string[] {
  return snapshot._nodes
    .filter(({ type }) => type === "atomic" || type === "final")
    .map(({ path }) => path.join("."))
    .filter((path) => path !== "");
}

export function notTaken(label: string): string {
  return `transition "${label}" is never taken`;
}

export function neverFalse(label: string): string {
  return `the guard of "${label}" is never false`;
}

export function neverAtRest(path: string): string {
  return `state "${path}" is never at rest`;
}
