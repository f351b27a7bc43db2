import type { AnyStateMachine } from "xstate";
import { readDefinition } from "../model/definition.ts";
import type { AnyBindings } from "./bindings.ts";
import { goalsOf, neverAtRest, neverFalse, notTaken } from "./goals.ts";
import { findPairPaths } from "./plan-pairs.ts";
import { findPaths, inputsOf, type Plan, type PlanSpec } from "./plan-paths.ts";

/**
 * Coverage goals: all transitions; all transitions and both outcomes of each guard; all pairs of consecutive
 * transitions; or all states in which the machine rests.
 */
export const COVERS = ["transitions", "branches", "pairs", "states"] as const;
export type Cover = (typeof COVERS)[number];

/** Finds a small set of paths that reaches a coverage goal, followed by the plan's stories (not for `states`). */
export function findCover<M extends AnyStateMachine>(
  machine: M,
  { stories, ...spec }: PlanSpec<M>,
  cover: Cover,
): Plan {
  if (cover === "pairs") {
    const plan = findPairPaths(machine, spec);
    const reached = plan.paths.flatMap((path) => [...path.reached]);
    const leaveOut = [...(spec.leaveOut ?? []), ...reached];
    // A transition from the start directly to a final state is part of no pair.
    const rest = findCover(machine, { ...spec, leaveOut }, "transitions");
    const paths = [...plan.paths, ...rest.paths];
    return { ...plan, paths, missing: rest.missing };
  }
  const { transitions, nodes } = readDefinition(machine);
  const labels = transitions.map(({ label }) => label);
  const wanted = new Set<string>(
    cover === "states"
      ? nodes.map(({ path }) => neverAtRest(path))
      : [
          ...labels.map(notTaken),
          ...(cover === "branches" ? labels.map(neverFalse) : []),
        ],
  );
  const all = goalsOf(
    readDefinition(machine),
    spec.events as unknown as AnyBindings,
    inputsOf(spec),
  );
  const leaveOut = [
    ...(spec.leaveOut ?? []),
    ...[...all].filter((goal) => !wanted.has(goal)),
  ];
  return findPaths(machine, {
    ...spec,
    leaveOut,
    ...(stories && cover !== "states" && { stories }),
  });
}
