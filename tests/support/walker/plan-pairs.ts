import type { AnyStateMachine } from "xstate";
import { pairPaths } from "./pair-paths.ts";
import { pathOf } from "./path.ts";
import { ended, type Plan, type PlanSpec, partsOf } from "./plan-paths.ts";
import { searchPairs } from "./search-pairs.ts";

/** Pairs are looked for until no place is left, which takes longer than what stops when nothing is missing. */
const LIMIT = 400_000;
/** Long enough for few paths, short enough to be told. */
const LONGEST = 40;

export type PairPlan = Plan & {
  /** Every pair (`pairText`) that can follow one another; the paths take them all. */
  readonly pairs: ReadonlySet<string>;
};

/** Paths that take every pair of transitions that can follow one another, as the key tells places apart. */
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
      pathOf(ended(stepper, bindings, visits, spec.goesOn), inputs, null),
    ),
    pairs: new Set(found.ends.keys()),
    missing: [],
    limited: found.limited,
    searched: found.steps,
  };
}
