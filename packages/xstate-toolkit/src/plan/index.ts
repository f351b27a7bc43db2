/** Few paths that reach a coverage goal of a machine. */
export {
  type AnyBindings,
  type AnyCases,
  bindingProblems,
  type CaseMoment,
  type Cases,
  type EventBindings,
} from "./bindings.ts";
export { findCover } from "./cover-goals.ts";
export {
  COVERS,
  type Cover,
  neverAtRest,
  neverFalse,
  notTaken,
} from "./goals.ts";
export { labelsOf, pairsOfPaths, pairText } from "./pairs.ts";
export { parsePath } from "./parsed-path.ts";
export { type Path, type PathStep, pathOf as pathOfVisits } from "./path.ts";
export { type KeyMoment, type KeySpec, placeKeyOf } from "./place-key.ts";
export {
  fromGraphPath,
  graphPathOf,
  type PlainEvent,
  type PlainPath,
  type PlainRun,
  plainPathOf,
  runPlainPath,
} from "./plain-path.ts";
export { type AnyPlan, planOf } from "./plan-of.ts";
export { findPairPaths } from "./plan-pairs.ts";
export {
  type Finding,
  inputsOf,
  limitNote,
  listed,
  type Plan,
  type PlanSpec,
  planPaths,
  type Unreached,
} from "./plan-paths.ts";
export {
  type Cause,
  createStepper,
  type Stepper,
  type Timer,
} from "./pure-step.ts";
export { walkOn } from "./search.ts";
export {
  planShortPaths,
  type ShortPath,
  type ShortPlan,
} from "./short-plan.ts";
export {
  causeText,
  startOf,
  takenBy,
  takeStep,
  type Visit,
  visitsTo,
} from "./visit.ts";
