import fc from "fast-check";
import type { AnyBindings } from "./bindings.ts";
import type { Stepper } from "./pure-step.ts";
import {
  startPath,
  takeStep,
  triggerText,
  type Visit,
  visitsTo,
} from "./visit.ts";

/** Options of random paths: the number of paths, the maximum number of steps in each, and the seed. */
export interface RandomPathOptions {
  readonly runs: number;
  readonly length: number;
  /** Default: 1, so that runs are reproducible. */
  readonly seed?: number;
}

/**
 * Parses a path from its printed form, for example `code.changed#1 › check error#2`. The text may begin with
 * `(start) ›` or `(input 2) ›`. If a step is not possible, throws an error that lists the possible steps.
 */
export function parsePath(
  stepper: Stepper,
  bindings: AnyBindings,
  inputs: readonly unknown[],
  text: string,
): Visit[] {
  const parts = text.split("›").map((part) => part.trim());
  const input = parts[0]?.match(/^\(input (\d+)\)$/)?.[1];
  const stepTexts =
    input !== undefined || parts[0] === "(start)" ? parts.slice(1) : parts;
  let end = startPath(stepper, inputs, Number(input ?? 1) - 1);
  for (const stepText of stepTexts) {
    const triggers = stepper.triggers(end.state, bindings);
    const trigger = triggers.find(
      (possible) => triggerText(possible) === stepText,
    );
    if (trigger === undefined) {
      const possible = triggers.map(triggerText).join(", ") || "none";
      throw new Error(
        `"${stepText}" is not possible in "${text}"; possible steps: ${possible}`,
      );
    }
    end = takeStep(stepper, end, trigger);
  }
  return visitsTo(end);
}

/** Returns random paths whose steps are picked from all possible triggers. */
export function randomVisits(
  stepper: Stepper,
  bindings: AnyBindings,
  inputs: readonly unknown[],
  { runs, length, seed = 1 }: RandomPathOptions,
): Visit[][] {
  const pick = fc.tuple(
    fc.nat({ max: inputs.length - 1 }),
    fc.array(fc.nat(), { minLength: length, maxLength: length }),
  );
  return fc.sample(pick, { numRuns: runs, seed }).map(([inputIndex, picks]) => {
    let end = startPath(stepper, inputs, inputIndex);
    for (const number of picks) {
      const triggers = stepper.triggers(end.state, bindings);
      const trigger = triggers[number % triggers.length];
      if (trigger === undefined) break;
      end = takeStep(stepper, end, trigger);
    }
    return visitsTo(end);
  });
}
