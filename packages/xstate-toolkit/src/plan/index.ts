/** Plans a small set of paths that reaches all coverage goals of a machine. */
export {
  type AnyBindings,
  type AnyCases,
  bindingProblems,
  type CaseArgs,
  type Cases,
  type EventBindings,
} from "./bindings.ts";
export {
  type BrokenLaw,
  checkLaws,
  type LawReport,
  type LawResult,
  type LawSpec,
} from "./check-laws.ts";
export {
  type FindPathOptions,
  type FoundPath,
  findPath,
  type PathGoal,
} from "./find-path.ts";
export {
  COVERAGE_GOALS,
  type CoverageGoal,
  guardGoal,
  stateGoal,
  transitionGoal,
} from "./goals.ts";
export type { Law, StepTest, WalkArgs } from "./laws.ts";
export { labelsOf, pairsOfPaths, pairText } from "./pairs.ts";
export { parsePath } from "./parsed-path.ts";
export { type Path, type PathStep, pathOfVisits } from "./path.ts";
export {
  fromGraphPath,
  graphPathOf,
  type PlainEvent,
  type PlainPath,
  type PlainRun,
  plainPathOf,
  runPlainPath,
} from "./plain-path.ts";
export { planCoverage } from "./plan-coverage.ts";
export { type AnyPlanSpec, planOf } from "./plan-of.ts";
export { findPairPaths } from "./plan-pairs.ts";
export {
  type Finding,
  formatProblems,
  inputsOf,
  limitNote,
  type Plan,
  type PlanSpec,
  planPaths,
  type Unreached,
} from "./plan-paths.ts";
export {
  createStepper,
  type Stepper,
  type SystemActors,
  type Timer,
  type Trigger,
} from "./pure-step.ts";
export type { Difference } from "./repeat-paths.ts";
export { explore } from "./search.ts";
export {
  planShortPaths,
  type ShortPath,
  type ShortPlan,
} from "./short-plan.ts";
export {
  type KeyOptions,
  type StateKeyArgs,
  stateKeyFunction,
} from "./state-key.ts";
export {
  startPath,
  takeStep,
  transitionsTaken,
  triggerText,
  type Visit,
  visitsTo,
} from "./visit.ts";
