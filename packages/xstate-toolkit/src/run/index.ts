/** Model tests with Vitest: paths on live actors, compared with expectations, and random walks that check invariants. */
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
