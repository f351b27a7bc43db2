import type { AnyStateMachine } from "xstate";
import { type Cover, goalsOf, goalsOfCover } from "./goals.ts";
import { type Path, pathOf } from "./path.ts";
import { type PlanSpec, partsOf } from "./plan-paths.ts";
import { walkOn } from "./search.ts";
import { type Visit, visitsTo } from "./visit.ts";

/** A short path and the goals (sentences of `goals.ts`) that its last step reaches. */
export interface ShortPath {
  readonly path: Path;
  readonly goals: readonly string[];
}

/** Short paths, and what they do not reach. */
export interface ShortPlan {
  readonly paths: readonly ShortPath[];
  /** The goals that no path reaches. */
  readonly missing: readonly string[];
}

/**
 * Finds a short path to each goal, nearest goals first. Together the paths are longer than those of `planPaths`, but each
 * shows one thing. Goals that the same step reaches share a path.
 */
export function planShortPaths<M extends AnyStateMachine>(
  machine: M,
  spec: PlanSpec<M>,
  cover: Exclude<Cover, "pairs"> = "transitions",
): ShortPlan {
  const parts = partsOf(machine, spec);
  const { stepper, inputs, bindings, ownBindings, key, limit } = parts;
  const wanted = goalsOfCover(stepper.definition, cover);
  const leaveOut = new Set(spec.leaveOut);
  const missing = new Set(
    [...goalsOf(stepper.definition, ownBindings, inputs)].filter(
      (goal) => wanted.has(goal) && !leaveOut.has(goal),
    ),
  );
  const found = new Map<Visit, string[]>();
  let steps = 0;
  for (const { visit } of walkOn(stepper, { bindings, inputs, key })) {
    const goals = [...visit.reached].filter((goal) => missing.delete(goal));
    if (goals.length > 0) found.set(visit, goals);
    steps += 1;
    if (missing.size === 0 || steps >= limit) break;
  }
  return {
    paths: [...found].map(([visit, goals]) => ({
      path: pathOf(visitsTo(visit), inputs),
      goals,
    })),
    missing: [...missing],
  };
}
