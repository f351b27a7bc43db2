export { coverageTable, printCoverage, readCoverage } from "./coverage-file.ts";
export type { Model } from "./model.ts";
export type { Path, PathStep } from "./path.ts";
export {
  type PlanSpec,
  planPaths,
} from "./plan-paths.ts";
export { randomWalks } from "./random-walks.ts";
export { walkMachine } from "./walk-machine.ts";
