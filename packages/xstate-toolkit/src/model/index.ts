/** The parts of a machine: states, transitions, guarded branches, delays and actors. */
export {
  type Definition,
  isLeaf,
  type MachineNode,
  type MachineTransition,
  type NodeEntry,
  pathOf,
  ROOT,
  readDefinition,
  type TransitionEntry,
  type TransitionKind,
} from "./definition.ts";
export {
  definitionProblems,
  type HouseRules,
} from "./definition-problems.ts";
export { plainValue, stableText } from "./plain-value.ts";
