import type { AnyStateMachine } from "xstate";
import type { CoverageGoal } from "./goals.ts";
import { type Path, pathOfVisits } from "./path.ts";
import { goalsOfPlan, type PlanSpec, preparePlan } from "./plan-paths.ts";
import { explore } from "./search.ts";
import { type Visit, visitsTo } from "./visit.ts";

/** A short path, and the goals that its last step was the first to reach. */
export interface ShortPath {
  readonly path: Path;
  readonly goals: readonly string[];
}

/** Short paths, and the goals that they do not reach. */
export interface ShortPlan {
  readonly paths: readonly ShortPath[];
  /** The goals that no path reaches. */
  readonly missing: readonly string[];
}

/**
 * Finds a short path to each goal, and returns the paths in the order in which the search finds them. In total, these
 * paths have more steps than the paths of `planPaths`, but each path is easy to follow. Goals that are first reached by
 * the same step share a path.
 */
export function planShortPaths<M extends AnyStateMachine>(
  machine: M,
  spec: PlanSpec<M>,
  cover: Exclude<CoverageGoal, "pairs"> = "transitions",
): ShortPlan {
  const { stepper, inputs, bindings, stateKey, limit, timeLimit } = preparePlan(
    machine,
    spec,
  );
  const missing = goalsOfPlan(stepper.definition, { ...spec, cover });
  const goalsByEnd = new Map<Visit, string[]>();
  let steps = 0;
  const startedAt = performance.now();
  for (const { visit } of explore(stepper, { bindings, inputs, stateKey })) {
    const goals = [...visit.reached].filter((goal) => missing.delete(goal));
    if (goals.length > 0) goalsByEnd.set(visit, goals);
    steps += 1;
    if (missing.size === 0 || steps >= limit) break;
    if (performance.now() - startedAt > timeLimit) break;
  }
  return {
    paths: [...goalsByEnd].map(([visit, goals]) => ({
      path: pathOfVisits(visitsTo(visit), inputs),
      goals,
    })),
    missing: [...missing],
  };
}
