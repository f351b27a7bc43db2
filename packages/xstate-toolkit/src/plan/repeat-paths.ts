import { stableText } from "../model/plain-value.ts";
import type { AnyBindings } from "./bindings.ts";
import type { Path } from "./path.ts";
import type { SimulationState, Stepper } from "./pure-step.ts";
import {
  StepError,
  startPath,
  takeStep,
  transitionsTaken,
  type Visit,
} from "./visit.ts";

/** A path that did not take the same steps again, because a guard, an assign or a delay is not pure. */
export interface Difference {
  /** The printed form of the path, up to and including the first step that differed. */
  readonly path: string;
  /** What was planned and what happened, as a sentence. */
  readonly message: string;
}

/** A random number can be the same twice, so each path is repeated a few times. */
const REPETITIONS = 3;

/** Simulates planned paths again. Returns the first difference of each path that differs. */
export function repeatPaths(
  paths: readonly Path[],
  createStepper: () => Stepper,
  bindings: AnyBindings,
  inputs: readonly unknown[],
): Difference[] {
  const differences = new Map<Path, Difference>();
  for (let count = 0; count < REPETITIONS; count += 1) {
    const stepper = createStepper();
    for (const path of paths) {
      if (differences.has(path)) continue;
      const difference = repeatPath(path, stepper, bindings, inputs);
      if (difference) differences.set(path, difference);
    }
  }
  return [...differences.values()];
}

function repeatPath(
  path: Path,
  stepper: Stepper,
  bindings: AnyBindings,
  inputs: readonly unknown[],
): Difference | undefined {
  const texts = path.text.split(" › ");
  const differenceAt = (index: number, message: string): Difference => ({
    path: texts.slice(0, index + 1).join(" › "),
    message,
  });
  let visit: Visit;
  try {
    visit = startPath(stepper, inputs, path.inputIndex);
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    return differenceAt(0, `it throws ${String(error.cause)}`);
  }
  const { initial, initialTransitions } = path;
  const planned = [
    { snapshot: initial, transitions: initialTransitions, elapsed: 0 },
    ...path.steps,
  ];
  const [start] = planned;
  const first = start && differenceOf(start, visit);
  if (first) return differenceAt(0, first);
  for (const [index, step] of path.steps.entries()) {
    const { name, caseIndex } = step.trigger;
    const trigger = stepper
      .triggers(visit.state, bindings)
      .find((one) => one.name === name && one.caseIndex === caseIndex);
    if (trigger === undefined)
      return differenceAt(index + 1, "the event was not possible again");
    try {
      visit = takeStep(stepper, visit, trigger);
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      return differenceAt(index + 1, `it throws ${String(error.cause)}`);
    }
    const difference = differenceOf(step, visit);
    if (difference) return differenceAt(index + 1, difference);
  }
  return undefined;
}

function differenceOf(
  planned: Pick<SimulationState, "snapshot" | "elapsed"> & {
    readonly transitions: readonly string[];
  },
  visit: Visit,
): string | undefined {
  const { snapshot, elapsed } = visit.state;
  const taken = transitionsTaken(visit);
  if (!isSame(planned.transitions, taken))
    return `it took ${listText(planned.transitions)} the first time and ${listText(taken)} the next time`;
  const [before, after] = [planned.snapshot, snapshot];
  if (!isSame(before.value, after.value))
    return `its state was ${stableText(before.value)} the first time and ${stableText(after.value)} the next time`;
  if (planned.elapsed !== elapsed)
    return `its timer took ${planned.elapsed} ms the first time and ${elapsed} ms the next time`;
  const key = Object.keys(after.context).find(
    (name) => !isSame(before.context[name], after.context[name]),
  );
  return key === undefined
    ? undefined
    : `${key} of its context was ${shortText(before.context[key])} the first time and ${shortText(after.context[key])} the next time`;
}

function isSame(one: unknown, other: unknown): boolean {
  return stableText(one) === stableText(other);
}

function listText(labels: readonly string[]): string {
  return labels.length === 0
    ? "no transition"
    : labels.map((label) => `"${label}"`).join(", ");
}

function shortText(value: unknown): string {
  const text = stableText(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
