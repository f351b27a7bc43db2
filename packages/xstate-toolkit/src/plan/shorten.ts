import type { AnyBindings } from "./bindings.ts";
import type { Stepper } from "./pure-step.ts";
import { goalsOfPaths, replay, type Visit } from "./visit.ts";

/** Longer paths are not shortened, because trying to remove each step would take too long. */
const MAX_LENGTH = 60;

/** Removes from each path the steps that are not needed for the goals that only this path reaches. */
export function shortenPaths(
  stepper: Stepper,
  bindings: AnyBindings,
  paths: readonly Visit[][],
): Visit[][] {
  const shortened = [...paths];
  shortened.forEach((path, index) => {
    const reachedElsewhere = goalsOfPaths(
      shortened.filter((_, position) => position !== index),
    );
    const needed = [...goalsOfPaths([path])].filter(
      (goal) => !reachedElsewhere.has(goal),
    );
    shortened[index] = shorten(stepper, bindings, path, needed);
  });
  return shortened;
}

function shorten(
  stepper: Stepper,
  bindings: AnyBindings,
  path: Visit[],
  needed: readonly string[],
): Visit[] {
  let best = path;
  if (path.length > MAX_LENGTH) return path;
  for (let drop = best.length - 1; drop > 0; drop -= 1) {
    const later = best.slice(drop + 1).map(({ trigger }) => trigger);
    const shorter = replay(stepper, bindings, best.slice(0, drop), later);
    if (shorter === undefined) continue;
    const reached = goalsOfPaths([shorter]);
    if (needed.every((goal) => reached.has(goal))) best = shorter;
  }
  return best;
}
