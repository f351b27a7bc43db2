import {
  type Definition,
  guardName,
  listOf,
  type MachineNode,
  type TransitionEntry,
} from "../model/definition.ts";
import { type AnyBindings, matchesDescriptor } from "./bindings.ts";
import { caseGoal, guardGoal, stateGoal, transitionGoal } from "./goals.ts";

/**
 * Returns goals that no path can reach with any payloads. They follow from the definition alone, so no search
 * has to look for them: transitions and guards behind an unguarded branch or a contrary guard, states that no transition
 * enters, and everything that starts in such a state or in a state that ends the machine. Guards have to be pure.
 *
 * @param definition the definition of the original machine, because a simulated one has other guards
 */
export function impossibleGoals(
  definition: Definition,
  bindings: AnyBindings,
): Set<string> {
  const { nodes, transitions } = definition;
  const shadows = shadowedBranches(transitions);
  const entered = enteredStates(definition);
  const goals = new Set<string>();
  for (const { node, path } of nodes)
    if (!entered.has(node)) goals.add(stateGoal(path));
  const handled = new Set<string>();
  for (const entry of transitions) {
    const { label, descriptor, transition } = entry;
    const isActive =
      entered.has(transition.source) && !endsMachine(transition.source);
    if (isActive) handled.add(descriptor);
    if (!isActive || shadows.untaken.has(entry))
      goals.add(transitionGoal(label));
    if (!isActive || shadows.neverFalse.has(entry)) goals.add(guardGoal(label));
  }
  for (const [name, cases] of Object.entries(bindings)) {
    const isHandled = [...handled].some((event) =>
      matchesDescriptor(name, event),
    );
    if (isHandled || !Array.isArray(cases)) continue;
    for (const index of cases.keys()) goals.add(caseGoal(name, index));
  }
  return goals;
}

/** Returns the branches that are never selected, and the branches whose guard is never false, because of earlier ones. */
function shadowedBranches(transitions: readonly TransitionEntry[]) {
  const untaken = new Set<TransitionEntry>();
  const neverFalse = new Set<TransitionEntry>();
  const branchesOf = new Map<MachineNode, Map<string, TransitionEntry[]>>();
  for (const entry of transitions) {
    const { source } = entry.transition;
    const byEvent = branchesOf.get(source) ?? new Map();
    branchesOf.set(source, byEvent);
    const earlier: TransitionEntry[] = byEvent.get(entry.descriptor) ?? [];
    byEvent.set(entry.descriptor, [...earlier, entry]);
    // When a branch is evaluated, the guards of the branches before it are false.
    const guards = earlier.map(({ transition }) => transition.guard as unknown);
    const guard: unknown = entry.transition.guard;
    const isUnevaluated =
      guards.includes(undefined) ||
      guards.some((one) => guards.some((other) => areContrary(one, other)));
    const isFalse = guards.some((other) => isSameGuard(guard, other));
    if (isUnevaluated || isFalse) untaken.add(entry);
    if (isUnevaluated || guards.some((other) => areContrary(guard, other)))
      neverFalse.add(entry);
  }
  return { untaken, neverFalse };
}

/** Returns whether one guard is the negation of the other. */
function areContrary(one: unknown, other: unknown): boolean {
  return isNegationOf(one, other) || isNegationOf(other, one);
}

function isNegationOf(guard: unknown, other: unknown): boolean {
  if (typeof guard !== "function" || !("check" in guard)) return false;
  const { name, guards } = guard as unknown as {
    name: string;
    guards?: readonly unknown[];
  };
  return name === "not" && isSameGuard(guards?.[0], other);
}

/** Returns whether two guards certainly return the same. Functions with the same source can read other variables. */
function isSameGuard(one: unknown, other: unknown): boolean {
  if (one === undefined || other === undefined) return false;
  return one === other || (isNamed(one) && guardName(one) === guardName(other));
}

/** Returns whether a guard is a name, optionally with static params, so that its text identifies it. */
function isNamed(guard: unknown): boolean {
  if (typeof guard === "string") return true;
  if (typeof guard !== "object" || guard === null) return false;
  return !("params" in guard) || typeof guard.params !== "function";
}

/** Returns whether the machine ends as soon as it enters the state. */
function endsMachine(node: MachineNode): boolean {
  const { parent } = node;
  return (
    node.type === "final" &&
    parent !== undefined &&
    parent.type === "compound" &&
    parent.parent === undefined
  );
}

/**
 * Returns the states that the start or a chain of possible transitions enters. A compound state always counts with its
 * initial state, so the result may contain too many states, but it lacks none.
 */
export function enteredStates({
  nodes,
  transitions,
}: Definition): Set<MachineNode> {
  const { untaken } = shadowedBranches(transitions);
  const isPossible = (entry: TransitionEntry) =>
    !untaken.has(entry) && !endsMachine(entry.transition.source);
  const entered = new Set<MachineNode>();
  const enter = (node: MachineNode): void => {
    if (entered.has(node)) return;
    entered.add(node);
    if (node.parent) enter(node.parent);
    const inner = {
      parallel: Object.values(node.states),
      compound: node.type === "compound" ? (node.initial.target ?? []) : [],
      // Another transition has entered the states that were active before.
      history: historyTargets(node),
      atomic: [],
      final: [],
    }[node.type];
    for (const child of inner) enter(child);
  };
  for (const { node } of nodes.slice(0, 1)) enter(node);
  for (let count = -1; count !== entered.size; ) {
    count = entered.size;
    for (const entry of transitions) {
      const { source, target } = entry.transition;
      if (!entered.has(source) || !isPossible(entry)) continue;
      for (const node of target ?? []) enter(node);
    }
  }
  return entered;
}

/** Returns the states that a history state enters if its parent was never active. */
function historyTargets({
  config,
  parent,
  machine,
}: MachineNode): MachineNode[] {
  const targets: readonly unknown[] = listOf(config.target);
  return targets.flatMap((target) => {
    if (typeof target !== "string") return [target as MachineNode];
    if (target.startsWith("#")) return [machine.getStateNodeById(target)];
    let node = parent;
    for (const key of target.replace(/^\./, "").split("."))
      node = node?.states[key];
    return node ?? [];
  });
}
