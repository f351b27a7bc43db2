import type { AnyBindings } from "./bindings.ts";
import type { Stepper } from "./pure-step.ts";
import { goalsOfPaths, replay, type Visit } from "./visit.ts";

/** Longer paths are not shortened, because trying each step would take too long. */
const LONG = 60;

/** Removes the steps of each path that are not needed for the goals that only this path reaches. */
export function shortenPaths(
  stepper: Stepper,
  bindings: AnyBindings,
  paths: readonly Visit[][],
): Visit[][] {
  const shortened = [...paths];
  shortened.forEach((path, index) => {
    const elsewhere = goalsOfPaths(shortened.filter((_, at) => at !== index));
    const needed = [...goalsOfPaths([path])].filter(
      (goal) => !elsewhere.has(goal),
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
  if (path.length > LONG) return path;
  for (let drop = best.length - 1; drop > 0; drop -= 1) {
    const rest = best.slice(drop + 1).map(({ cause }) => cause);
    const shorter = replay(stepper, bindings, best.slice(0, drop), rest);
    if (shorter === undefined) continue;
    const reached = goalsOfPaths([shorter]);
    if (needed.every((goal) => reached.has(goal))) best = shorter;
  }
  return best;
}
