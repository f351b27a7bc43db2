/** Vitest tests: a model test runs paths on live actors and checks expectations, and random paths check laws. */
import "./run/vitest-runner.ts";

export type {
  BranchExpectation,
  Expectations,
  StateArgs,
  StateExpectation,
  TransitionArgs,
} from "./run/expectation-types.ts";
export type { AnyModel, Model } from "./run/model.ts";
export { testMachine } from "./run/test-machine.ts";
export {
  type RandomPathTests,
  testRandomPaths,
} from "./run/test-random-paths.ts";
