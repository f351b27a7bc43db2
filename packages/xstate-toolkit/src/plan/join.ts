import type { AnyBindings } from "./bindings.ts";
import type { Stepper } from "./pure-step.ts";
import { goalsOfPaths, replay, type Visit } from "./visit.ts";

/**
 * Joins paths into fewer and longer ones: continues from the end of one path to the goals of another where that is
 * possible, instead of starting again. A joined path has at most `longest` steps.
 */
export function joinPaths(
  stepper: Stepper,
  bindings: AnyBindings,
  paths: readonly Visit[][],
  longest: number,
): Visit[][] {
  const joined = [...paths];
  const join = (at: number, other: number): Visit[] | undefined => {
    const elsewhere = goalsOfPaths(
      joined.filter((_, index) => index !== other),
    );
    const [path, next] = [joined[at] as Visit[], joined[other] as Visit[]];
    const needed = [...goalsOfPaths([next])].filter(
      (goal) => !elsewhere.has(goal),
    );
    return extendPath(stepper, bindings, { path, next, longest }, needed);
  };
  for (let at = 0; at < joined.length; at += 1) {
    let other = at + 1;
    while (other < joined.length) {
      const longer = join(at, other) ?? join(other, at);
      if (longer === undefined) {
        other += 1;
      } else {
        joined[at] = longer;
        joined.splice(other, 1);
        other = at + 1;
      }
    }
  }
  return joined;
}

/**
 * Extends `path` with the shortest suffix of `next` that reaches the required goals. Returns undefined when none does.
 */
function extendPath(
  stepper: Stepper,
  bindings: AnyBindings,
  { path, next, longest }: { path: Visit[]; next: Visit[]; longest: number },
  needed: readonly string[],
): Visit[] | undefined {
  if (path[0]?.inputIndex !== next[0]?.inputIndex) return undefined;
  for (let from = next.length - 1; from > 0; from -= 1) {
    const end = next.slice(from).map(({ cause }) => cause);
    if (path.length - 1 + end.length > longest) return undefined;
    const longer = replay(stepper, bindings, path, end);
    if (longer === undefined) continue;
    const reached = goalsOfPaths([longer]);
    if (needed.every((goal) => reached.has(goal))) return longer;
  }
  return undefined;
}
