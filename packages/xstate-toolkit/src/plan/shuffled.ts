import { stableText } from "../model/plain-value.ts";
import type { Stepper } from "./pure-step.ts";
import { causeText } from "./visit.ts";

/** Returns a stepper that shuffles the causes with a seed. Without a seed, returns the given stepper. */
export function shuffled(stepper: Stepper, seed: number | undefined): Stepper {
  if (seed === undefined) return stepper;
  return {
    ...stepper,
    causes(situation, bindings) {
      const state = stableText(situation.snapshot.value);
      return stepper
        .causes(situation, bindings)
        .map((cause) => ({
          cause,
          rank: hashOf(`${seed} ${state} ${causeText(cause)}`),
        }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ cause }) => cause);
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
