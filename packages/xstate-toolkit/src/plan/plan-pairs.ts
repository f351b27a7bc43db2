import type { AnyStateMachine } from "xstate";
import type { Definition } from "../model/definition.ts";
import { withCopiesIfNeeded } from "./context-copies.ts";
import { pairPaths } from "./pair-paths.ts";
import { type Path, pathOfVisits } from "./path.ts";
import {
  continuePath,
  Findings,
  type PlanSpec,
  preparePlan,
} from "./plan-paths.ts";
import type { SearchEndReason } from "./search.ts";
import { searchPairs } from "./search-pairs.ts";
import { workTime } from "./work-time.ts";

/**
 * The default value of `steps`. The search visits every state, so it takes more steps than a search that stops when all
 * goals are reached.
 */
const STEPS = 400_000;
/** The default value of `seconds`. */
const SECONDS = 120;
/**
 * The default value of `pathSteps`. With a higher maximum, there would be fewer paths, but they would be harder to read.
 */
const PATH_STEPS = 40;

/** Paths that cover every pair of consecutive transitions. */
export type PairPlan = {
  readonly definition: Definition;
  readonly paths: readonly Path[];
  /** The text (`pairText`) of every pair that the search found; the paths cover all of them unless time ran out. */
  readonly pairs: ReadonlySet<string>;
  /** Whether the search stopped at one of its limits. If so, there may be more pairs. */
  readonly limited: boolean;
  /** Why the search ended. */
  readonly endReason: SearchEndReason;
  /** Number of steps that the search took. */
  readonly searchSteps: number;
};

/**
 * Returns paths that cover every possible pair of consecutive transitions. The search treats states with the same key
 * as one.
 */
export function findPairPaths<M extends AnyStateMachine>(
  machine: M,
  spec: PlanSpec<M>,
): PairPlan {
  return withCopiesIfNeeded(() => planOnce(machine, spec));
}

function planOnce<M extends AnyStateMachine>(
  machine: M,
  spec: PlanSpec<M>,
): PairPlan {
  const { stepper, inputs, bindings, stateKey } = preparePlan(machine, spec);
  const {
    steps: limit = STEPS,
    seconds = SECONDS,
    pathSteps: maxSteps = PATH_STEPS,
  } = spec.limits ?? {};
  const deadline = workTime() + 1_000 * seconds;
  const findings = new Findings(spec);
  const search = searchPairs(stepper, {
    bindings,
    inputs,
    stateKey,
    limit,
    onError: (error) => findings.add(error),
    deadline,
  });
  const paths = pairPaths(search, {
    stepper,
    bindings,
    maxSteps,
    deadline,
  });
  const isLate = workTime() > deadline;
  const endReason = isLate ? "time" : search.endReason;
  return {
    definition: stepper.definition,
    paths: paths.map((visits) =>
      pathOfVisits(
        continuePath(stepper, bindings, visits, spec.mustContinue),
        inputs,
      ),
    ),
    pairs: new Set(search.ends.keys()),
    limited: endReason !== "explored",
    endReason,
    searchSteps: search.steps,
  };
}
