/** Plans paths through a machine, runs them on a live actor, and tests laws. Needs only XState. */

export { type Definition, readDefinition } from "./model/definition.ts";
export {
  definitionProblems,
  type HouseRules,
} from "./model/definition-problems.ts";
export { checkLaws, type LawReport } from "./plan/check-laws.ts";
export { type AnyPlanSpec, definePlan } from "./plan/define-plan.ts";
export { type FoundPath, findPath } from "./plan/find-path.ts";
export type { CoverageGoal } from "./plan/goals.ts";
export type { Law } from "./plan/laws.ts";
export { parsePath } from "./plan/parsed-path.ts";
export type { Path } from "./plan/path.ts";
export {
  fromGraphPath,
  type PathResult,
  type PlainPath,
  plainPathOf,
  runPath,
  toGraphPath,
} from "./plan/plain-path.ts";
export { planCoverage } from "./plan/plan-coverage.ts";
export { type Plan, type PlanSpec, planPaths } from "./plan/plan-paths.ts";
export { planShortPaths, type ShortPlan } from "./plan/short-plan.ts";
