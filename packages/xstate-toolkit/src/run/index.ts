/** Vitest tests: model tests run paths on live actors and check expectations, and random walks check laws. */
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
export { type RandomWalkTests, randomWalks } from "./random-walks.ts";
export { walkMachine } from "./walk-machine.ts";
