/** Model tests with Vitest: paths and random walks on live actors, compared with expectations. */
export type {
  AnyModel,
  GuardArgs,
  Model,
  NamedValue,
  StateArgs,
  StateExpectation,
  StepOutput,
  TransitionArgs,
  TransitionExpectation,
} from "./model.ts";
export {
  type RandomWalks,
  randomWalks,
  type WalkArgs,
} from "./random-walks.ts";
export { walkMachine } from "./walk-machine.ts";
