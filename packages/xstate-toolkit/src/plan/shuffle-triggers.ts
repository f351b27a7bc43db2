import { stableText } from "../model/plain-value.ts";
import type { Stepper } from "./pure-step.ts";
import { triggerText } from "./visit.ts";

/** Returns a stepper that shuffles the triggers with a seed. Without a seed, returns the given stepper. */
export function withShuffledTriggers(
  stepper: Stepper,
  seed: number | undefined,
): Stepper {
  if (seed === undefined) return stepper;
  return {
    ...stepper,
    triggers(state, bindings) {
      const stateValue = stableText(state.snapshot.value);
      return stepper
        .triggers(state, bindings)
        .map((trigger) => ({
          trigger,
          rank: hashOf(`${seed} ${stateValue} ${triggerText(trigger)}`),
        }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ trigger }) => trigger);
    },
  };
}

/** Returns the FNV-1a hash of a string. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}
