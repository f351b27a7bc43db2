/** Model tests with Vitest: paths and random walks on live actors, compared with expectations. */
export type {
  AnyModel,
  GuardMoment,
  Model,
  Named,
  Produced,
  StateExpectation,
  StateMoment,
  TransitionExpectation,
  TransitionMoment,
} from "./model.ts";
export {
  type RandomWalks,
  randomWalks,
  type WalkMoment,
} from "./random-walks.ts";
export { walkMachine } from "./walk-machine.ts";
