/** The parts of the planner, for other searches: single steps, the search itself, keys, goals and labels. */
export { isLeaf, pathOf, ROOT } from "./model/definition.ts";
export { plainValue } from "./model/plain-value.ts";
export type { AnyBindings, EventBindings } from "./plan/bindings.ts";
export type { PathGoal } from "./plan/find-path.ts";
export {
  COVERAGE_GOALS,
  guardGoal,
  stateGoal,
  transitionGoal,
} from "./plan/goals.ts";
export type { LawArgs } from "./plan/laws.ts";
export { type PathStep, pathOfVisits } from "./plan/path.ts";
export { findPairPaths, type PairPlan } from "./plan/plan-pairs.ts";
export { formatProblems, type Unreached } from "./plan/plan-paths.ts";
export {
  createStepper,
  type Stepper,
  type SystemActors,
  type Trigger,
} from "./plan/pure-step.ts";
export { type ExploredStep, explore } from "./plan/search.ts";
export { stateKeyFunction } from "./plan/state-key.ts";
export {
  startPath,
  takeStep,
  transitionsTaken,
  triggerText,
  type Visit,
  visitsTo,
} from "./plan/visit.ts";
