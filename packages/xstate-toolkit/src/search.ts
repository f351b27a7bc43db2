/** The parts of the planner, for other searches: single steps, the search itself, keys, goals and labels. */
export {
  type Definition,
  isLeaf,
  type MachineNode,
  type MachineTransition,
  type NodeEntry,
  pathOf,
  ROOT,
  type TransitionEntry,
  type TransitionKind,
} from "./model/definition.ts";
export { plainValue, stableText } from "./model/plain-value.ts";
export {
  type AnyBindings,
  type AnyCases,
  bindingProblems,
  type CaseArgs,
  type Cases,
  type EventBindings,
} from "./plan/bindings.ts";
export type {
  BrokenLaw,
  LawReport,
  LawResult,
  LawSpec,
} from "./plan/check-laws.ts";
export type {
  FindPathOptions,
  FoundPath,
  PathGoal,
} from "./plan/find-path.ts";
export {
  COVERAGE_GOALS,
  guardGoal,
  stateGoal,
  transitionGoal,
} from "./plan/goals.ts";
export type { LawArgs, StepTest } from "./plan/laws.ts";
export { labelsOf, pairsOfPaths, pairText } from "./plan/pairs.ts";
export { type PathStep, pathOfVisits } from "./plan/path.ts";
export type { PlainEvent } from "./plan/plain-path.ts";
export { findPairPaths } from "./plan/plan-pairs.ts";
export {
  type Finding,
  formatProblems,
  inputsOf,
  limitNote,
  type Unreached,
} from "./plan/plan-paths.ts";
export {
  createStepper,
  type Stepper,
  type SystemActors,
  type Timer,
  type Trigger,
} from "./plan/pure-step.ts";
export type { Difference } from "./plan/repeat-paths.ts";
export { explore } from "./plan/search.ts";
export type { ShortPath, ShortPlan } from "./plan/short-plan.ts";
export {
  type KeyOptions,
  type StateKeyArgs,
  stateKeyFunction,
} from "./plan/state-key.ts";
export {
  startPath,
  takeStep,
  transitionsTaken,
  triggerText,
  type Visit,
  visitsTo,
} from "./plan/visit.ts";
