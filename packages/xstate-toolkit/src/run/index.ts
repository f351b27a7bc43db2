/** Vitest tests: model tests run paths on live actors and check expectations, and random walks check invariants. */
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
