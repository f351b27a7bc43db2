import type { AnyStateMachine } from "xstate";
import { withCopiesIfNeeded } from "./context-copies.ts";
import { type Path, pathOfVisits } from "./path.ts";
import { type PlanSpec, preparePlan } from "./plan-paths.ts";
import {
  type RandomPathOptions,
  RandomWalks,
  sampleWalks,
  smallestWalk,
  type Walk,
} from "./random-walk.ts";
import { StepError } from "./visit.ts";

/** Random paths that can be run like planned ones. */
export interface RandomPaths {
  readonly paths: readonly Path[];
  /** Returns a path for which `fails` returns true, and from which no step can be removed. */
  readonly smallest: (path: Path, fails: (path: Path) => boolean) => Path;
}

/** Returns random paths that can be run like planned ones. Throws when the machine throws. */
export function planRandomPaths<M extends AnyStateMachine>(
  machine: M,
  spec: PlanSpec<M>,
  { runs, length, seed = 1 }: RandomPathOptions,
): RandomPaths {
  return withCopiesIfNeeded(() => {
    const source = preparePlan(machine, spec);
    const walks = new RandomWalks(source, length);
    const pathOf = ({ visits, end }: Walk): Path => {
      if (end instanceof StepError) throw end;
      return pathOfVisits(visits, source.inputs);
    };
    return {
      paths: sampleWalks(walks, runs, seed).map(pathOf),
      smallest: (path, fails) =>
        pathOf(
          smallestWalk(
            walks,
            walks.parse(path.text),
            (walk) => !(walk.end instanceof StepError) && fails(pathOf(walk)),
          ),
        ),
    };
  });
}
