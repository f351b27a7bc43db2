import type { AnyStateMachine } from "xstate";
import {
  type MachineNode,
  pathOf,
  readDefinition,
} from "../model/definition.ts";
import { placeKeyOf } from "../plan/place-key.ts";
import type { AnyPlan } from "../plan/plan-of.ts";
import { inputsOf, type PlanSpec } from "../plan/plan-paths.ts";
import { createStepper } from "../plan/pure-step.ts";
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
  const stepper = createStepper(machine);
  const missing = new Set(
    stepper.definition.nodes.map(({ path }) => path).slice(1),
  );
  const targets = targetsOf(machine);
  const found = new Map<string, ShortPath>();
  for (const node of withDefaults(machine.root))
    if (missing.delete(pathOf(node))) found.set(pathOf(node), []);
  const walk = walkOn(stepper, {
    bindings: plan.events,
    inputs: inputsOf(plan),
    key: placeKeyOf(plan as PlanSpec<AnyStateMachine>),
  });
  for (const { visit } of walk) {
    for (const [path, taken] of reached(visit, targets))
      if (missing.delete(path)) found.set(path, taken);
    if (missing.size === 0) break;
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
  const rested = end.place.snapshot._nodes as readonly MachineNode[];
  return [
    ...passed,
    ...rested.map((node): [string, ShortPath] => [pathOf(node), taken]),
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
