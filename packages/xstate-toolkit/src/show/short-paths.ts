import type { AnyStateMachine } from "xstate";
import {
  type MachineNode,
  pathOf,
  readDefinition,
} from "../model/definition.ts";
import { withCopiesIfNeeded } from "../plan/context-copies.ts";
import type { AnyPlanSpec } from "../plan/define-plan.ts";
import { enteredStates } from "../plan/impossible-goals.ts";
import { type PlanSpec, preparePlan } from "../plan/plan-paths.ts";
import { explore } from "../plan/search.ts";
import { SearchBudget } from "../plan/search-limits.ts";
import { transitionsTaken, type Visit, visitsTo } from "../plan/visit.ts";

/** Labels of the transitions from the start to a state, in order; empty for an initial state. */
export type LabelPath = readonly string[];

/**
 * Returns short paths to the states of a machine, by state path. Simulates the machine with the payloads of its plan,
 * so that the paths contain only steps that the guards allow.
 *
 * @param onLimit called when the search stops at a limit of the plan, with the number of its steps.
 */
export function pathsToStates(
  machine: AnyStateMachine,
  plan: AnyPlanSpec,
  onLimit: (steps: number) => void = () => {},
): Map<string, LabelPath> {
  return withCopiesIfNeeded(() => findPaths(machine, plan, onLimit));
}

function findPaths(
  machine: AnyStateMachine,
  plan: AnyPlanSpec,
  onLimit: (steps: number) => void,
): Map<string, LabelPath> {
  const { stepper, bindings, inputs, stateKey, limits } = preparePlan(
    machine,
    plan as PlanSpec<AnyStateMachine>,
  );
  const definition = readDefinition(machine);
  const entered = enteredStates(definition);
  const missing = new Set(
    definition.nodes
      .filter(({ node }) => entered.has(node))
      .map(({ path }) => path)
      .slice(1),
  );
  const targets = targetsOf(machine);
  const paths = new Map<string, LabelPath>();
  for (const node of withInitialStates(machine.root))
    if (missing.delete(pathOf(node))) paths.set(pathOf(node), []);
  const budget = new SearchBudget(limits);
  const exploration = explore(stepper, { bindings, inputs, stateKey });
  for (const { visit, keyLength } of exploration) {
    for (const [path, taken] of statesReached(visit, targets))
      if (missing.delete(path)) {
        paths.set(path, taken);
        budget.goalReached();
      }
    if (missing.size === 0) break;
    budget.count(visit);
    // Without the limits, the search for an unreachable state might not end.
    if (budget.exceeded(keyLength) === undefined) continue;
    onLimit(budget.steps);
    break;
  }
  return paths;
}

/** Returns the states that a step passes through and the states that are active after it, with the path to each. */
function statesReached(
  end: Visit,
  targets: ReadonlyMap<string, readonly MachineNode[]>,
): [state: string, path: LabelPath][] {
  const before = visitsTo(end).slice(0, -1).flatMap(transitionsTaken);
  const lastLabels = transitionsTaken(end);
  const transient = lastLabels.flatMap((label, index) => {
    const taken = [...before, ...lastLabels.slice(0, index + 1)];
    const nodes = (targets.get(label) ?? []).flatMap(statesEntered);
    return nodes.map((node): [string, LabelPath] => [pathOf(node), taken]);
  });
  const taken = [...before, ...lastLabels];
  const activeNodes = end.state.snapshot._nodes as readonly MachineNode[];
  return [
    ...transient,
    ...activeNodes.map((node): [string, LabelPath] => [pathOf(node), taken]),
  ];
}

function targetsOf(machine: AnyStateMachine) {
  return new Map(
    readDefinition(machine).transitions.map(({ label, transition }) => [
      label,
      transition.target ?? [],
    ]),
  );
}

/**
 * Returns the states that a transition to this target can enter: the target, its ancestors and its initial descendants.
 */
function statesEntered(target: MachineNode): MachineNode[] {
  return [...withAncestors(target), ...withInitialStates(target)];
}

function withAncestors(node: MachineNode): MachineNode[] {
  return node.parent ? [node, ...withAncestors(node.parent)] : [];
}

function withInitialStates(node: MachineNode): MachineNode[] {
  const first =
    node.type === "parallel"
      ? Object.values(node.states)
      : node.type === "compound"
        ? (node.initial.target ?? [])
        : [];
  return [node, ...first.flatMap(withInitialStates)];
}
