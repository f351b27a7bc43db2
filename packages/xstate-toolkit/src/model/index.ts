/** Reads the definition of a machine: its states and transitions, with a label for each transition. */
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
