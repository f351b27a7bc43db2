/** Vitest tests: model tests run paths on live actors and check expectations, and random walks check invariants. */
export type {
  BranchExpectation,
  Branches,
  Expectations,
  ExpectedDelays,
  GuardArgs,
  Named,
  NamedValue,
  StateArgs,
  StateExpectation,
  TransitionArgs,
} from "./expectation-types.ts";
export type { AnyModel, Model, StepOutput } from "./model.ts";
export {
  type RandomWalks,
  randomWalks,
  type WalkArgs,
} from "./random-walks.ts";
export { walkMachine } from "./walk-machine.ts";
