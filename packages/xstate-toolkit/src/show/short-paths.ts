import type { AnyStateMachine } from "xstate";
import {
  type MachineNode,
  pathOf,
  readDefinition,
} from "../model/definition.ts";
import type { AnyPlan } from "../plan/plan-of.ts";
import { type PlanSpec, partsOf } from "../plan/plan-paths.ts";
import { walkOn } from "../plan/search.ts";
import { takenBy, type Visit, visitsTo } from "../plan/visit.ts";

/** Labels of the transitions from the start to a state, in order; empty for an initial state. */
export type ShortPath = readonly string[];

/**
 * Returns a short path to each state of a machine, by state. Explores the real machine with the payloads of its plan,
 * nearest states first, so that the guards of every step allow it.
 */
export function shortPaths(
  machine: AnyStateMachine,
  plan: AnyPlan,
): Map<string, ShortPath> {
  const { stepper, inputs, bindings, key, limit } = partsOf(
    machine,
    plan as PlanSpec<AnyStateMachine>,
  );
  const missing = new Set(
    stepper.definition.nodes.map(({ path }) => path).slice(1),
  );
  const targets = targetsOf(machine);
  const found = new Map<string, ShortPath>();
  for (const node of withDefaults(machine.root))
    if (missing.delete(pathOf(node))) found.set(pathOf(node), []);
  let steps = 0;
  for (const { visit } of walkOn(stepper, { bindings, inputs, key })) {
    for (const [path, taken] of reached(visit, targets))
      if (missing.delete(path)) found.set(path, taken);
    steps += 1;
    // A state without a path would be searched for without end.
    if (missing.size === 0 || steps >= limit) break;
  }
  return found;
}

/** Returns every state that the last step of a visit entered, with the path to it. */
function reached(
  end: Visit,
  targets: ReadonlyMap<string, readonly MachineNode[]>,
): [state: string, path: ShortPath][] {
  const before = visitsTo(end).slice(0, -1).flatMap(takenBy);
  const own = takenBy(end);
  const passed = own.flatMap((label, index) => {
    const taken = [...before, ...own.slice(0, index + 1)];
    const nodes = (targets.get(label) ?? []).flatMap(entered);
    return nodes.map((node): [string, ShortPath] => [pathOf(node), taken]);
  });
  const taken = [...before, ...own];
  const activeNodes = end.place.snapshot._nodes as readonly MachineNode[];
  return [
    ...passed,
    ...activeNodes.map((node): [string, ShortPath] => [pathOf(node), taken]),
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

/** Returns the states entered with the target of a transition: its ancestors and initial descendants. */
function entered(target: MachineNode): MachineNode[] {
  return [...withParents(target), ...withDefaults(target)];
}

function withParents(node: MachineNode): MachineNode[] {
  return node.parent ? [node, ...withParents(node.parent)] : [];
}

function withDefaults(node: MachineNode): MachineNode[] {
  const first =
    node.type === "parallel"
      ? Object.values(node.states)
      : node.type === "compound"
        ? (node.initial.target ?? [])
        : [];
  return [node, ...first.flatMap(withDefaults)];
}
