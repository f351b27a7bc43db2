import type { AnyStateMachine } from "xstate";
import { readDefinition } from "../model/definition.ts";
import { withCopiesIfNeeded } from "./context-copies.ts";
import type { CoverageGoal } from "./goals.ts";
import { impossibleGoals } from "./impossible-goals.ts";
import { type Path, pathOfVisits } from "./path.ts";
import { goalsOfPlan, type PlanSpec, preparePlan } from "./plan-paths.ts";
import { explore } from "./search.ts";
import { SearchBudget } from "./search-limits.ts";
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
  return withCopiesIfNeeded(() => planOnce(machine, spec, cover));
}

function planOnce<M extends AnyStateMachine>(
  machine: M,
  spec: PlanSpec<M>,
  cover: Exclude<CoverageGoal, "pairs">,
): ShortPlan {
  const { stepper, inputs, bindings, stateKey, limits } = preparePlan(
    machine,
    spec,
  );
  const allGoals = goalsOfPlan(stepper.definition, { ...spec, cover });
  const impossible = impossibleGoals(readDefinition(machine), bindings);
  const missing = new Set(
    [...allGoals].filter((goal) => !impossible.has(goal)),
  );
  const goalsByEnd = new Map<Visit, string[]>();
  const budget = new SearchBudget(limits);
  const exploration = explore(stepper, { bindings, inputs, stateKey });
  for (const { visit, keyLength } of exploration) {
    const goals = [...visit.reached].filter((goal) => missing.delete(goal));
    budget.count(visit);
    if (goals.length > 0) {
      goalsByEnd.set(visit, goals);
      budget.goalReached();
    }
    if (missing.size === 0 || budget.exceeded(keyLength)) break;
  }
  return {
    paths: [...goalsByEnd].map(([visit, goals]) => ({
      path: pathOfVisits(visitsTo(visit), inputs),
      goals,
    })),
    missing: [...allGoals].filter(
      (goal) => impossible.has(goal) || missing.has(goal),
    ),
  };
}
