import type { AnyStateMachine } from "xstate";
import type { Definition } from "../model/definition.ts";
import { pairPaths } from "./pair-paths.ts";
import { type Path, pathOf } from "./path.ts";
import { ended, type PlanSpec, partsOf } from "./plan-paths.ts";
import { searchPairs } from "./search-pairs.ts";

/** The search for pairs visits every place, which takes more steps than one that ends when all goals are reached. */
const LIMIT = 400_000;
/** Longer paths would be fewer but harder to read. */
const LONGEST = 40;

export type PairPlan = {
  readonly definition: Definition;
  readonly paths: readonly Path[];
  /** Every pair (`pairText`) that is possible; the paths cover all of them. */
  readonly pairs: ReadonlySet<string>;
  /** Whether the search stopped at its limit, so that there may be more pairs. */
  readonly limited: boolean;
  /** Number of steps that the search took. */
  readonly searched: number;
};

/**
 * Returns paths that cover every pair of transitions that can follow one another. The key decides which places are
 * equal.
 */
export function findPairPaths<M extends AnyStateMachine>(
  machine: M,
  spec: PlanSpec<M>,
): PairPlan {
  const { stepper, inputs, bindings, key } = partsOf(machine, spec);
  const limit = spec.limit ?? LIMIT;
  const found = searchPairs(stepper, { bindings, inputs, key, limit });
  const longest = spec.longest ?? LONGEST;
  const tours = pairPaths(found, { stepper, bindings, inputs, longest });
  return {
    definition: stepper.definition,
    paths: tours.map((visits) =>
      pathOf(ended(stepper, bindings, visits, spec.goesOn), inputs),
    ),
    pairs: new Set(found.ends.keys()),
    limited: found.limited,
    searched: found.steps,
  };
}
