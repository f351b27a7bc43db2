/** Vitest tests: model tests run paths on live actors and check expectations, and random walks check laws. */
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
export { type RandomWalkTests, randomWalks } from "./random-walks.ts";
export { walkMachine } from "./walk-machine.ts";
