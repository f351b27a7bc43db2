import type { AnyBindings } from "./bindings.ts";
import { reachedBy } from "./goals.ts";
import type { Cause, Stepper } from "./pure-step.ts";
import type { Visit } from "./search.ts";

/** The visits, continued by the given causes, or undefined when one of them cannot happen there. */
export function replay(
  stepper: Stepper,
  bindings: AnyBindings,
  visits: readonly Visit[],
  causes: readonly (Cause | null)[],
): Visit[] | undefined {
  const walked = [...visits];
  for (const wanted of causes) {
    const from = walked.at(-1);
    const cause =
      from &&
      stepper
        .causes(from.place, bindings)
        .find(
          (possible) =>
            possible.name === wanted?.name &&
            possible.caseIndex === wanted.caseIndex,
        );
    if (from === undefined || cause === undefined) return undefined;
    const step = stepper.step(from.place, cause);
    const reached = reachedBy(step.trace, step.place.snapshot, cause);
    walked.push({ ...step, cause, from, inputIndex: from.inputIndex, reached });
  }
  return walked;
}

/** Everything that some paths reach together. */
export function goalsOfPaths(
  paths: readonly (readonly Visit[])[],
): Set<string> {
  return new Set(
    paths.flatMap((path) => path.flatMap(({ reached }) => [...reached])),
  );
}
