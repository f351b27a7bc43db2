/** Vitest tests: a model test runs paths on live actors and checks expectations, and random paths check laws. */
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
} from "./run/expectation-types.ts";
export type { AnyModel, Model, StepOutput } from "./run/model.ts";
export { testMachine } from "./run/test-machine.ts";
export {
  type RandomPathTests,
  testRandomPaths,
} from "./run/test-random-paths.ts";
