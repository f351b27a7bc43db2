import type { AnyBindings } from "./bindings.ts";
import type { Stepper } from "./pure-step.ts";
import {
  startPath,
  takeStep,
  triggerText,
  type Visit,
  visitsTo,
} from "./visit.ts";

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
