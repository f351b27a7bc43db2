import type { AnyBindings } from "./bindings.ts";
import type { Stepper } from "./pure-step.ts";
import { goalsOfPaths, replay, type Visit } from "./visit.ts";

/**
 * Joins paths into fewer, longer ones. Where possible, the end of one path is appended to another path, and
 * the result replaces both. A joined path has at most `maxSteps` steps.
 */
export function joinPaths(
  stepper: Stepper,
  bindings: AnyBindings,
  paths: readonly Visit[][],
  maxSteps: number,
): Visit[][] {
  const joined = [...paths];
  const join = (index: number, other: number): Visit[] | undefined => {
    const reachedElsewhere = goalsOfPaths(
      joined.filter((_, position) => position !== other),
    );
    const [path, next] = [joined[index] as Visit[], joined[other] as Visit[]];
    const needed = [...goalsOfPaths([next])].filter(
      (goal) => !reachedElsewhere.has(goal),
    );
    return extendPath(stepper, bindings, { path, next, maxSteps }, needed);
  };
  for (let index = 0; index < joined.length; index += 1) {
    let other = index + 1;
    while (other < joined.length) {
      const longer = join(index, other) ?? join(other, index);
      if (longer === undefined) {
        other += 1;
      } else {
        joined[index] = longer;
        joined.splice(other, 1);
        other = index + 1;
      }
    }
  }
  return joined;
}

/**
 * Extends `path` with the shortest suffix of `next` with which it reaches the needed goals. Returns undefined if there
 * is no such suffix.
 */
function extendPath(
  stepper: Stepper,
  bindings: AnyBindings,
  { path, next, maxSteps }: { path: Visit[]; next: Visit[]; maxSteps: number },
  needed: readonly string[],
): Visit[] | undefined {
  if (path[0]?.inputIndex !== next[0]?.inputIndex) return undefined;
  for (let from = next.length - 1; from > 0; from -= 1) {
    const end = next.slice(from).map(({ trigger }) => trigger);
    if (path.length - 1 + end.length > maxSteps) return undefined;
    const longer = replay(stepper, bindings, path, end);
    if (longer === undefined) continue;
    const reached = goalsOfPaths([longer]);
    if (needed.every((goal) => reached.has(goal))) return longer;
  }
  return undefined;
}
