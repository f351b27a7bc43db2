import type { AnyStateMachine } from "xstate";
import type { CoverageGoal } from "./goals.ts";
import { findPairPaths } from "./plan-pairs.ts";
import {
  type Finding,
  Findings,
  type Plan,
  type PlanSpec,
  planPaths,
} from "./plan-paths.ts";

export { COVERAGE_GOALS, type CoverageGoal } from "./goals.ts";

/**
 * Plans a small set of paths for a coverage goal. For `transitions` and `branches`, the plan also contains the stories
 * of the spec.
 */
export function planCoverage<M extends AnyStateMachine>(
  machine: M,
  { stories, ...spec }: PlanSpec<M>,
  cover: CoverageGoal,
): Plan {
  if (cover === "pairs") {
    const findings = new Findings(spec);
    const onFinding = ({ error }: Finding) => findings.add(error);
    const plan = findPairPaths(machine, { ...spec, onFinding });
    const reached = plan.paths.flatMap((path) => [...path.reached]);
    const exclude = [...(spec.exclude ?? []), ...reached];
    // Covers the transitions that belong to no pair, because no transition can precede or follow them.
    const transitionPlan = planCoverage(
      machine,
      { ...spec, exclude, onFinding },
      "transitions",
    );
    const paths = [...plan.paths, ...transitionPlan.paths];
    return {
      ...transitionPlan,
      paths,
      findings: findings.list,
      searchSteps: plan.searchSteps + transitionPlan.searchSteps,
      ...(plan.limited && { limited: true, endReason: plan.endReason }),
    };
  }
  return planPaths(machine, {
    ...spec,
    cover,
    ...(stories && cover !== "states" && { stories }),
  });
}
